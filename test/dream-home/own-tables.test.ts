import fc from "fast-check";
import {
  applyMove,
  type GameState,
  legalMoves,
  observe,
  PRINTED_TABLES,
  parseMove,
  parseState,
  type RoofCard,
  sampleState,
  scoreSheet,
  stateKey,
  type Tables,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { runs } from "../support/games.js";
import { oneIn } from "../support/thorough.js";
import { oracleMovesWith, oracleScoreWith } from "./oracle/any-tables.js";
import { keyOf } from "./oracle/legality.js";
import { wrongInState } from "./support/altered.js";
import { statesOf } from "./support/any-games.js";
import { gamesWithOwnTables } from "./support/own-tables.js";
import { scripted } from "./support/scripted.js";

/** The roof cards that came into a box in the turn under way: all saw them. DRH-39 */
function roofsTaken({ turn, hidden }: GameState): readonly RoofCard[] {
  return turn === null ? [] : (hidden.roofs[turn.player] ?? []).slice(turn.before.house.roofCards);
}

/** One in how many states is read again. */
const EVERY = oneIn(1, 3);

/** A street of six spaces, from the left or from the right, in which two types of room take tokens. */
function crowdable(columns: readonly number[]): Partial<Tables> {
  const type = (id: string, count: number) => ({
    id,
    floors: ["ground"],
    points: [1, 1],
    beside: null,
    count,
  });
  const none = { drill: 0, jackhammer: 0, "concrete-mixer": 0, scaffolding: 0 };
  return {
    board: columns.map((column) => ({ floor: "ground", column, below: null })),
    rooms: [type("hall", 3), type("attic", 3), type("shed", 6)],
    roofs: [],
    decor: [{ id: "lamp", rooms: ["hall", "attic"], points: 1, count: 4 }],
    helpers: { roofer: 0, supplier: 0, architect: 0, handyman: 1, "interior-designer": 1 },
    tools: none,
    scoring: { ...PRINTED_TABLES.scoring, bonuses: [] },
    columns: 2,
  };
}

/** Ann takes what has a special and Bob the other card, round by round. */
const CROWDED = [
  ...["interior-designer shed shed", "1 take 2", "1 place 6 up", "2 take 1", "2 place 1 up"],
  ...["handyman shed shed", "2 take 1", "2 place 2 up", "1 take 2", "1 place 5 up"],
  ...["lamp shed hall", "2 take 1", "2 place 3 down", "1 take 2", "1 place 1 up", "1 decor 1"],
  ...["lamp shed attic", "2 take 1", "2 place 4 up", "1 take 2", "1 place 2 up", "1 decor 2"],
  ...["lamp hall hall", "2 take 1", "2 place 5 up", "1 take 2", "1 place 3 up", "1 decor 3"],
  ...["lamp attic attic", "2 take 1", "2 place 6 up", "1 take 2", "1 place 4 up", "1 decor 4"],
  "1 handyman 2 3",
];

describe("DRH-55 DRH-85: two rooms crowded by one handyman", () => {
  test.each([
    ["left", [0, 1, 2, 3, 4, 5]],
    ["right", [5, 4, 3, 2, 1, 0]],
  ])("are asked about and read again, on spaces that count from the %s", (_side, columns) => {
    const options = { tables: crowdable(columns), simple: true };
    const asked = scripted(2, CROWDED, options);
    expect(asked.agenda[0]).toEqual({ do: "keep", player: 0, spaces: [0, 1] });
    const next = applyMove(asked, parseMove("1 keep 1"));
    expect(next.agenda[0]).toEqual({ do: "keep", player: 0, spaces: [2, 3] });
    for (const state of [asked, next]) {
      expect(wrongInState(state)).toEqual([]);
      expect(wrongInState(observe(state, 0))).toEqual([]);
    }
  });
});

describe("DRH-93: with tables of all sorts", () => {
  test("a second judge and a second scorer, written from the clauses, agree at every step", () => {
    fc.assert(
      fc.property(gamesWithOwnTables, (game) => {
        for (const state of statesOf(game)) {
          expect(legalMoves(state).map(keyOf).sort()).toEqual([...oracleMovesWith(state)].sort());
          const totals = state.houses.map((house) => oracleScoreWith(state.setup.tables, house));
          expect(state.houses.map((_, player) => scoreSheet(state, player).total)).toEqual(totals);
        }
      }),
      runs(3),
    );
  });

  test("every state, observation and sample is read again as it was", () => {
    fc.assert(
      fc.property(gamesWithOwnTables, fc.nat(), (game, seed) => {
        let index = 0;
        for (const state of statesOf(game)) {
          if (index++ % EVERY > 0 && state.agenda[0]?.do !== "keep") continue;
          const seen = observe(state, "spectator");
          const sample = sampleState(seen, seed);
          for (const position of [state, seen, sample])
            expect(stateKey(parseState(JSON.stringify(position)))).toBe(stateKey(position));
          expect(roofsTaken(sample)).toEqual(roofsTaken(state));
          expect(sample.hidden.roofs.map(({ length }) => length)).toEqual(
            state.hidden.roofs.map(({ length }) => length),
          );
        }
      }),
      runs(1),
    );
  });
});
