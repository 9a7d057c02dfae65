import { applyMove, type GameState, legalMoves, playersToMove } from "perfect-home-rules";

/** How many series of moves there are, counted one by one with the functions that apps call. */
export function countWithApi(state: GameState, depth: number): number {
  if (depth === 0) return 1;
  if (playersToMove(state).length === 0) return 0;
  return legalMoves(state).reduce(
    (count, move) => count + countWithApi(applyMove(state, move), depth - 1),
    0,
  );
}
