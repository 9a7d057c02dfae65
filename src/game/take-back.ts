import { playMove } from "../moves/current-step.js";
import { isWhole } from "../rules/fields.js";
import { refuse } from "../rules/violation.js";
import { freezePlain } from "../sheet/freeze-plain.js";
import type { Move } from "../state/move.js";
import type { GameState } from "../state/state.js";
import type { Turn } from "../state/turn.js";
import { checkSeat, checkState, remember } from "./known.js";
import { sceneOf, withTurn } from "./scene.js";

/** An architect's turn after some moves from the beginning of the phase; `null` before the first one. */
function turnAfter(state: GameState, player: number, moves: readonly Move[]): Turn | null {
  if (moves.length === 0) return null;
  let scene = sceneOf({ ...state, turns: state.turns.map(() => null) }, player);
  for (const move of moves) scene = withTurn(scene, playMove(scene, move));
  return freezePlain(scene.turn);
}

/**
 * Takes moves of the current phase back. An architect who has ended the turn can go back too, as long as another one
 * has not; what was done before the phase stands, because all have seen it.
 *
 * @param state - a state; it is not changed.
 * @param player - whose moves, from 0. Nobody else's are concerned.
 * @param keep - how many of the architect's moves stay, from the first one on: 0 (the default) up to the length of
 * `state.turns[player].moves`. With all of them nothing is taken back, an `end` neither.
 * @returns the state in which the architect has made just the moves kept; the same one where nothing is taken back.
 * @throws RulesError `state.unknown`, `state.observation`, `player.unknown`, `take-back.keep`.
 * @see RND-3
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const later = applyMove(state, legalMoves(state)[0]);
 * toMove(takeBack(later, 0)) // => [0, 1]
 * takeBack(later, 0).turns // => [null, null]
 * ```
 */
export function takeBack(state: GameState, player: number, keep = 0): GameState {
  checkState(state);
  checkSeat(state, player);
  const moves = state.turns[player]?.moves ?? [];
  if (!isWhole(keep, 0, moves.length)) {
    refuse("take-back.keep", { keep: Number.isFinite(keep) ? keep : null, moves: moves.length });
  }
  if (keep === moves.length) return state;
  const turn = turnAfter(state, player, moves.slice(0, keep));
  const turns = Object.freeze(state.turns.map((each, index) => (index === player ? turn : each)));
  const done = Object.freeze(state.done.map((each, index) => (index === player ? false : each)));
  return remember(Object.freeze({ ...state, turns, done }));
}
