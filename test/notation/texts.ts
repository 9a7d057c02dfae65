import fc from "fast-check";
import { formatSheet } from "perfect-home-rules/notation";
import { anySheets } from "./descriptions.js";

/** Texts of well-formed sheets. */
const sheetTexts: fc.Arbitrary<string> = anySheets.map(({ kind, description }) =>
  formatSheet(description, kind.options),
);

const WORDS = [
  ...["1", "17", "18", "05", "9¾", "9.75", "12¾", "3B", "5*", "7_", "8B*_", ".", ".*", "@", "Z", "|", "||"],
  ...["parks", "pools", "temps", "improvements", "extensions", "roundabouts", "refusals", "plans", "A 8"],
  ...["sheet", "sheet classic", "sheet blueprint", 'sheet "x"', "player", 'player "Ann', "# note", "#"],
  ...["\n", "\r\n", "\r", " ", "\t", "\u00A0", "\uFEFF", "0", "-1", "1e3", "99999999999", "__proto__"],
];

/** Texts made of what the grammar is made of. */
const wordSalad: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...WORDS), { maxLength: 60 })
  .chain((words) => fc.constantFrom(" ", "", "\n").map((between) => words.join(between)));

/** One change of a text: what is taken out at some place, and what is put there. */
const CHANGE = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  out: fc.nat(5),
  put: fc.oneof(fc.constantFrom("", ...WORDS), fc.string({ maxLength: 4, unit: "binary" })),
});

/** Texts of sheets with some changes. */
const changedTexts: fc.Arbitrary<string> = fc
  .tuple(sheetTexts, fc.array(CHANGE, { minLength: 1, maxLength: 4 }))
  .map(([text, changes]) =>
    changes.reduce((changed, { at, out, put }) => {
      const place = Math.floor(at * changed.length);
      return changed.slice(0, place) + put + changed.slice(place + out);
    }, text),
  );

/** Texts of all sorts, most of them wrong. */
export const anyTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
  { weight: 2, arbitrary: wordSalad },
  { weight: 5, arbitrary: changedTexts },
);
