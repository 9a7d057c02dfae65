import fc from "fast-check";
import {
  createGame,
  decision,
  explainMove,
  type GameOptions,
  type GameState,
  isLegal,
  isOver,
  legalMoves,
  type Move,
  observe,
  type PlanLetter,
  planStatus,
  playersToMove,
  scoreSheet,
  standings,
  tryApplyMove,
} from "perfect-home-rules";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lastState, scripts } from "../support/games.js";
import { as, isRefused, prototypes } from "../support/refusals.js";

const anything = fc.anything({
  key: fc.oneof(
    fc.string(),
    fc.constantFrom("__proto__", "constructor", "type", "player", "length", "hidden"),
  ),
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
});

/** Anything, or what could nearly be right. */
function nearly(...values: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(anything, fc.constantFrom(...values), fc.integer({ min: -2, max: 20 }));
}

const player = nearly(0, 1, "0", -0, Number.NaN);

const nearlyMove = fc.record(
  {
    type: nearly("pick", "write", "fence", "improve", "park", "extend", "claim", "use", "end", "__proto__"),
    player,
    stack: nearly(0, 1, 2),
    street: nearly(0, 1, 2),
    house: nearly(0, 5, 11),
    number: nearly(0, 8, 17),
    gap: nearly(0, 9),
    size: nearly(1, 6),
    from: nearly("left", "right"),
    plan: nearly("A", "B", "C"),
  },
  { requiredKeys: ["type", "player"], noNullPrototype: false },
);

const nearlyOptions = fc.record(
  {
    players: fc.oneof(fc.array(nearly("Ann", "Bob")), anything),
    seed: fc.oneof(fc.array(nearly(0, 1), { minLength: 4, maxLength: 4 }), anything),
    edition: nearly("collector-2023", undefined),
    mode: nearly("standard", undefined),
    sheet: nearly("classic", undefined),
    plans: fc.oneof(fc.record({ A: nearly("two-estates-of-4") }, { requiredKeys: [] }), anything),
    cards: fc.oneof(fc.array(fc.record({ number: nearly(1), action: nearly("fence") })), anything),
  },
  { requiredKeys: [], noNullPrototype: false },
);

describe("anything at all is answered or refused, and changes nothing", () => {
  let before = "";
  beforeEach(() => {
    before = prototypes();
  });
  afterEach(() => {
    expect(prototypes()).toBe(before);
  });

  test("as options: a game, or an error with the path of an option", () => {
    fc.assert(
      fc.property(fc.oneof(anything, nearlyOptions), (options) => {
        if (!isRefused(() => createGame(as<GameOptions>(options)))) {
          expect(playersToMove(createGame(as<GameOptions>(options)))).not.toEqual([]);
        }
      }),
    );
  });

  test("as a move: accepted exactly if it equals a listed one, otherwise refused for the same reason by all", () => {
    fc.assert(
      fc.property(scripts({ maxPlayers: 2 }), fc.array(fc.oneof(anything, nearlyMove)), (script, values) => {
        const state = lastState({ ...script, length: script.length % 60 });
        const text = JSON.stringify(state);
        for (const value of values) expectJudged(state, as<Move>(value));
        expect(JSON.stringify(state)).toBe(text);
      }),
    );
  });

  test("as a state: refused", () => {
    fc.assert(
      fc.property(anything, (value) => {
        const state = as<GameState>(value);
        const asked = [
          () => tryApplyMove(state, { type: "end", player: 0 }),
          () => explainMove(state, { type: "end", player: 0 }),
          () => legalMoves(state),
          () => playersToMove(state),
          () => isOver(state),
          () => standings(state),
          () => observe(state, 0),
          () => scoreSheet(state, 0),
        ];
        expect(asked.filter((ask) => !isRefused(ask))).toEqual([]);
      }),
    );
  });

  test("as a player or a plan: answered where there is one, otherwise refused", () => {
    const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
    fc.assert(
      fc.property(player, nearly("A", "B", "C", "D"), (someone, letter) => {
        const who = as<number>(someone);
        const isSomeone = Object.is(someone, 0) || someone === 1;
        const asked = [() => observe(state, who), () => scoreSheet(state, who), () => decision(state, who)];
        for (const ask of asked) expect(isRefused(ask)).toBe(!isSomeone);
        const isPlan = letter === "A" || letter === "B" || letter === "C";
        expect(isRefused(() => planStatus(state, who, as<PlanLetter>(letter)))).toBe(!isSomeone || !isPlan);
      }),
    );
  });
});

function expectJudged(state: GameState, move: Move): void {
  const violation = explainMove(state, move);
  const result = tryApplyMove(state, move);
  expect(isLegal(state, move)).toBe(violation === null);
  expect(result.ok).toBe(violation === null);
  if (!result.ok) expect(result.violation).toEqual(violation);
  else expect(legalMoves(state, move.player)).toContainEqual({ ...move });
}
