import fc from "fast-check";
import { checkSheet, type HouseDescription, type Layout, type SheetDescription } from "perfect-home-rules";
import { formatSheet, parseSheet } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import type { SheetMarks } from "../../src/data/sheet-marks.js";
import { EXPANSIONS } from "../../src/variants/expansions/all.js";
import { anySheet } from "./descriptions.js";

const SHEETS = EXPANSIONS.flatMap((expansion) =>
  Object.entries(expansion.sheets).map(([edition, layout]) => ({
    id: layout.id,
    options: { edition: edition as keyof typeof expansion.sheets },
    layout,
    marks: expansion.marks(layout),
  })),
);

const CORE_SIGNS = [...".@Z|B*_¾#0123456789"];
const CORE_LINES = [
  ...["player", "sheet", "plans"],
  ...["parks", "pools", "temps", "improvements", "extensions", "roundabouts", "refusals"],
];

function counts(model: readonly (readonly [name: string, values: fc.Arbitrary<unknown>])[]) {
  return fc
    .record(Object.fromEntries(model), { requiredKeys: [], noNullPrototype: true })
    .map((each) => (Object.keys(each).length === 0 ? undefined : each));
}

/** Any well-formed sheet of an expansion, with marks and lines. */
function sheetsOf(layout: Layout, { houses, lines }: SheetMarks): fc.Arbitrary<SheetDescription> {
  const marks = counts(houses.map(({ name, max }) => [name, fc.integer({ min: 1, max })]));
  const numbers = counts(
    lines.map(({ name, values }) => [name, fc.array(fc.nat(9999), { minLength: values, maxLength: values })]),
  );
  const size = layout.streets.reduce((sum, street) => sum + street.houses, 0);
  const plain = anySheet({ name: layout.id, options: {}, layout });
  return fc
    .tuple(plain, fc.array(marks, { minLength: size, maxLength: size }), numbers)
    .map(([sheet, all, added]) => {
      let place = 0;
      const withMarks = (house: HouseDescription): HouseDescription => {
        const expansion = all[place++] as Readonly<Record<string, number>> | undefined;
        return expansion === undefined ? house : { ...house, marks: expansion };
      };
      return {
        ...sheet,
        streets: sheet.streets.map((street) => ({ ...street, houses: street.houses.map(withMarks) })),
        ...(added === undefined ? {} : { lines: added as Readonly<Record<string, number[]>> }),
      };
    });
}

describe.each(SHEETS)("the sheet $id", ({ options, layout, marks }) => {
  test("is read as it was written, with its marks and lines", () => {
    fc.assert(
      fc.property(sheetsOf(layout, marks), (description) => {
        const text = formatSheet(description, options);
        expect(parseSheet(text, options)).toStrictEqual(description);
      }),
      { numRuns: 30 },
    );
  });

  test("has signs and lines that mean nothing else", () => {
    const signs = [...CORE_SIGNS, ...marks.houses.map(({ sign }) => sign)];
    const lines = [...CORE_LINES, ...marks.lines.map(({ name }) => name)];
    expect(new Set(signs).size).toBe(signs.length);
    expect(new Set(lines).size).toBe(lines.length);
    for (const { sign } of marks.houses) expect(sign).toMatch(/^[!-~]$/);
    for (const { name } of marks.lines) expect(name).toMatch(/^[a-z][A-Za-z-]*$/);
  });
});

test("EGG-1: eggs stand after a house, and more than its number has loops are found", () => {
  const text = [
    "sheet easter-eggs",
    ". . 6o 8oo . . . . . .",
    ". . . . . . . . . . .",
    ". . . . . . . . . . . .",
  ].join("\n");
  const sheet = parseSheet(text);
  expect(sheet.streets[0].houses[3]).toEqual({ kind: "numbered", number: 8, marks: { eggs: 2 } });
  expect(checkSheet(sheet)).toEqual([]);
  const [violation] = checkSheet(parseSheet(text.replace("8oo", "9oo")));
  expect(violation).toMatchObject({ clause: "EGG-1", details: { street: 0, house: 3 } });
});
