import { describeSheet, type GameState } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { against, alone, classic, EDITIONS, numbersFor, written } from "../support/position-sheets.js";
import { after } from "../support/positions.js";

/** A game of one player, who has chosen this number. */
function chosen(streets: string, shown: string, options = {}): GameState {
  return after(alone(classic(streets), shown, options), 0, { type: "pick", stack: 0 });
}

/** The houses of a street in which the number chosen can be written. */
function openHouses(state: GameState, street: number): number[] {
  const houses = describeSheet(state, 0).streets[street].houses.map((_, house) => house);
  return houses.filter((house) => numbersFor(state, street, house).length > 0);
}

describe.each(EDITIONS)("numbering a house (%s)", (edition) => {
  test("NUM-1: the number chosen goes into an empty house, in any street", () => {
    const state = chosen("5", "8 fence", { edition });
    expect(openHouses(state, 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(openHouses(state, 1)).toHaveLength(11);
    expect(openHouses(state, 2)).toHaveLength(12);
    expect(against(state, { type: "write", street: 0, house: 0, number: 8 })).toBe("NUM-1 write.not-empty");
    expect(against(state, { type: "write", street: 1, house: 0, number: 5 })).toBe(
      "NUM-1 write.other-number",
    );
  });

  test("NUM-2: houses may be skipped and filled later", () => {
    const state = chosen("3 . . 9", "6 fence", { edition });
    expect(openHouses(state, 0)).toEqual([1, 2]);
  });

  test("NUM-2: numbers may be skipped: 10 directly after 7", () => {
    const state = written(classic("7"), "10 fence", [0, 1, 10], { edition });
    expect(describeSheet(state, 0)).toEqual(classic("7 10"));
  });

  test("NUM-2: numbers rise from left to right", () => {
    const state = chosen(". 7 . . 9 .", "8 fence", { edition });
    expect(openHouses(state, 0)).toEqual([2, 3]);
    expect(against(state, { type: "write", street: 0, house: 0, number: 8 })).toBe("NUM-2 write.order");
    expect(against(state, { type: "write", street: 0, house: 5, number: 8 })).toBe("NUM-2 write.order");
  });

  test("NUM-3: a number does not stand twice in a street", () => {
    const state = chosen(". . 8", "8 fence", { edition });
    expect(openHouses(state, 0)).toEqual([]);
    expect(against(state, { type: "write", street: 0, house: 5, number: 8 })).toBe("NUM-3 write.repeated");
  });

  test("NUM-3: nor beside its copies", () => {
    const state = chosen("8 8B . 9", "8 fence", { edition });
    expect(openHouses(state, 0)).toEqual([]);
    expect(against(state, { type: "write", street: 0, house: 2, number: 8 })).toBe("NUM-3 write.repeated");
    const left = chosen("7 . 8 9", "8 fence", { edition });
    expect(against(left, { type: "write", street: 0, house: 1, number: 8 })).toBe("NUM-3 write.repeated");
  });

  test("NUM-4: streets are independent: the same number fits in another one", () => {
    const state = chosen("8 9 10", "8 fence", { edition });
    expect(openHouses(state, 1)).toHaveLength(11);
  });

  test("NUM-4: a roundabout cuts a street into independent parts", () => {
    const state = chosen(". 8 | @ | . 8", "5 fence", { edition, advanced: true });
    expect(openHouses(state, 0)).toEqual([0, 3]);
  });

  test("NUM-5: what is written stays", () => {
    const state = chosen("5 5B | @ |", "5 fence", { edition, advanced: true });
    for (const house of [0, 1, 2]) {
      const move = { type: "write", street: 0, house, number: 5 } as const;
      expect(against(state, move)).toBe("NUM-1 write.not-empty");
    }
  });
});
