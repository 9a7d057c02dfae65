import { type GameState, isOver, playersToMove } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { classic, EDITIONS, FULL_1, FULL_2, FULL_3, scored, writing } from "../support/position-sheets.js";
import { after, positionOf, type Untaken } from "../support/positions.js";

const END: Untaken = { type: "end" };
const CLAIM_A: Untaken = { type: "claim", plan: "A" };
const LAST_HOUSE = `1 2 3 4 5 6 7 8 9 ./${FULL_2}/${FULL_3}`;

describe.each(EDITIONS)("the end of the game (%s)", (edition) => {
  const plans = { A: "two-estates-of-4", B: "3-6", C: "2-5" };
  const position = (...sheets: Parameters<typeof positionOf>[1]): GameState =>
    positionOf({ edition, plans, advanced: true }, sheets, ["15 pool", "5 park", "6 improvement"]);

  test("END-1: after a round in which a player has validated all three plans", () => {
    const sheet = classic("1 2 3 4 | 5 6 7 8 |", "plans B 4 C 3");
    const state = after(position(sheet), 0, ...writing([2, 11, 15]), CLAIM_A, END);
    expect(state.table.endedBy).toEqual(["all-plans"]);
    expect(playersToMove(state)).toEqual([]);
  });

  test("END-1: after a round in which a player has crossed the third Permit Refusal", () => {
    const sheet = classic(`${FULL_1}/${FULL_2}/17 . . . . . . . . . . .`, "refusals 2");
    const state = after(position(sheet), 0, { type: "permitRefusal" }, END);
    expect(state.table.endedBy).toEqual(["last-refusal"]);
  });

  test("END-1: after a round in which a player has numbered all houses", () => {
    const state = after(position(classic(LAST_HOUSE)), 0, ...writing([0, 9, 15]), END);
    expect(state.table.endedBy).toEqual(["no-empty-house"]);
  });

  test("END-1: a roundabout is not empty: it is enough that no empty house is left", () => {
    const state = position(classic(LAST_HOUSE));
    const refused = after(
      positionOf({ edition, advanced: true }, [classic(LAST_HOUSE)], ["4 pool", "5 park", "6 park"]),
      0,
      { type: "permitRefusal" },
      { type: "roundabout", street: 0, house: 9 },
      END,
    );
    expect(isOver(state)).toBe(false);
    expect(refused.table.endedBy).toEqual(["no-empty-house"]);
  });

  test("END-1: for several reasons at once", () => {
    const sheet = classic(`1 2 3 4 | 5 6 7 8 | 9 ./${FULL_2}/${FULL_3}`, "plans B 4 C 3");
    const state = after(position(sheet), 0, ...writing([0, 9, 15]), CLAIM_A, END);
    expect([...state.table.endedBy].sort()).toEqual(["all-plans", "no-empty-house"]);
  });

  test("END-1: the round is finished: the others still play it and score for it", () => {
    const other = classic("1 2 3 4 | 5 6 7 8 |");
    const state = after(position(classic(LAST_HOUSE), other), 0, ...writing([0, 9, 15]), END);
    expect(isOver(state)).toBe(false);
    expect(playersToMove(state)).toEqual([1]);
    const ended = after(state, 1, ...writing([2, 11, 15]), CLAIM_A, END);
    expect(isOver(ended)).toBe(true);
    expect(scored(ended, "plans", 1)).toBe(6);
  });
});
