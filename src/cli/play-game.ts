import {
  type GameEvent,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  tryApplyMove,
} from "perfect-home-rules";
import type { Bot } from "./random-bot.js";

/** Learns of a move: what happened, and the states before and after it. */
export type Watcher = (events: readonly GameEvent[], before: GameState, after: GameState) => void;

/** A game played to its end. */
export interface Playthrough {
  /** The moves in order. */
  readonly moves: readonly Move[];
  /** The state at the end. */
  readonly final: GameState;
}

/** Plays a game to its end. */
export function playGame(start: GameState, bot: Bot, watch: Watcher): Playthrough {
  const moves: Move[] = [];
  let state = start;
  while (!isOver(state)) {
    const move = bot(legalMoves(state));
    const result = tryApplyMove(state, move);
    if (!result.ok) throw new Error(`a move offered was refused: ${result.violation.message}`);
    watch(result.events, state, result.state);
    moves.push(move);
    state = result.state;
  }
  return { moves, final: state };
}
