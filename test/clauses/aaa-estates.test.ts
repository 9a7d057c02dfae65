import type { OpponentScore } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { opponentPoints, scoreForCards } from "../support/position-cards.js";

/** Its estates: houses, points for each, and whether they are among those that score. */
function estatesOf({ estates }: OpponentScore): (readonly [number, number, boolean])[] {
  return estates.map(({ houses, each, counts }) => [houses, each, counts]);
}

describe("an AAA player's estates", () => {
  test("AAA-11 AAA-12: Sam, 3 one-house cards, one of them an improvement, and an extension: 5 x 2 = 10", () => {
    const score = scoreForCards(["4 park", "5 improvement", "3 pool", "3 extension"]);
    expect(estatesOf(score)).toEqual([[5, 2, true]]);
    expect(opponentPoints(score, "estates")).toBe(10);
  });

  test("AAA-11: they are the runs between fence cards, one thought at both ends; empty runs are none", () => {
    const given = ["11 fence", "4 park", "6 park", "8 fence", "9 fence", "3 temp"];
    expect(estatesOf(scoreForCards(given))).toEqual([
      [2, 1, true],
      [1, 1, true],
    ]);
  });

  test("AAA-11: a house is worth 1 without an improvement, with several no more than with one", () => {
    const given = ["5 improvement", "7 improvement", "9 improvement", "11 fence", "4 park", "6 park"];
    expect(estatesOf(scoreForCards(given, { mode: { aaa: "level-5" } }))).toEqual([
      [3, 4, true],
      [2, 1, true],
    ]);
  });

  test("AAA-11: there is no limit to their size", () => {
    const given = ["4 park", "6 park", "7 park", "9 park", "11 park", "3 pool", "6 pool", "8 pool"];
    expect(estatesOf(scoreForCards(given))).toEqual([[8, 1, true]]);
  });

  test("AAA-11: the five most valuable score", () => {
    const given = [
      ...["4 park", "11 fence", "6 park", "9 park", "8 fence", "5 improvement", "9 fence", "3 extension"],
      ...["10 fence", "7 improvement", "7 park", "14 fence", "3 temp"],
    ];
    const { estates, sections } = scoreForCards(given);
    expect(estates.map(({ points }) => points)).toEqual([1, 2, 2, 2, 4, 1]);
    expect(
      estates
        .filter(({ counts }) => counts)
        .map(({ points }) => points)
        .sort(),
    ).toEqual([1, 2, 2, 2, 4]);
    expect(sections.find(({ section }) => section === "estates")?.points).toBe(11);
  });
});
