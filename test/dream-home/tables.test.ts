import {
  applyMove,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  isRulesError,
  legalMoves,
  observe,
  PRINTED_TABLES,
  parseState,
  sampleState,
  scoreSheet,
  stateKey,
  type Tables,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { pick } from "./support/any-games.js";

const TINY: Partial<Tables> = {
  board: [
    { floor: "ground", column: 0, below: null },
    { floor: "ground", column: 1, below: null },
  ],
  rooms: [
    { id: "tea room", floors: ["ground"], points: [1, 5], beside: null, count: 4 },
    { id: "hall", floors: ["ground"], points: [2], beside: null, count: 2 },
  ],
  roofs: [{ id: "green", plain: 2, window: 1 }],
  helpers: { roofer: 0, supplier: 0, architect: 0, handyman: 0, "interior-designer": 0 },
  tools: { drill: 0, jackhammer: 0, "concrete-mixer": 0, scaffolding: 0 },
  decor: [{ id: "lamp", rooms: null, points: 3, count: 1 }],
  scoring: { ...PRINTED_TABLES.scoring, bonuses: [], roof: { cards: 1, mixed: 1, uniform: 2, window: 1 } },
  columns: 3,
};
const options: GameOptions = { players: ["Ann", "Bob"], seed: 1, simple: true, tables: TINY };

function played(seed: number): GameState[] {
  let state = createGame({ ...options, seed });
  const states = [state];
  while (!isOver(state)) {
    state = applyMove(state, pick(legalMoves(state), seed + states.length));
    states.push(state);
  }
  return states;
}

describe("tables of the caller's own", () => {
  test("DRH-93 a game of two rounds is played, saved and scored by them", () => {
    const states = played(5);
    const last = states.at(-1) as GameState;
    expect(last.table.round).toBe(2);
    expect(scoreSheet(last, 0).bonuses).toEqual([]);
    for (const state of states) expect(stateKey(parseState(JSON.stringify(state)))).toBe(stateKey(state));
  });

  const beside = { rooms: ["attic"], points: 1 };
  test.each<[string, Partial<Tables>, string]>([
    ["too few room cards", { rooms: PRINTED_TABLES.rooms.slice(1) }, "tables.rooms"],
    ["too many specials", { tools: { ...PRINTED_TABLES.tools, drill: 3 } }, "tables"],
    [
      "an unknown type",
      { rooms: PRINTED_TABLES.rooms.map((each) => ({ ...each, beside })) },
      "tables.rooms[0].beside.rooms[0]",
    ],
    [
      "a bonus on an unknown floor",
      {
        scoring: {
          ...PRINTED_TABLES.scoring,
          bonuses: [{ id: "attic", needs: [{ room: "bathroom", floor: "attic" }], points: 1 }],
        },
      },
      "tables.scoring.bonuses[0].needs[0].floor",
    ],
    [
      "a space below itself",
      { board: PRINTED_TABLES.board.map((each, below) => ({ ...each, below })) },
      "tables.board",
    ],
    [
      "two types of one name",
      { decor: [...PRINTED_TABLES.decor, ...PRINTED_TABLES.decor.slice(0, 1)] },
      "tables.decor",
    ],
  ])("DRH-93 %s are refused with their place", (_name, tables, path) => {
    try {
      createGame({ players: ["Ann", "Bob"], seed: 1, tables });
      expect.unreachable();
    } catch (error) {
      expect(isRulesError(error) && error.violations[0]?.details.path).toBe(path);
    }
  });

  test("DRH-20 there must be a column for each player, and one to be discarded", () => {
    expect(() => createGame({ ...options, players: ["Ann", "Bob", "Cleo", "Dan"] })).toThrow(
      "tables.columns",
    );
    expect(() => createGame({ ...options, players: ["Ann", "Bob", "Cleo"], simple: false })).toThrow(
      "columns",
    );
  });
});

/** All orders of a list; equal cards are different ones. */
function* ordersOf<T>(list: readonly T[]): Generator<readonly T[]> {
  if (list.length === 0) yield [];
  for (const [index, first] of list.entries())
    for (const rest of ordersOf(list.filter((_, other) => other !== index))) yield [first, ...rest];
}

function counted(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

describe("samples", () => {
  const SAMPLES = 3000;

  test("DRH-92 each arrangement of the unseen cards is as frequent as the exact odds say", () => {
    // A position in which a roof card lies in a box and another in the deck.
    const state = [1, 2, 3, 4, 5, 6, 7, 8]
      .flatMap(played)
      .find(
        ({ table, houses, hidden, turn }) =>
          table.round === 1 &&
          turn === null &&
          houses.some(({ roofCards }) => roofCards > 0) &&
          (hidden?.specials.length ?? 0) === 0 &&
          new Set(hidden?.roofs.flat().map(({ window }) => window)).size === 2,
      );
    if (state === undefined) throw new Error("there is no such position");
    const seen = observe(state, "spectator");
    const { roofs, rooms } = state.hidden;
    const sizes = roofs.map(({ length }) => length);
    const exact = counted(
      [...ordersOf(roofs.flat())].flatMap((order) =>
        [...ordersOf(rooms)].map((deck) => {
          const left = [...order];
          const boxes = sizes.map((size) => left.splice(0, size));
          return JSON.stringify([boxes, deck]);
        }),
      ),
    );
    const found = counted(
      Array.from({ length: SAMPLES }, (_, seed) => {
        const { hidden } = sampleState(seen, seed + 1);
        return JSON.stringify([hidden.roofs, hidden.rooms]);
      }),
    );
    const all = [...exact.values()].reduce((sum, count) => sum + count, 0);
    expect([...found.keys()].filter((key) => !exact.has(key))).toEqual([]);
    for (const [key, count] of exact) {
      const expected = (SAMPLES * count) / all;
      expect(Math.abs((found.get(key) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected));
    }
    expect(exact.size).toBeGreaterThan(1);
  });
});
