import { type CustomPlanCard, type FeatureId, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { positionOf, sheetWith } from "../support/positions.js";

const LIGHTS = { layout: "christmas-lights" } as const;

/** Whether a first street meets a plan that asks for an estate of a size with a number of a feature. */
function isMet(
  street: string,
  size: number,
  feature: FeatureId,
  least: number,
  most: number | null,
): boolean {
  const plan: CustomPlanCard = {
    id: "own",
    letter: "C",
    score: [8, 4],
    parts: [
      {
        where: { in: "sheet" },
        needs: [{ need: "estates", sizes: [size], each: [{ feature, min: least, max: most }] }],
      },
    ],
  };
  const state = positionOf({ ...LIGHTS, plans: { C: plan } }, [sheetWith(LIGHTS, [street])]);
  return planStatus(state, 0, "C").met;
}

describe("PLN-4 PLN-8: what plans count of an estate's lights", () => {
  test("XMS-2: one house is no string, two are one where they are linked", () => {
    expect(isMet("5 |", 1, "wholeStrings", 1, null)).toBe(false);
    expect(isMet("5 6 |", 2, "wholeStrings", 1, null)).toBe(true);
    expect(isMet("5 7 |", 2, "wholeStrings", 1, null)).toBe(false);
    expect(isMet("5 6 8 |", 3, "wholeStrings", 1, null)).toBe(false);
  });

  test("PLN-8: links to houses of other estates do not count", () => {
    expect(isMet("5 6 | 7 9 |", 2, "links", 0, 0)).toBe(true);
    expect(isMet("5 6 | 7 8 |", 2, "links", 0, 0)).toBe(false);
    expect(isMet("5 6 7 |", 3, "links", 2, 2)).toBe(true);
  });

  test("PLN-8: the middle house is linked by the string on either side of it, by no other", () => {
    const isUnlinked = (street: string, size: number) => isMet(street, size, "linkedMiddles", 0, 0);
    expect(isUnlinked("1 2 5 8 9 |", 5)).toBe(true);
    expect(isUnlinked("1 4 5 8 11 |", 5)).toBe(false);
    expect(isUnlinked("1 4 7 8 11 |", 5)).toBe(false);
    expect(isUnlinked("1 2 3 4 |", 4)).toBe(true);
  });
});
