import type { CustomLayout, GameOptions } from "perfect-home-rules";
import { createGame, explainMove, legalMoves } from "perfect-home-rules";
import { checkContract } from "perfect-home-rules/testing";
import { describe, expect, test } from "vitest";
import { everyMove } from "./every-move.js";

/** The largest sheet that there can be: 6 streets of 20 houses, with tracks of every length. */
const LARGEST: CustomLayout = {
  id: "six by twenty",
  streets: Array.from({ length: 6 }, (_, street) => ({
    houses: 20,
    column: street,
    pools: [street, 10, 19],
    parks: Array.from({ length: street + 1 }, (_each, value) => 2 * value),
  })),
  pools: [0, 1, 2, 3, 4, 5],
  temps: 20,
  improvements: [[1, 2], [2], [3, 4, 5], [], [5, 6], [6, 9]],
  extensions: [0, 1, 3, 6, 9],
  roundabouts: [0, 3, 8],
  refusals: [0, 2, 5],
};

const WAYS: readonly (readonly [
  name: string,
  options: Omit<GameOptions, "players" | "seed">,
  players: number,
])[] = [
  ["advanced", { advanced: true }, 2],
  ["first edition, advanced", { advanced: true, edition: "first-2018" }, 2],
  ["expert, advanced", { advanced: true, mode: "expert" }, 2],
  [
    "AAA player, advanced, 9¾ cards",
    { advanced: true, mode: { aaa: "irene" }, nineAndThreeQuarters: true },
    1,
  ],
];

describe("an own layout of 6 streets of 20 houses", () => {
  test.each(WAYS)("SET-5: the contract of a game holds: %s", (_name, options, count) => {
    const players = Array.from({ length: count }, (_, seat) => `player ${seat + 1}`);
    checkContract({ ...options, players, layout: LARGEST, seed: 1 }, { every: 150, tries: 200 });
  });

  test("RBT-1 PLN-1: every move of the whole space is accepted if and only if it is listed", () => {
    const state = createGame({ players: ["Ann"], seed: 4, layout: LARGEST, advanced: true });
    const listed = new Set(legalMoves(state).map((move) => JSON.stringify(move)));
    const moves = everyMove(state, 0);
    expect(moves.length).toBeGreaterThan(2000);
    for (const move of moves) {
      expect(explainMove(state, move) === null, JSON.stringify(move)).toBe(listed.has(JSON.stringify(move)));
    }
  });
});
