import fc from "fast-check";
import {
  awaited,
  createGame,
  explainMove,
  formatMove,
  formatRecord,
  type GameOptions,
  type GameState,
  isOver,
  isRulesError,
  legalMoves,
  type Move,
  observe,
  parseMove,
  parseRecord,
  parseState,
  replay,
  reveal,
  sampleState,
  scoreSheet,
  standings,
  stateKey,
  tryApplyMove,
  tryReveal,
  viewHouse,
  viewMarket,
} from "perfect-home-rules/dream-home";
import { createSimulator } from "perfect-home-rules/dream-home/simulate";
import { expect, test } from "vitest";
import { mutateJson, mutateText } from "../records/mutate.js";
import { runs } from "../support/games.js";
import { pick } from "./support/any-games.js";
import { FURNISHED, WORKSHOP } from "./support/full-tables.js";

// `npm run fuzz -- dream-home` tries 100,000 mutants.

type Roll = (below: number) => number;

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];
const TABLES = [undefined, WORKSHOP, FURNISHED];
const MUTANTS = 10;

const rolls: fc.Arbitrary<Roll> = fc
  .infiniteStream(fc.nat())
  .map((stream) => (below) => Number(stream.next().value) % below);

const fromJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function optionsOf(roll: Roll): GameOptions {
  const tables = TABLES[roll(TABLES.length)];
  const players = NAMES.slice(0, 2 + roll(3));
  const seed = roll(1000);
  return {
    players,
    seed,
    simple: roll(2) === 0,
    first: roll(2),
    ...(tables === undefined ? {} : { tables }),
  };
}

/** A state after some random moves, with the last of them. */
function someState(roll: Roll): { readonly state: GameState; readonly moves: readonly Move[] } {
  const simulator = createSimulator(createGame(optionsOf(roll)));
  const moves: Move[] = [];
  for (let left = roll(200); left > 0 && !simulator.isOver(); left--) {
    const move = pick(simulator.legalMoves(), roll(1_000_000));
    simulator.apply(move);
    moves.push(move);
  }
  return { state: simulator.toState(), moves };
}

/** What a piece of work gives; `null` where it is refused with a typed error. Anything else is thrown on. */
function orRefused<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (!isRulesError(error)) throw error;
    expect(error.violations.length).toBeGreaterThan(0);
    return null;
  }
}

/** A game that can be looked at, and played to its end. */
function checkPlayable(begun: GameState): void {
  for (const player of begun.setup.players.keys()) {
    viewHouse(begun, player);
    expect(Number.isSafeInteger(scoreSheet(begun, player).total)).toBe(true);
  }
  viewMarket(begun);
  const dealt = begun.setup.entered === true ? sampleState(observe(begun, 0), 1) : begun;
  const simulator = createSimulator(dealt);
  simulator.playout(() => 0.5);
  const end = simulator.toState();
  expect(isOver(end)).toBe(true);
  expect(standings(end)).toHaveLength(begun.setup.players.length);
  expect(stateKey(parseState(JSON.stringify(end)))).toBe(stateKey(end));
}

test("DRH-96 DRH-93: changed options and tables make a game that comes to its end, or are refused", () => {
  fc.assert(
    fc.property(rolls, (roll) => {
      const { tables } = createGame(optionsOf(roll)).setup;
      const base = fromJson({ ...optionsOf(roll), tables, childrenBreakTies: false });
      for (let mutants = 0; mutants < MUTANTS; mutants++) {
        const state = orRefused(() => createGame(mutateJson(base, roll) as GameOptions));
        if (state !== null) checkPlayable(state);
      }
    }),
    runs(0.3),
  );
});

test("changed states and observations are refused, or can be played on to the end", () => {
  fc.assert(
    fc.property(rolls, fc.boolean(), fc.boolean(), (roll, isText, isSeen) => {
      const { state } = someState(roll);
      const saved = fromJson(isSeen ? observe(state, 0) : state);
      for (let mutants = 0; mutants < MUTANTS; mutants++) {
        const mutant = isText ? mutateText(JSON.stringify(saved), roll) : mutateJson(saved, roll);
        const read = orRefused(() => parseState(mutant));
        if (read === null) continue;
        checkPlayable(read.hidden === null ? sampleState(read, 1) : (read as GameState));
      }
      expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    }),
    runs(0.3),
  );
});

test("changed moves are legal and listed, or refused without a change, as values and as text", () => {
  fc.assert(
    fc.property(rolls, (roll) => {
      const { state } = someState(roll);
      if (isOver(state)) return;
      const key = stateKey(state);
      const legal = legalMoves(state);
      for (let mutants = 0; mutants < MUTANTS; mutants++) {
        const move = pick(legal, roll(1_000_000));
        const mutant = mutateJson(fromJson(move), roll) as Move;
        const result = tryApplyMove(state, mutant);
        expect(result.ok).toBe(explainMove(state, mutant) === null);
        if (result.ok) expect(legal).toContainEqual(mutant);
        const read = orRefused(() => parseMove(mutateText(formatMove(move), roll)));
        if (read !== null) expect(parseMove(formatMove(read))).toEqual(read);
      }
      expect(stateKey(state)).toBe(key);
    }),
    runs(0.5),
  );
});

test("changed records are refused, or replayed", () => {
  fc.assert(
    fc.property(rolls, fc.boolean(), (roll, isText) => {
      const options = optionsOf(roll);
      const simulator = createSimulator(createGame(options));
      const moves = Array.from({ length: 12 }, () => {
        const move = pick(simulator.legalMoves(), roll(1_000_000));
        simulator.apply(move);
        return move;
      });
      const record = { version: 1, package: "1.0.0", options, moves, revealed: [], result: null } as const;
      const text = formatRecord(record);
      for (let mutants = 0; mutants < MUTANTS; mutants++) {
        const read = orRefused(() =>
          isText
            ? parseRecord(mutateText(text, roll))
            : (mutateJson(fromJson(record), roll) as typeof record),
        );
        if (read !== null) orRefused(() => [...replay(read)]);
      }
    }),
    runs(0.3),
  );
});

test("DRH-13: changed cards are entered where they are awaited, or refused without a change", () => {
  fc.assert(
    fc.property(rolls, (roll) => {
      let state = createGame({ players: NAMES.slice(0, 2 + roll(3)), cards: "entered" });
      for (let next = awaited(state); next !== null; next = awaited(state)) {
        const { card } = pick(next.cards, roll(1_000_000));
        const mutant = mutateJson(fromJson(card), roll) as typeof card;
        const key = stateKey(state);
        const result = tryReveal(state, mutant);
        if (result.ok) expect(next.cards.map((each) => each.card)).toContainEqual(mutant);
        expect(stateKey(state)).toBe(key);
        state = result.ok ? result.state : reveal(state, card);
      }
      checkPlayable(state);
    }),
    runs(0.5),
  );
});
