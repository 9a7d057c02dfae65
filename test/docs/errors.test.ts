import { readFileSync } from "node:fs";
import { clauses } from "perfect-home-rules/rules";
import { describe, expect, test } from "vitest";
import { type ViolationCode, violationKinds } from "../../src/clauses/violation-kinds.js";
import type { BotErrorCode } from "../../src/node/bot-error.js";

/** A line of a table of the page. */
interface Entry {
  readonly anchor: string;
  readonly code: string;
  readonly wrong: string;
  readonly remedy: string;
}

const ROW = /^\| <a id="(.*?)"><\/a>`(.*?)` \| (.*?) \| (.*?) \|$/gm;

const page = readFileSync("docs/errors.md", "utf8");
const entries = Array.from(
  page.matchAll(ROW),
  ([, anchor, code, wrong, remedy]): Entry => ({ anchor, code, wrong, remedy }),
);
const codes = Object.keys(violationKinds) as ViolationCode[];

/** The compiler sees to it that none is missing. */
const botCodes = Object.keys({
  "bot.not-loaded": true,
  "bot.threw": true,
  "bot.spoiled": true,
  "bot.illegal-move": true,
  "bot.timed-out": true,
  "bot.exited": true,
} satisfies Readonly<Record<BotErrorCode, true>>) as BotErrorCode[];

function entryOf(code: ViolationCode | BotErrorCode): Entry {
  const found = entries.filter((entry) => entry.code === code);
  expect(found, `entries of ${code} in docs/errors.md`).toHaveLength(1);
  return found[0];
}

/** How the page words a reason: the sentence, then its clauses with their places in the rule pages. */
function wordsOf(code: ViolationCode): string {
  const { message, clause, otherwise } = violationKinds[code];
  if (clause === null) return message;
  const links = [clause, ...otherwise].map(
    (each) => `[${each}](${clauses[each].page.replace(/^docs\//, "")})`,
  );
  return `${message} ${links.join(", ")}`;
}

describe("page of errors", () => {
  test.each(codes)("%s has an entry with its sentence, its clause and a remedy", (code) => {
    const { anchor, wrong, remedy } = entryOf(code);
    expect(anchor).toBe(code.replace(".", "-"));
    expect(`${wrong} `.startsWith(`${wordsOf(code)} `), wrong).toBe(true);
    expect(remedy).not.toBe("");
  });

  test.each(botCodes)("%s, of bots, has an entry with a remedy", (code) => {
    const { anchor, remedy } = entryOf(code);
    expect(anchor).toBe(code.replace(".", "-"));
    expect(remedy).not.toBe("");
  });

  test("every entry is of a code that there is", () => {
    const known: readonly string[] = [...codes, ...botCodes];
    expect(entries.map(({ code }) => code).filter((code) => !known.includes(code))).toEqual([]);
  });

  test("codes of one namespace stand together", () => {
    const namespaces = entries.map(({ code }) => code.split(".")[0]);
    const begun = namespaces.filter((namespace, index) => namespace !== namespaces[index - 1]);
    const apart = begun.filter((namespace, index) => begun.indexOf(namespace) !== index);
    expect(apart).toEqual([]);
  });
});
