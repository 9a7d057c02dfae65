import { freezePlain } from "../floor/freeze-plain.js";
import { checkKeep } from "../input/check-numbers.js";
import { playMove } from "../moves/current-step.js";
import type { Move } from "../state/move.js";
import type { GameState } from "../state/state.js";
import type { Turn } from "../state/turn.js";
import { contextOf, withTurn } from "./context.js";
import { checkSeat, knownState, remember } from "./known.js";

/** A player's turn after some moves from the beginning of the phase; `null` before the first one. */
function turnAfter(state: GameState, player: number, moves: readonly Move[]): Turn | null {
  if (moves.length === 0) return null;
  let context = contextOf({ ...state, turns: state.turns.map(() => null) }, player);
  for (const move of moves) context = withTurn(context, playMove(context, move));
  return freezePlain(context.turn);
}

/**
 * Takes moves of the current phase back. A player who has ended the turn can go back too, as long as another one
 * has not; what was done before the phase stands, because all have seen it.
 *
 * @param state - a state; it is not changed.
 * @param player - whose moves, from 0. Nobody else's are concerned.
 * @param keep - how many of the player's moves stay, from the first one on: 0 (the default) up to the length of
 * `state.turns[player].moves`. With all of them nothing is taken back, an `end` neither.
 * @returns the state in which the player has made just the moves kept; the same one where nothing is taken back.
 * @throws RulesError `state.unknown`, `state.observation`, `player.unknown`, `takeBack.keep`.
 * @see RND-3
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const later = applyMove(state, { type: "pick", player: 0, stack: 2 });
 * playersToMove(takeBack(later, 0)) // => [0, 1]
 * takeBack(later, 0).turns // => [null, null]
 * ```
 */
export function takeBack(state: GameState, player: number, keep = 0): GameState {
  const position = knownState(state);
  checkSeat(position, player);
  const moves = position.turns[player]?.moves ?? [];
  checkKeep(keep, moves.length);
  if (keep === moves.length) return position;
  const turn = turnAfter(position, player, moves.slice(0, keep));
  const turns = Object.freeze(position.turns.map((each, index) => (index === player ? turn : each)));
  const ended = Object.freeze(position.ended.map((each, index) => (index === player ? false : each)));
  return remember(Object.freeze({ ...position, turns, ended }));
}
