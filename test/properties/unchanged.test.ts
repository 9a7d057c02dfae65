import { isDeepStrictEqual } from "node:util";
import { applyMove, createGame, legalMoves, type Move, observe, tryApplyMove } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { answers } from "../support/answers.js";
import { afterEveryMove, closesPhase, inRandomGames, sampledStates } from "../support/check.js";
import { unfrozenIn } from "../support/frozen.js";
import { lastState, optionsOf, play, statesOf } from "../support/games.js";
import { seats } from "../support/sheets.js";
import { ALL } from "../support/variants.js";

const ANY_RULES = { variants: ALL, share: 0.5 };

describe("states of random games are values", () => {
  test("states and observations are frozen with everything in them", () => {
    inRandomGames((script) => {
      for (const state of statesOf(script)) expect(unfrozenIn(state)).toBeNull();
      const last = lastState(script);
      for (const player of seats(last)) expect(unfrozenIn(observe(last, player))).toBeNull();
    }, ANY_RULES);
  });

  test("a move leaves the state that it is made in as it was", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 7)) {
        const before = JSON.stringify(state);
        for (const player of seats(state))
          for (const move of legalMoves(state, player)) applyMove(state, move);
        expect(JSON.stringify(state)).toBe(before);
      }
    }, ANY_RULES);
  });

  test("RND-3: until all have ended, a move changes nothing but its player's turn", () => {
    afterEveryMove((moment) => {
      const { before, after, player } = moment;
      if (closesPhase(moment)) return [];
      const others = seats(before).filter((seat) => seat !== player);
      const changed = others.filter(
        (seat) => before.turns[seat] !== after.turns[seat] || before.ended[seat] !== after.ended[seat],
      );
      const kept = ["setup", "table", "agenda", "sheets", "hidden"] as const;
      const parts = kept.filter((part) => before[part] !== after[part]);
      return [...changed.map((seat) => `turn ${seat}`), ...parts];
    }, ANY_RULES);
  });

  test("applyMove and tryApplyMove come to the same state", () => {
    inRandomGames((script) => {
      for (const { before, move, after } of play(script).slice(0, 60)) {
        expect(isDeepStrictEqual(applyMove(before, move), after)).toBe(true);
      }
    }, ANY_RULES);
  });

  test("the same options and the same moves give the same game with the same events", () => {
    inRandomGames((script) => {
      const moments = play(script);
      let state = createGame(optionsOf(script));
      expect(createGame(optionsOf(script))).toEqual(state);
      for (const { move, events } of moments) {
        const result = tryApplyMove(state, { ...move });
        if (!result.ok) throw new Error("a move of the game was refused");
        expect(isDeepStrictEqual(result.events, events)).toBe(true);
        state = result.state;
      }
      expect(isDeepStrictEqual(state, lastState(script))).toBe(true);
    }, ANY_RULES);
  });

  test("a state is plain JSON: written and read it is equal", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script)) {
        expect(isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state)).toBe(true);
        const view = observe(state, 0);
        expect(isDeepStrictEqual(JSON.parse(JSON.stringify(view)), view)).toBe(true);
      }
    }, ANY_RULES);
  });

  test("answers and events are the caller's: scribbling on them changes no game", () => {
    inRandomGames((script) => {
      const state = lastState(script);
      const before = JSON.stringify([state, answers(state, 0)]);
      scribble(answers(state, 0));
      for (const move of legalMoves(state)) scribble(tryApplyMove(state, move));
      expect(JSON.stringify([state, answers(state, 0)])).toBe(before);
    }, ANY_RULES);
  });

  test("a move passed is neither kept nor frozen", () => {
    inRandomGames((script) => {
      const state = lastState(script);
      for (const listed of legalMoves(state).slice(0, 3)) {
        const move: Move = { ...listed };
        const after = tryApplyMove(state, move);
        expect(Object.isFrozen(move)).toBe(false);
        expect(holds(after, move)).toBe(false);
      }
    }, ANY_RULES);
  });
});

/** Empties everything in a value that can be written. */
function scribble(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const part of Object.values(value)) scribble(part);
  if (Object.isFrozen(value)) return;
  if (Array.isArray(value)) value.length = 0;
  else for (const name of Object.keys(value)) Reflect.deleteProperty(value, name);
}

/** Whether an object is to be found in a value. */
function holds(value: unknown, object: object): boolean {
  if (value === object) return true;
  return (
    typeof value === "object" && value !== null && Object.values(value).some((part) => holds(part, object))
  );
}
