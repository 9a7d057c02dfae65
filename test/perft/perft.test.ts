import { applyMove, type GameState, legalMoves, toMove } from "perfect-home-rules";
import { createSimulator } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { countedPositions } from "./positions.js";

/** The API is much slower: it counts as far as there are no more series than this. */
const MOST_FOR_API = 3000;

function countWithApi(state: GameState, depth: number): number {
  if (depth === 0) return 1;
  if (toMove(state).length === 0) return 0;
  return legalMoves(state).reduce(
    (count, move) => count + countWithApi(applyMove(state, move), depth - 1),
    0,
  );
}

describe.each(countedPositions())("series of moves from $name", ({ state, counts }) => {
  test("are as many as before", () => {
    const simulator = createSimulator(state);
    expect(counts.map((_, index) => simulator.perft(index + 1))).toEqual(counts);
  });

  test("are as many with the API", () => {
    const few = counts.filter((count) => count <= MOST_FOR_API);
    expect(few.map((_, index) => countWithApi(state, index + 1))).toEqual(few);
  });
});
