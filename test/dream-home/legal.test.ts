import fc from "fast-check";
import { applyMove, explainMove, legalMoves, tryApplyMove } from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { violationOf } from "../../src/dream-home/game/violation.js";
import { REFUSALS, type RefusalCode } from "../../src/dream-home/moves/refusals.js";
import { runs } from "../support/games.js";
import { randomGames, statesOf } from "./support/any-games.js";
import { everyMove } from "./support/every-move.js";

const ALL = new Map([2, 3, 4].map((players) => [players, everyMove(players)]));
describe("legal moves", () => {
  test("every legal move can be made, and changes nothing but what follows", () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        let count = 0;
        for (const state of statesOf(game)) {
          if (count++ % 5 !== 0) continue;
          const before = JSON.stringify(state);
          for (const move of legalMoves(state)) {
            const result = tryApplyMove(state, move);
            expect(result.ok && JSON.stringify(result.state)).toBe(JSON.stringify(applyMove(state, move)));
          }
          expect(JSON.stringify(state)).toBe(before);
        }
      }),
      runs(0.2),
    );
  });

  test("every refused move has a code with its clause and a sentence, the same in what all see", () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(randomGames, (game) => {
        let count = 0;
        for (const state of statesOf(game)) {
          if (count++ % 11 !== 0) continue;
          for (const move of ALL.get(state.setup.players.length) ?? []) {
            const violation = explainMove(state, move);
            if (violation === null) continue;
            met.add(violation.code);
            expect(violation).toEqual(violationOf(violation.code as RefusalCode, { move: { ...move } }));
            expect(violation.clause).toMatch(/^DRH-\d+$/);
          }
        }
      }),
      runs(0.2),
    );
    expect([...met].filter((code) => !Object.hasOwn(REFUSALS, code))).toEqual([]);
    expect(met.size).toBeGreaterThan(10);
  });
});
