import fc from "fast-check";
import {
  awaited,
  type GameState,
  isRulesError,
  legalMoves,
  observe,
  parseState,
  playersToMove,
  sampleState,
  scoreSheet,
  standings,
  stateKey,
  takeBack,
  takeBackReveal,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { runs } from "../support/games.js";
import { oneIn } from "../support/thorough.js";
import { pick, playOn, randomGames, statesOf, stepFrom } from "./support/any-games.js";

/** Some of the states of a game, as the choices say. */
function* someOf(states: Iterable<GameState>, share: number): Generator<GameState> {
  let index = 0;
  for (const state of states) if (index++ % share === 0) yield state;
}

describe("saved states", () => {
  test("every state and observation is read again as it was", () => {
    fc.assert(
      fc.property(randomGames, fc.integer({ min: 2, max: 9 }), (game, share) => {
        for (const state of someOf(statesOf(game), oneIn(share, 2))) {
          expect(stateKey(parseState(JSON.stringify(state)))).toBe(stateKey(state));
          const seen = observe(state, "spectator");
          expect(stateKey(parseState(JSON.parse(JSON.stringify(seen))))).toBe(stateKey(seen));
        }
      }),
      runs(0.3),
    );
  });
});

type Path = readonly (string | number)[];

function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* pathsIn(part, [...path, name]);
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((part, name) => (part as Record<string, unknown>)[name], value);
}

const JUNK = [null, 0, 1, 2, -1, 7, "", "up", "down", "bathroom", "piano", true, false, [], {}, "roof", 11];

/** A state in which one part is another one, or junk, or left out. */
function mutated(state: GameState, choice: () => number): unknown {
  const copy = JSON.parse(JSON.stringify(state));
  const { setup: _setup, ...rest } = copy;
  const paths = [...pathsIn(rest)].filter(({ length }) => length > 0);
  const path = pick(paths, choice());
  const holder = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>;
  const name = String(path.at(-1));
  const others = paths.filter((each) => each.at(-1) === path.at(-1));
  const kind = choice() % 4;
  if (kind === 0) holder[name] = pick(JUNK, choice());
  else if (kind === 1) holder[name] = structuredClone(valueAt(copy, pick(others, choice())));
  else if (kind === 2 && typeof holder[name] === "number") holder[name] += choice() % 2 === 0 ? 1 : -1;
  else if (Array.isArray(holder[name])) {
    const list: unknown[] = holder[name];
    if (list.length > 0 && choice() % 2 === 0) list.splice(choice() % list.length, 1);
    else if (list.length > 0) list.push(structuredClone(pick(list, choice())));
  } else if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
  return copy;
}

describe("altered states", () => {
  test("are refused with what is wrong, or can be played to their end", () => {
    let read = 0;
    let refused = 0;
    fc.assert(
      fc.property(randomGames, (game) => {
        for (const state of someOf(statesOf(game), oneIn(9, 2))) {
          const altered = mutated(state, game.choices);
          try {
            const position = parseState(altered);
            read += 1;
            if (position.hidden === null) throw new Error("not an observation");
            const end = playOn(position, game.choices);
            standings(end);
            parseState(JSON.stringify(end));
          } catch (error) {
            if (!isRulesError(error)) throw error;
            expect(error.code).toMatch(/^state\.(?:malformed|version)$/);
            refused += 1;
          }
        }
      }),
      runs(0.4),
    );
    expect(Math.min(read, refused)).toBeGreaterThan(0);
  });
});

describe("taking back", () => {
  test("DRH-89 gives the states of the turn, one by one, until another player can act", () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        let turn: GameState[] = [];
        for (const state of statesOf(game)) {
          const { turn: open } = state;
          if (open === null) turn = [state];
          else {
            turn.push(state);
            expect(playersToMove(state)).toEqual([open.player]);
            for (const [keep, earlier] of turn.entries())
              expect(stateKey(takeBack(state, open.player, keep))).toBe(stateKey(earlier));
          }
        }
      }),
      runs(0.5),
    );
  });

  test("DRH-13 a card entered is taken back as long as nobody has moved", () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        let before: GameState | null = null;
        for (const state of statesOf(game)) {
          if (before !== null && awaited(before) !== null)
            expect(stateKey(takeBackReveal(state))).toBe(stateKey(before));
          else expect(() => takeBackReveal(state)).toThrow();
          before = state;
        }
      }),
      runs(0.3),
    );
  });
});

describe("observations", () => {
  test("DRH-90 do not differ where only hidden cards differ, and show the same moves and scores", () => {
    fc.assert(
      fc.property(randomGames, fc.nat(), (game, seed) => {
        for (const state of someOf(statesOf(game), 4)) {
          const seen = observe(state, 0);
          expect(seen.hidden).toBe(null);
          expect(legalMoves(seen)).toEqual(legalMoves(state));
          expect(scoreSheet(seen, 1)).toEqual(scoreSheet(state, 1));
          if (state.setup.entered === true) continue;
          const sample = sampleState(seen, seed);
          expect(stateKey(observe(sample, 0))).toBe(stateKey(seen));
          expect(stateKey(parseState(JSON.stringify(sample)))).toBe(stateKey(sample));
        }
      }),
      runs(0.5),
    );
  });

  test("DRH-92 of a game with entered cards a sample goes on with dealt ones to the end", () => {
    fc.assert(
      fc.property(randomGames, fc.nat(), (game, seed) => {
        for (const state of someOf(statesOf(game), 25)) {
          const sample = sampleState(observe(state, "spectator"), seed);
          expect(awaited(sample)).toBe(null);
          playOn(sample, game.choices);
        }
      }),
      runs(0.2),
    );
  });

  test("nothing that was seen of a state changes by playing on", () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        for (const state of someOf(statesOf(game), 10)) {
          const key = stateKey(state);
          if (playersToMove(state).length > 0) stepFrom(state, game.choices());
          expect(JSON.stringify(parseState(key))).toBe(JSON.stringify(parseState(JSON.stringify(state))));
        }
      }),
      runs(0.2),
    );
  });
});
