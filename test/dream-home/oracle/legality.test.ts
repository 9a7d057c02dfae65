import { createGame } from "perfect-home-rules/dream-home";
import { createSimulator } from "perfect-home-rules/dream-home/simulate";
import { describe, expect, test } from "vitest";
import { movesIn } from "../../../src/dream-home/moves/kinds.js";
import type { Position } from "../../../src/dream-home/state/state.js";
import { IS_THOROUGH } from "../../support/thorough.js";
import { FURNISHED, WORKSHOP } from "../support/full-tables.js";
import { house } from "../support/play.js";
import { positionWith } from "../support/positions.js";
import { series } from "../support/random-games.js";
import { keyOf, oracleMoves } from "./legality.js";

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];
const TABLES = [{}, WORKSHOP, FURNISHED];
const GAMES = IS_THOROUGH ? 90 : 12;
const TYPES =
  "decline decor discardPair drill finish handyman jackhammer mixer place roofer scaffold supplier take";

/** Compares both judges at every step of a random game. Gives back the types of moves that were legal. */
function compare(seed: number): Set<string> {
  const random = series(seed);
  const players = NAMES.slice(0, 2 + (Math.ceil(seed / 3) % 3));
  const options = { players, seed, simple: seed % 2 === 0, tables: TABLES[seed % 3] };
  const simulator = createSimulator(createGame(options));
  const met = new Set<string>();
  while (!simulator.isOver()) {
    const moves = simulator.legalMoves();
    const found = moves.map(keyOf);
    const expected = oracleMoves(simulator.position as Position);
    if (found.length !== expected.size || found.some((key) => !expected.has(key)))
      expect(found.sort(), JSON.stringify(simulator.position)).toEqual([...expected].sort());
    for (const { type } of moves) met.add(type);
    const move = moves[Math.floor(random() * moves.length)];
    if (move === undefined) throw new Error("nothing can be done");
    simulator.apply(move);
  }
  return met;
}

describe("a second judge, written from the clauses", () => {
  test("DRH-80 to DRH-88: knows the same legal moves at every step of random games", () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= GAMES; seed++) for (const type of compare(seed)) met.add(type);
    expect(TYPES.split(" ").filter((type) => !met.has(type))).toEqual([]);
  });

  test("DRH-85: knows of which cards a token is kept where two rooms with tokens have met", () => {
    const met = house(". . . . .\nbed:canopy-bed bed:cat-house . kids:decor-9 .\n. .");
    const state = positionWith(met, { do: "keep", player: 0, spaces: [2, 3] });
    expect(movesIn(state).map(keyOf)).toEqual([...oracleMoves(state)]);
    expect(movesIn(state)).toHaveLength(2);
  });
});
