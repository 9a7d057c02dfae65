import {
  createGame,
  type GameState,
  isOver,
  observe,
  parseState,
  sampleState,
  stateKey,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { violationIn } from "../support/refusals.js";
import { ALL, type Variant } from "../support/variants.js";
import { walked } from "../support/walked.js";

/** The states of a game but for its last one, one in this many. */
function statesOf({ options, playerCount: [least] }: Variant, oneIn: number): GameState[] {
  const players = Array.from({ length: Math.max(least, 2) }, (_, seat) => `player ${seat + 1}`);
  const seats = least === 1 && options.mode !== undefined && options.mode !== "standard" ? 1 : players.length;
  const start = createGame({ ...options, players: players.slice(0, seats), seed: 5 });
  const states = Array.from(walked(start), ({ state }) => state);
  return states.filter((state, made) => made % oneIn === 0 && !isOver(state));
}

describe("SET-7 XPT-5: a state that agrees with what a player knows", () => {
  test.each(ALL.map((variant) => [variant.name, variant] as const))(
    "SET-7: looks the same to the player, and has all the cards: %s",
    (_name, variant) => {
      for (const state of statesOf(variant, 61)) {
        state.setup.players.forEach((_, player) => {
          const view = observe(state, player);
          const sample = sampleState(view, 11);
          expect(stateKey(observe(sample, player))).toBe(stateKey(view));
          expect(stateKey(parseState(JSON.stringify(sample)))).toBe(stateKey(sample));
          expect(sample.ended).toEqual(state.ended);
          const isBegun = sample.turns.map((turn) => turn !== null);
          const wanted = state.turns.map(
            (turn, seat) => turn !== null && (seat === player || state.ended[seat]),
          );
          expect(isBegun).toEqual(wanted);
        });
      }
    },
  );

  test("SET-7: another seed gives other cards, the same one the same", () => {
    const view = observe(createGame({ players: ["Ann", "Bob"], seed: 1 }), 0);
    expect(stateKey(sampleState(view, 2))).toBe(stateKey(sampleState(view, 2)));
    expect(stateKey(sampleState(view, 2))).not.toBe(stateKey(sampleState(view, 3)));
    expect(violationIn(() => sampleState(view, -1))).toMatchObject({
      code: "options.invalid",
      details: { path: "seed" },
    });
  });
});

describe("SET-3: what shuffles the cards", () => {
  const keyOf = (seed: number | readonly number[]) => stateKey(createGame({ players: ["Ann"], seed }));

  test("SET-3: four words not all of which are 0, or one number", () => {
    const words = [
      [0, 0, 0, 1],
      [1, 0, 0, 0],
      [1, 2, 3, 4],
      [4, 3, 2, 1],
    ];
    expect(new Set(words.map(keyOf)).size).toBe(4);
    expect(keyOf([1, 2, 3, 4])).toBe(keyOf([1, 2, 3, 4]));
    expect(violationIn(() => keyOf([0, 0, 0, 0])).details).toMatchObject({ path: "seed" });
  });
});

/** The same value with the fields of all objects in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted((value as Record<string, unknown>)[name])]));
}

test("a state's key is the state as JSON, with its fields in the order of their names", () => {
  for (const state of statesOf(ALL[0], 13)) {
    expect(stateKey(state)).toBe(JSON.stringify(sorted(state)));
    const reversed = JSON.stringify(Object.fromEntries(Object.entries(state).reverse()));
    expect(stateKey(parseState(reversed))).toBe(stateKey(state));
  }
});
