import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { englishWords } from "../../src/texts/english/texts.js";
import { EXPANSIONS } from "../../src/variants/expansions/all.js";

const { steps, sections, expansions } = englishWords();

const marks = EXPANSIONS.flatMap(({ sheets, marks: marksOf }) =>
  Object.values(sheets).flatMap((layout) => {
    const { houses, lines } = marksOf(layout);
    return [...houses, ...lines].map(({ name }) => name);
  }),
);

/** Of the families of American Dream the table has one, that of the parks. */
const OTHER_FAMILY = /^(?:numbered|perfect)(?:Fence|Improvement|Pool|Temp|Extension)Houses$/;

/** What pages list of every expansion, each by its name there. */
const LISTED: readonly (readonly [what: string, page: string, names: readonly string[]])[] = [
  ["steps", "docs/concepts.md", Object.keys(steps)],
  ["marks and lines of sheets", "docs/notation.md", marks],
  ["sections of scores", "docs/paper-sheet.md", Object.keys(sections)],
  [
    "features that plans count",
    "docs/custom-layouts.md",
    EXPANSIONS.flatMap(({ features }) => Object.keys(features)).filter((name) => !OTHER_FAMILY.test(name)),
  ],
];

test.each(LISTED)("%s stand in a table of %s", (_what, page, names) => {
  const rows = readFileSync(page, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "));
  const named = new Set(rows.flatMap((row) => Array.from(row.matchAll(/`([\w-]+)`/g), ([, name]) => name)));
  expect(
    names.filter((name) => !named.has(name)),
    `names that no table of ${page} has`,
  ).toEqual([]);
});

test("every sheet of an expansion has a row in docs/notation.md", () => {
  const text = readFileSync("docs/notation.md", "utf8");
  expect(Object.keys(expansions).filter((id) => !text.includes(`| [\`${id}\`](rules/`))).toEqual([]);
});
