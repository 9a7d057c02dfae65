import { createGame, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { positionOf } from "../support/positions.js";
import { violationIn } from "../support/refusals.js";
import { DREAM, FAMILIES, sheet, withHouse } from "./american-dream.js";

describe("AMD-5: the nine plans", () => {
  const status = (letter: "A" | "B" | "C", id: string, streets: readonly string[]) =>
    planStatus(positionOf({ ...DREAM, plans: { [letter]: id } }, [sheet(streets)]), 0, letter);
  const isMet = (letter: "A" | "B" | "C", id: string, streets: readonly string[]): boolean =>
    status(letter, id, streets).met;

  /** All houses of some families, with a mark. */
  const ofFamilies = (letters: string, mark: string): string[] =>
    FAMILIES.map((row) =>
      [...row].map((letter, at) => (letters.includes(letter) ? `${at + 1}${mark}` : ".")).join(" "),
    );

  test("AMD-5: three of each letter, and no others", () => {
    const games = Array.from({ length: 80 }, (_, seed) =>
      createGame({ ...DREAM, players: ["Ann"], seed }).setup.plans.map(({ id }) => id),
    );
    const ids = (slot: number): string[] => [...new Set(games.map((plans) => plans[slot]))].sort();
    expect(ids(0)).toEqual(["all-blue-and-orange-numbered", "all-green-perfect", "all-red-perfect"]);
    expect(ids(1)).toEqual(["four-columns", "three-adjacent-columns", "two-perfect-columns"]);
    expect(ids(2)).toEqual(["one-perfect-street", "perfect-3-by-3", "two-streets"]);
    const usual = violationIn(() =>
      createGame({ ...DREAM, players: ["Ann"], seed: 1, plans: { A: "two-estates-of-4" } }),
    );
    expect(usual.code).toBe("options.invalid");
  });

  test("AMD-5: all green houses perfect; all red ones", () => {
    expect(isMet("A", "all-green-perfect", ofFamilies("p", "o"))).toBe(true);
    expect(isMet("A", "all-green-perfect", ofFamilies("p", ""))).toBe(false);
    expect(isMet("A", "all-green-perfect", withHouse(ofFamilies("p", "o"), 1, 6, "6"))).toBe(false);
    expect(isMet("A", "all-red-perfect", ofFamilies("e", "o"))).toBe(true);
    expect(isMet("A", "all-red-perfect", withHouse(ofFamilies("e", "o"), 5, 7, "7"))).toBe(false);
    expect(status("A", "all-red-perfect", ofFamilies("e", "o")).parts).toMatchObject([
      { of: "perfectExtensionHouses", have: 3, need: 3 },
    ]);
  });

  test("AMD-5: all blue and orange houses numbered, perfect or not", () => {
    const id = "all-blue-and-orange-numbered";
    expect(isMet("A", id, ofFamilies("Pt", ""))).toBe(true);
    expect(isMet("A", id, ofFamilies("P", ""))).toBe(false);
    const numbered = withHouse(ofFamilies("Pt", ""), 4, 1, "1o");
    expect(isMet("A", id, numbered)).toBe(true);
    expect(isMet("A", id, withHouse(numbered, 5, 2, "."))).toBe(false);
    expect(isMet("A", id, withHouse(numbered, 1, 4, "."))).toBe(false);
  });

  test("AMD-5: two columns with perfect houses only", () => {
    const two = FAMILIES.map(() => "1o . . . . 6o");
    expect(isMet("B", "two-perfect-columns", two)).toBe(true);
    expect(isMet("B", "two-perfect-columns", withHouse(two, 3, 6, "6"))).toBe(false);
  });

  test("AMD-5: four columns, perfect or not", () => {
    const four = FAMILIES.map(() => "1 2o . . 5 . 7");
    expect(isMet("B", "four-columns", four)).toBe(true);
    expect(isMet("B", "four-columns", withHouse(four, 2, 5, "."))).toBe(false);
  });

  test("AMD-5: three columns next to each other", () => {
    const three = FAMILIES.map(() => ". . 3 4o 5");
    expect(isMet("B", "three-adjacent-columns", three)).toBe(true);
    expect(isMet("B", "three-adjacent-columns", withHouse(three, 5, 4, "."))).toBe(false);
    expect(
      isMet(
        "B",
        "three-adjacent-columns",
        FAMILIES.map(() => "1 2 . 4 5"),
      ),
    ).toBe(false);
  });

  test("AMD-5: one street with perfect houses only; two streets", () => {
    const perfect = ["", "1o 2o 3o 4o 5o 6o 7o"];
    expect(isMet("C", "one-perfect-street", perfect)).toBe(true);
    expect(isMet("C", "one-perfect-street", withHouse(perfect, 2, 7, "7"))).toBe(false);
    const two = ["1 2 3 4 5 6 7", "", "", "1o 2 3 4 5 6 7"];
    expect(isMet("C", "two-streets", two)).toBe(true);
    expect(isMet("C", "two-streets", withHouse(two, 4, 1, "."))).toBe(false);
  });

  test("AMD-5: nine perfect houses in a square of 3 by 3", () => {
    const square = ["", ". . . . 5o 6o 7o", ". . . . 5o 6o 7o", ". . . . 5o 6o 7o"];
    expect(isMet("C", "perfect-3-by-3", square)).toBe(true);
    expect(isMet("C", "perfect-3-by-3", withHouse(square, 3, 6, "6"))).toBe(false);
    const shifted = ["", ". . . 4o 5o 6o", ". . . . 5o 6o 7o", ". . . . 5o 6o 7o"];
    expect(isMet("C", "perfect-3-by-3", shifted)).toBe(false);
    expect(isMet("C", "perfect-3-by-3", ["5o 6o 7o", "", "5o 6o 7o", "5o 6o 7o"])).toBe(false);
  });
});
