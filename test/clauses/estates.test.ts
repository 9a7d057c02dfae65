import { type EditionId, planStatus, scoreSheets } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { alone, classic, EDITIONS } from "../support/position-sheets.js";
import { pointsIn } from "../support/positions.js";

/** Complete estates of size 1 to 6 on a sheet. */
function sizesOn(streets: string, edition: EditionId, ...lines: string[]): readonly number[] {
  const [score] = scoreSheets([classic(streets, ...lines)], { edition });
  return score.estatesBySize;
}

describe.each(EDITIONS)("estates (%s)", (edition) => {
  test.each([
    [1, "1 |"],
    [2, "1 2 |"],
    [3, "1 2 3 |"],
    [4, "1 2 3 4 |"],
    [5, "1 2 3 4 5 |"],
    [6, "1 2 3 4 5 6 |"],
  ])("EST-1: %i houses between two fences, all numbered, are a complete estate", (size, street) => {
    expect(sizesOn(street, edition)).toEqual([1, 2, 3, 4, 5, 6].map((each) => (each === size ? 1 : 0)));
  });

  test.each([
    ["with a house that is not numbered", "1 . 3 |"],
    ["without a fence on its right", "1 2 3"],
    ["without a fence on its left", ". 1 2 3 |"],
  ])("EST-1: none %s", (_, street) => {
    expect(sizesOn(street, edition)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test("EST-1: a number copied counts as any other", () => {
    expect(sizesOn("1 1B 2 |", edition)).toEqual([0, 0, 1, 0, 0, 0]);
  });

  test("EST-1: an estate does not go on in the next street", () => {
    expect(sizesOn(". . . . . . . . 9 10/1 |", edition)).toEqual([1, 0, 0, 0, 0, 0]);
  });

  test("EST-1: one of 7 or more scores nothing; it is a complete one in 2023, none in 2018 (ruling)", () => {
    const [score] = scoreSheets([classic("1 2 3 4 5 6 7 |/1 2 3 4 5 6 7 8 9 10 11/1 2 | . | 4 5 6 7 8 9")], {
      edition,
    });
    expect(pointsIn(score, "estates")).toBe(2);
    expect(score.estatesBySize).toEqual([0, 1, 0, 0, 0, 0]);
    expect(score.completeEstates).toBe(edition === "collector-2023" ? 3 : 1);
  });

  test("EST-1: nor for a plan", () => {
    const state = alone(classic("1 2 3 4 5 6 7 |/1 2 3 4 5 6 |"), "4 fence", {
      edition,
      plans: { A: "two-estates-of-6" },
    });
    const { met, parts } = planStatus(state, 0, "A");
    expect(met).toBe(false);
    expect(parts.map(({ have, need }) => [have, need])).toEqual([[1, 2]]);
  });

  test("EST-2: a roundabout is no house and no estate", () => {
    expect(sizesOn("1 2 | @ | 3 4 5 |", edition, "roundabouts 1")).toEqual([0, 1, 1, 0, 0, 0]);
  });
});
