import { type CustomLayout, type GameState, isOver } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { afterRound, dealt, inAnyOrder, pairing, validation } from "../support/position-cards.js";
import { against, kindsOf, LONG, roundsLater } from "../support/position-sheets.js";
import { after } from "../support/positions.js";

const SAM = { players: ["Ann"], seed: 1, mode: { aaa: "sam" } } as const;

/** Two streets of two houses: with a 1 in both second houses nothing but a 0 fits. */
const SMALL: CustomLayout = {
  ...LONG,
  id: "small",
  streets: [0, 1].map(() => ({ houses: 2, column: 0, pools: [], parks: [0, 1] })),
};

describe("a Permit Refusal in AAA Solo", () => {
  const hands = ["1 fence", "5 park", "6 park", "1 improvement", "7 park", "8 park"];
  const thenDrawn = (...third: readonly string[]): GameState => {
    const start = dealt({ ...SAM, layout: SMALL }, [...hands, ...third], [[50, validation("A")]]);
    const one = afterRound(start, 0, ...pairing(0, 1, [0, 1, 1]), { type: "skip" });
    return afterRound(one, 0, ...pairing(0, 1, [1, 1, 1]), { type: "skip" });
  };

  test("AAA-7: when no number of the three fits", () => {
    expect(kindsOf(thenDrawn("9 park", "10 fence", "11 fence"))).toEqual(["permitRefusal"]);
  });

  test("REF-2: a number that fits only with a temp obliges nobody", () => {
    const state = thenDrawn("2 fence", "3 temp", "11 fence");
    expect(kindsOf(state)).toEqual(["pair", "permitRefusal"]);
    expect(against(state, { type: "pair", numberCard: 0, actionCard: 1 })).toBeNull();
    expect(against(state, { type: "pair", numberCard: 1, actionCard: 0 })).toBe("NUM-1 pick.cannot-write");
  });

  test.each([0, 1, 2])("AAA-7: two are discarded, and one, of the player's choice, is given: %i", (card) => {
    const state = thenDrawn("9 park", "10 fence", "11 fence");
    const refused = after(state, 0, { type: "permitRefusal" });
    expect(kindsOf(refused)).toEqual(["give"]);
    const next = afterRound(refused, 0, { type: "give", card });
    const others = state.hands[0].filter((_, index) => index !== card);
    expect(next.table.opponent?.given.at(-1)).toEqual(state.hands[0][card]);
    expect(inAnyOrder(next.table.discards)).toEqual(inAnyOrder(state.table.discards, others));
    expect(isOver(next)).toBe(false);
  });
});

test("AAA-4: when too few cards are left for a hand, on a custom sheet, the game is over", () => {
  let state = dealt({ ...SAM, layout: LONG }, [], [[50, validation("A")]]);
  while (!isOver(state)) {
    expect(state.hands[0]).toHaveLength(3);
    state = roundsLater(state, 1);
  }
  expect(state.table.endedBy).toEqual(["deck-empty"]);
  expect(state.table.opponent?.given).toHaveLength(61); // two are left
});
