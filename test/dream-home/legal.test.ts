import fc from "fast-check";
import {
  applyMove,
  explainMove,
  type GameState,
  isLegal,
  legalMoves,
  type Move,
  playersToMove,
  tryApplyMove,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { violationOf } from "../../src/dream-home/game/violation.js";
import { REFUSALS } from "../../src/dream-home/moves/refusals.js";
import { runs } from "../support/games.js";
import { randomGames, statesOf } from "./support/any-games.js";

// All moves that there are with the printed tables, written down without the library's own lists. DRH-80 to DRH-86

const upTo = (count: number): number[] => [...Array(count).keys()];
const COLUMNS = upTo(5);
const SPACES = upTo(12);
const COLOURS = ["red", "brown", "roof-3", "roof-4"];
const ROOMS = [
  "living-room bedroom kitchen kids-room bathroom pantry wardrobe sauna study library game-room garage",
  "wine-cellar workshop laundry storage-room",
].flatMap((line) => line.split(" "));

function everyMove(players: number): Move[] {
  return upTo(players).flatMap((player): Move[] => [
    { type: "jackhammer", player },
    { type: "decline", player },
    { type: "finish", player },
    ...COLUMNS.flatMap((column): Move[] => [
      { type: "discardPair", player, column },
      { type: "take", player, column },
      ...SPACES.map((space): Move => ({ type: "drill", player, column, space })),
      ...COLUMNS.map((second): Move => ({ type: "mixer", player, first: column, second })),
    ]),
    ...SPACES.flatMap((space): Move[] => [
      { type: "place", player, space, face: "up" },
      { type: "place", player, space, face: "down" },
      { type: "decor", player, space },
      { type: "scaffold", player, space },
      { type: "keep", player, space },
      ...ROOMS.map((room): Move => ({ type: "supplier", player, room, space })),
      ...SPACES.map((second): Move => ({ type: "handyman", player, first: space, second })),
    ]),
    ...COLOURS.flatMap((colour): Move[] => [
      { type: "roofer", player, colour, kind: "plain" },
      { type: "roofer", player, colour, kind: "window" },
    ]),
  ]);
}

const ALL = new Map([2, 3, 4].map((players) => [players, everyMove(players)]));
const keysOf = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

function check(state: GameState): void {
  const all = ALL.get(state.setup.players.length) ?? [];
  const legal = all.filter((move) => isLegal(state, move));
  expect(keysOf(legal)).toEqual(keysOf(legalMoves(state)));
  const [actor] = playersToMove(state);
  for (const move of legal) expect(move.player).toBe(actor);
}

describe("legal moves", () => {
  test("DRH-87 are exactly the moves of the whole move space that are accepted", () => {
    fc.assert(
      fc.property(randomGames, fc.integer({ min: 7, max: 13 }), (game, share) => {
        let count = 0;
        for (const state of statesOf(game)) if (count++ % share === 0 || state.turn !== null) check(state);
      }),
      runs(0.2),
    );
  });

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
            expect(violation).toEqual(violationOf(violation.code, { move: { ...move } }));
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
