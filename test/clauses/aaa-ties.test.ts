import { type CustomOpponent, createGame, type GameState, standings } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { aaaGame, playRounds } from "../support/dealt.js";
import { afterRound, dealt, LOWER_PART, pairing, validation } from "../support/position-cards.js";
import { roundsLater } from "../support/position-sheets.js";
import type { Untaken } from "../support/positions.js";

type CustomAaa = Exclude<CustomOpponent, { readonly level: 0 }>;

/** An opponent whose cards are worth nothing but for their houses. */
const PLAIN: CustomAaa = {
  id: "plain",
  level: 1,
  validates: [],
  park: 0,
  pool: 0,
  temp: 0,
  fence: 0,
  extension: 1,
  improvement: 1,
};

/** A game against an opponent with some other values. */
function against(values: Partial<CustomAaa>, hands: readonly string[], sheet?: "american-dream"): GameState {
  const options = { players: ["Ann"], seed: 1, mode: { aaa: { ...PLAIN, ...values } }, layout: sheet };
  return dealt(options, hands, [[LOWER_PART, validation("A")]]);
}

/** Who has which place, and what decides. */
function ranking(state: GameState) {
  return standings(state).map(({ player, place, total, completeEstates }) => [
    player,
    place,
    total,
    completeEstates,
  ]);
}

/** Building an estate of one house at the left end of a street: the first card's number, the second one's fence. */
function oneHouse(street: number, number: number): readonly Untaken[] {
  return [...pairing(0, 1, [street, 0, number]), { type: "fence", street, gap: 0 }];
}

describe("a tie on points with the AAA", () => {
  const ONE = ["1 improvement", "5 fence", "8 park"];
  const TWO = ["4 improvement", "6 fence", "9 fence"];

  test("AAA-13: with as many complete estates the victory is shared; all runs of the AAA count as complete", () => {
    const state = afterRound(against({}, ONE), 0, ...oneHouse(0, 1));
    expect(ranking(state)).toEqual([
      [0, 1, 1, 1],
      ["opponent", 1, 1, 1],
    ]);
  });

  test("AAA-13: with more complete estates the player wins", () => {
    const one = afterRound(against({ fence: 1 }, [...ONE, ...TWO]), 0, ...oneHouse(0, 1));
    expect(ranking(afterRound(one, 0, ...oneHouse(1, 4)))).toEqual([
      [0, 1, 2, 2],
      ["opponent", 2, 2, 1],
    ]);
  });

  test("AAA-13: with fewer the AAA wins", () => {
    const start = against({}, [...ONE, ...TWO, "8 fence", "6 improvement", "7 park"]);
    const one = afterRound(start, 0, ...pairing(0, 1, [0, 0, 1]), { type: "skip" });
    const estateOfTwo: Untaken = { type: "fence", street: 0, gap: 1 };
    const two = afterRound(one, 0, ...pairing(0, 1, [0, 1, 4]), estateOfTwo);
    const state = afterRound(two, 0, ...pairing(1, 0, [1, 5, 6]), { type: "skip" });
    expect(ranking(state)).toEqual([
      ["opponent", 1, 2, 2],
      [0, 2, 2, 1],
    ]);
  });

  test("AAA-13: runs beyond the five that score count as complete too", () => {
    const parks = ["4 park", "6 park", "7 park", "9 park", "11 park", "12 park"];
    const fences = ["8 fence", "9 fence", "10 fence", "11 fence", "14 fence"];
    const given = parks.flatMap((park, index) => [park, ...fences.slice(index, index + 1)]);
    const state = playRounds(aaaGame({ mode: { aaa: PLAIN } }, given), given.length);
    expect(ranking(state)).toContainEqual(["opponent", 1, 5, 6]);
  });

  test("AAA-13: more points win, however many estates", () => {
    const state = afterRound(against({ park: 3 }, ONE), 0, ...oneHouse(0, 1));
    expect(ranking(state).map(([player, place]) => [player, place])).toEqual([
      ["opponent", 1],
      [0, 2],
    ]);
  });

  test("AAA-13: in American Dream the victory is shared", () => {
    const start = against({}, ["5 fence", "1 improvement", "8 park"], "american-dream");
    expect(ranking(roundsLater(start, 1)).map(([player, place, total]) => [player, place, total])).toEqual([
      [0, 1, 0],
      ["opponent", 1, 0],
    ]);
  });

  test("AAA-13: at level 0 there is no comparison", () => {
    const state = createGame({ players: ["Ann"], seed: 1, mode: { aaa: "closed" } });
    expect(ranking(roundsLater(state, 3)).map(([player, place]) => [player, place])).toEqual([[0, 1]]);
  });
});
