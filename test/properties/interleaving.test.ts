import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { GameEvent, GameState } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { closesPhase } from "../support/check.js";
import { type Moment, play, runs, type Script, scripts, wholeGame } from "../support/games.js";
import { ALL } from "../support/variants.js";

/** A game, and the same choices of all its players made in another order. */
const twice = fc
  .tuple(scripts({ maxPlayers: 4, variants: ALL }), fc.array(fc.nat(5), { minLength: 1, maxLength: 30 }))
  .map(([script, order]): readonly [Script, Script] => [wholeGame(script), { ...wholeGame(script), order }]);

describe("players play at the same time", () => {
  test("RND-3 RND-7: in whatever order the players' moves are made, each round comes to the same state", () => {
    fc.assert(
      fc.property(twice, ([one, other]) => {
        const [states, others] = [one, other].map((script) =>
          play(script)
            .filter(closesPhase)
            .map(({ after }) => after),
        );
        expect(others.length).toBe(states.length);
        expect(firstDifference(states, others)).toBe(-1);
      }),
      runs(0.5),
    );
  });

  test("RND-3 RND-7: what everybody is told at the end of a round does not depend on the order either", () => {
    fc.assert(
      fc.property(twice, ([one, other]) => {
        const [told, toldToo] = [one, other].map((script) => play(script).filter(closesPhase).map(toldToAll));
        expect(toldToo).toEqual(told);
      }),
      runs(0.2),
    );
  });
});

function firstDifference(states: readonly GameState[], others: readonly GameState[]): number {
  return states.findIndex((state, index) => !isDeepStrictEqual(state, others[index]));
}

/** Who ended last is the one thing that may differ. */
function toldToAll({ events }: Moment): GameEvent[] {
  return events.filter(({ to, type }) => to === "all" && type !== "turnEnded");
}
