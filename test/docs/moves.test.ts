import { readFileSync } from "node:fs";
import { parseMove } from "perfect-home-rules/notation";
import { expect, test } from "vitest";

const [, table] = readFileSync("docs/records.md", "utf8").split("| text | fields beside");
const ROWS = table
  .split("\n\n")[0]
  .split("\n")
  .slice(2)
  .flatMap((row) => {
    const [, texts, fields] = row.split("|").map((cell) => cell.trim());
    return Array.from(texts.matchAll(/`([^`]+)`/g), ([, text]) => ({
      text,
      fields: fields.replaceAll("`", ""),
    }));
  });

test.each(ROWS)("the page names the fields of $text", ({ text, fields }) => {
  const { type, player, ...others } = parseMove(text);
  expect([text.split(" ")[1], player]).toEqual([type, 0]);
  const named = Object.entries(others).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  expect(fields).toBe(named.join(", "));
});

test("the page names them for every move of the basic game", () => {
  expect(ROWS).toHaveLength(17);
});
