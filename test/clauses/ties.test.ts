import { type EditionId, standings } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { classic } from "../support/position-sheets.js";
import { positionOf } from "../support/positions.js";

/** The places of sheets, each given by its streets and plan points. */
function placesOf(edition: EditionId, ...sheets: readonly (readonly [string, string?])[]): number[] {
  const state = positionOf(
    { edition },
    sheets.map(([streets, line]) => classic(streets, ...(line === undefined ? [] : [line]))),
  );
  const ranked = standings(state);
  return sheets.map((_, player) => ranked.find((standing) => standing.player === player)?.place ?? 0);
}

const BOTH: readonly EditionId[] = ["collector-2023", "first-2018"];

describe.each(BOTH)("ranking (%s)", (edition) => {
  test("TIE-1: the highest total wins", () => {
    expect(placesOf(edition, ["", "plans A 6"], ["", "plans A 8"], [""])).toEqual([2, 1, 3]);
  });

  test("TIE-1: a tie goes to the most complete estates", () => {
    expect(placesOf(edition, ["1 2 |"], ["1 | 2 |"])).toEqual([2, 1]);
    expect(placesOf(edition, ["", "plans A 6"], ["1 2 | 3 4 | 5 6 |"])).toEqual([2, 1]);
  });

  test("EST-1 TIE-1 TIE-2: estates of 7 and more count in 2023, not in 2018 (ruling)", () => {
    const large = "1 2 3 4 5 6 7 |/1 2 3 4 5 6 7 8 9 10 11";
    const ahead = edition === "collector-2023" ? [1, 2] : [2, 1];
    expect(placesOf(edition, [large, "plans A 4"], ["1 2 3 4 |"])).toEqual(ahead);
    expect(placesOf(edition, ["1 2 3 4 5 6 7 |", "plans A 1"], ["1 |"])).toEqual(
      edition === "collector-2023" ? [1, 1] : [2, 1],
    );
  });

  test("TIE-1: players who share a place are followed by the place after them all", () => {
    expect(placesOf(edition, ["", "plans A 6"], ["", "plans B 6"], [""])).toEqual([1, 1, 3]);
  });

  test("TIE-2: equal in all that counts, they share the victory", () => {
    expect(placesOf(edition, ["1 | 2 3 |"], ["/1 2 | 3 |"])).toEqual([1, 1]);
  });
});

describe("as many complete estates, of other sizes", () => {
  // 1 + 3 points and 2 + 2 points: two estates each.
  const ONE_AND_THREE = ["1 | 2 3 4 |"] as const;
  const TWO_AND_TWO = ["1 2 | 3 4 |"] as const;
  // 1 + 2 + 5 and 1 + 3 + 4: one estate of size 1 each.
  const ONE_TWO_FIVE = ["1 | 2 3 | 4 5 6 7 8 |"] as const;
  const ONE_THREE_FOUR = ["1 | 2 3 4 | 5 6 7 8 |"] as const;
  // 3 + 5 and 4 + 4: none of size 1 or 2.
  const THREE_FIVE = ["1 2 3 | 4 5 6 7 8 |"] as const;
  const FOUR_FOUR = ["1 2 3 4 | 5 6 7 8 |"] as const;

  test.each([
    [TWO_AND_TWO, ONE_AND_THREE],
    [ONE_THREE_FOUR, ONE_TWO_FIVE],
    [FOUR_FOUR, THREE_FIVE],
  ])(
    "TIE-2: then the most of size 1 decide, then of size 2, and so on (2018): %j behind %j",
    (behind, ahead) => {
      expect(placesOf("first-2018", behind, ahead)).toEqual([2, 1]);
      expect(placesOf("first-2018", ahead, behind)).toEqual([1, 2]);
    },
  );

  test.each([
    [TWO_AND_TWO, ONE_AND_THREE],
    [ONE_THREE_FOUR, ONE_TWO_FIVE],
  ])("TIE-1: the victory is shared (2023): %j and %j", (one, other) => {
    expect(placesOf("collector-2023", one, other)).toEqual([1, 1]);
  });

  test("TIE-2: up to size 6", () => {
    // One estate each, of 6 and of 5, made equal by a point.
    expect(placesOf("first-2018", ["1 2 3 4 5 6 |"], ["1 2 3 4 5 |", "plans A 1"])).toEqual([2, 1]);
  });
});
