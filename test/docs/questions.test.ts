import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { type Answer, type ClauseId, clauses, type Question, questions } from "perfect-home-rules/rules";
import { describe, expect, test } from "vitest";
import { RULES } from "./rule-pages.js";

const INDEX = `${RULES}/index.md`;
const BLOCK = /(?<=<!-- questions -->\n).*?(?=<!-- end of questions -->)/s;

function linked(ids: readonly ClauseId[]): string {
  return ids.map((id) => `[${id}](${posix.relative(RULES, clauses[id].page)})`).join(", ");
}

function marked({ edition, text }: Answer): string {
  return edition === "both" ? text.en : `[${edition}] ${text.en}`;
}

function row({ id, question, answers }: Question): string {
  const said = answers.map((each) => `${marked(each)} ${linked(each.clauses)}`);
  return `| <a id="${id}"></a>${question.en} | ${said.join("<br>")} |`;
}

function subject({ question, answers }: Question): string {
  const items = answers.map((each) => `- ${marked(each)} ${linked(each.clauses)}`);
  return `### ${question.en}\n\n${items.join("\n")}\n`;
}

function isSubject({ id }: Question): boolean {
  return id.startsWith("all-about-");
}

/** The parts of the table, and the question that each begins with. */
const PARTS: Record<string, string> = {
  "same-number": "Numbers and refusals",
  "must-act": "Actions",
  "plan-at-once": "Plans and estates",
  reshuffle: "Cards and players",
  "game-end": "End and points",
  "expansion-plans": "Expansions",
};

function block(): string {
  const rows = questions
    .filter((each) => !isSubject(each))
    .map((each) => {
      const part = PARTS[each.id];
      const heading = part === undefined ? "" : `\n### ${part}\n\n| question | answer |\n|---|---|\n`;
      return heading + row(each);
    });
  const subjects = questions.filter(isSubject).map(subject);
  return `${rows.join("\n")}\n\n${subjects.join("\n")}\n`;
}

describe("questions at the table", () => {
  test("stand at the top of the rules", async () => {
    const page = readFileSync(INDEX, "utf8");
    expect(page).toMatch(BLOCK);
    await expect(page.replace(BLOCK, block())).toMatchFileSnapshot(`../../${INDEX}`);
    expect(page.match(/^## .*$/m)?.[0]).toBe("## Questions at the table");
  });

  test("stand in parts, the first question at the beginning of the first", () => {
    const ids = questions.map(({ id }) => id);
    const begins = Object.keys(PARTS).map((id) => ids.indexOf(id));
    expect(begins[0]).toBe(0);
    expect(begins).toEqual(begins.toSorted((a, b) => a - b));
  });

  test("are thirty or more, each with its own id, and one for each of three subjects", () => {
    expect(questions.filter((each) => !isSubject(each)).length).toBeGreaterThanOrEqual(30);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    expect(questions.filter(isSubject).map(({ id }) => id)).toEqual([
      "all-about-roundabouts",
      "all-about-pools",
      "all-about-ties",
    ]);
  });

  test("an answer is a line in each language, and every question has one for both editions it can be asked in", () => {
    for (const { id, question, words, answers } of questions) {
      for (const { en, fr } of [question, ...answers.map(({ text }) => text)]) {
        expect(en, id).toMatch(/^["«\p{Lu}\d].{2,150}$/u);
        expect(fr, id).toMatch(/^["«\p{Lu}\d].{2,150}$/u);
        expect(fr, id).not.toBe(en);
      }
      expect(`${words.en} ${words.fr}`, id).not.toMatch(/[^\p{L}\d\- ’]/u);
      expect(answers.length, id).toBeGreaterThan(0);
    }
  });

  test("an answer for one edition cites clauses that belong to it", () => {
    const astray = questions.flatMap(({ id, answers }) =>
      answers
        .filter(({ edition }) => edition !== "both")
        .filter((each) =>
          each.clauses.some((cited) => ![each.edition, "both"].includes(clauses[cited].edition)),
        )
        .map(() => id),
    );
    expect(astray).toEqual([]);
  });

  test.each(["2018", "2023"] as const)("an answer on which the books of %s are silent says so", (edition) => {
    const silent = questions.flatMap(({ answers }) =>
      answers.filter(
        (each) =>
          [edition, "both"].includes(each.edition) &&
          each.clauses.some((cited) => [edition, "both"].includes(clauses[cited].edition)) &&
          each.clauses.every((cited) => !clauses[cited].sources[edition]?.length),
      ),
    );
    expect(silent.filter(({ text }) => !/ruling/.test(text.en) || !/interprétation/.test(text.fr))).toEqual(
      [],
    );
  });
});
