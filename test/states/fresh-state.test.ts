import { createGame, type GameState } from "perfect-home-rules";
import { expect, test } from "vitest";

/** Four words of 32 bits with as many digits as they can have. */
const LONGEST_RANDOM_STATE = JSON.stringify(new Array(4).fill(-(2 ** 31))).length;

const PLANS_FOUND_WITH = Array.from({ length: 200 }, (_, seed) => seed);

function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}

test("the JSON of a fresh standard game of two has at most 6,000 characters, whatever the seed and the plans", () => {
  const games = PLANS_FOUND_WITH.map((seed): GameState => createGame({ players: ["Ann", "Bob"], seed }));
  const longestPlans = [0, 1, 2].map((slot) =>
    Math.max(...games.map((game) => lengthOf(game.setup.plans[slot]))),
  );
  const restOf = (game: GameState): number =>
    lengthOf(game) - lengthOf(game.hidden.random) - lengthOf(game.setup.plans);
  const rests = new Set(games.map(restOf));
  expect(rests.size).toBe(1); // seeds change nothing else
  const plans = longestPlans.reduce((sum, plan) => sum + plan, "[,,]".length);
  expect(Math.max(...rests) + plans + LONGEST_RANDOM_STATE).toBeLessThanOrEqual(6000);
});
