import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Phrases with a foreign accent, and what to write instead. */
const BANNED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bso many\b/i, "a number of, this many, the most"],
  [/\bwhere there is none\b/i, "for none, without one"],
  [/\bone's own\b/i, "custom, your own"],
  [/\bwhat is none\b/i, "anything else"],
  [/\bjust if\b/i, "if and only if, exactly when"],
  [/\bfor who (?:has|knows|refuses|validates|wants)\b/i, "for those who"],
  [/\bwho (?:can|could) (?:write|draw|do) nothing\b/i, "a player who"],
  [/\bwhole numbers? from 0(?:$|[^\w ]| on\b)/i, "non-negative integer"],
  [/\bgo on as expected\b/i, "unexpected text"],
  [/\bfrom 0 to below 1\b/i, "in [0, 1)"],
  [/\bdrawn only from one\b/i, "needs an observation"],
];

/** The rulebook's word for a player, which only the rule pages, the glossary and the titles of clauses use. */
const RULEBOOK_WORD: readonly [RegExp, string] = [/\barchitects?\b/i, "player"];

/** The files that may use the rulebook's word: they quote or explain it, or mean a helper of Dream Home. */
const MAY_QUOTE =
  /^(?:(?:src|test)\/dream-home\/.*|src\/clauses\/(?:\w+-clauses|(?:rulings|questions)\/.*)\.ts|docs\/(?:rules|dream-home)\/.*|docs\/glossary\.md)$/;

/** A text as one line, without the signs that begin lines of comments and lists: phrases can be broken between lines. */
function unwrapped(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|>|-)?[ \t]*/g, " ");
}

/** What is wrong with a text: each banned phrase in it, with its surroundings. */
function faultsOf(file: string, text: string): string[] {
  const phrases = MAY_QUOTE.test(file) ? BANNED : [...BANNED, RULEBOOK_WORD];
  const line = unwrapped(text);
  return phrases.flatMap(([phrase, instead]) =>
    Array.from(line.matchAll(new RegExp(phrase, "gi")), ({ index }) => {
      const around = line.slice(Math.max(0, index - 30), index + 40);
      return `${file}: "${around}"; rather: ${instead}`;
    }),
  );
}

/** The files of a folder and of those in it, with the given end. */
function filesIn(folder: string, end: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(end))
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`);
}

/** This file names the phrases that it looks for. */
const ITSELF = "test/package/banned-phrases.test.ts";

const FILES = [
  ...["src", "test", "bench"].flatMap((folder) => filesIn(folder, ".ts")),
  ...["docs", ".changeset"].flatMap((folder) => filesIn(folder, ".md")),
  ...filesIn("scripts", "js"),
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
].filter((file) => file !== ITSELF);

test("code, documentation and messages use no banned phrase", () => {
  expect(FILES.length).toBeGreaterThan(700);
  expect(FILES.flatMap((file) => faultsOf(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("a banned phrase is found within a line, at its end and across a break in a comment", () => {
  expect(faultsOf("src/a.ts", "/** At least so many. */")).toHaveLength(1);
  expect(
    faultsOf("src/a.ts", "/**\n * Layouts of one's\n * own, `null` where there is none.\n */"),
  ).toHaveLength(2);
  expect(faultsOf("docs/a.md", "It must be a whole number from 0.\n\nEqual just if all are.")).toHaveLength(
    2,
  );
  expect(faultsOf("docs/a.md", "It must be a whole number from 0 to 17.")).toEqual([]);
});

test("the rulebook's word for a player is kept to the rule pages, the glossary and clauses", () => {
  expect(faultsOf("src/game/a.ts", "// The architects.")).toHaveLength(1);
  expect(faultsOf("src/clauses/basic-clauses.ts", "The same sheet for every architect")).toEqual([]);
  expect(faultsOf("docs/a.md", "[Architecture](architecture.md)")).toEqual([]);
});
