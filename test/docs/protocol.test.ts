import { readFileSync } from "node:fs";
import { createReferee, helloToBot } from "perfect-home-rules/protocol";
import { expect, test } from "vitest";
import { expectMessage } from "../protocol/asking.js";

/** The page, as if it had been written for this version of the package. */
const page = readFileSync("docs/protocol.md", "utf8").replaceAll(
  /"package":"[^"]*"/g,
  `"package":"${helloToBot(1).package}"`,
);

/** The lines of the talks on the page: what is told, and what is said. */
const TALKS = Array.from(page.matchAll(/^```text\n(.*?)^```$/gms), ([, talk]) =>
  talk
    .trimEnd()
    .split("\n")
    .map((line) => ({ isTold: line.startsWith("> "), line: line.slice(2) })),
);

const isWithBot = ([{ line }]: (typeof TALKS)[number]): boolean => "moveTime" in JSON.parse(line);

test("every talk with a referee goes as the page says", () => {
  const talks = TALKS.filter((talk) => !isWithBot(talk));
  expect(talks.length).toBeGreaterThan(1);
  for (const talk of talks) {
    const { answer } = createReferee();
    const told = talk.filter(({ isTold }) => isTold);
    const went = told.flatMap(({ line }) => [line, answer(line)]);
    expect(talk.map(({ line }) => line)).toEqual(went);
  }
});

test("every talk with a bot keeps to the schema", () => {
  const talks = TALKS.filter(isWithBot);
  expect(talks.map(([{ line }]) => line)).toEqual([JSON.stringify(helloToBot(60_000))]);
  for (const { isTold, line } of talks.flat()) expectMessage(isTold ? "toBot" : "fromBot", JSON.parse(line));
});

function firstColumn(head: string): string[] {
  const [, rows] = page.split(`\n| \`${head}\` |`);
  const cells = rows.split("\n\n")[0].split("\n").slice(2);
  return cells.flatMap((row) => Array.from(row.split("|")[1].matchAll(/`(\w+)`/g), ([, name]) => name));
}

test("the page names every request and everything that can be shown", () => {
  const { answer } = createReferee();
  expect(firstColumn("ask")).toEqual(JSON.parse(answer('{"ask":"hello"}') ?? "").asks);
  const refused = JSON.parse(answer('{"ask":"new","options":{},"show":["any"]}') ?? "");
  expect(firstColumn("show").join(", ")).toBe(refused.violations[0].details.expected);
});

test.each([
  ["perfect_home_rules.py", page],
  ["bot.py", page],
  ["dream_home_bot.py", readFileSync("docs/dream-home/guide.md", "utf8")],
])("a page has all of examples/python/%s", (file, text) => {
  expect(text).toContain(`\`\`\`python\n${readFileSync(`examples/python/${file}`, "utf8")}\`\`\``);
});
