import { applyMove, createGame, isOver, legalMoves, randomSeries, stateKey } from "perfect-home-rules";
import { createSimulator } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { ALL, type Variant } from "../support/variants.js";

function gameOf({ options, playerCount: [least] }: Variant) {
  const players = Array.from({ length: Math.max(least, 1) }, (_, seat) => `player ${seat + 1}`);
  return createGame({ ...options, players, seed: 3 });
}

describe("games played in place, not state by state", () => {
  test.each(ALL.map((variant) => [variant.name, variant] as const))(
    "RND-7: come to the same end, and a clone goes its own way: %s",
    (_name, variant) => {
      let state = gameOf(variant);
      const simulator = createSimulator(state);
      const random = randomSeries(20231953);
      for (let made = 0; !isOver(state); made++) {
        const moves = legalMoves(state);
        const at = Math.floor(random() * moves.length);
        state = applyMove(state, moves[at]);
        if (made === 20) simulator.clone().playout(() => 0.5);
        simulator.apply(simulator.legalMoves()[at]);
      }
      expect(stateKey(simulator.toState())).toBe(stateKey(state));
      expect(simulator.isOver()).toBe(true);
    },
  );
});
