import { RulesError } from "../../clauses/violation.js";
import type { Move } from "../state/moves.js";
import type { GameState } from "../state/state.js";
import { afterMove } from "./apply.js";
import { eventsOf, type GameEvent } from "./events.js";
import { judge } from "./judge.js";
import { knownState, remember } from "./known.js";
import type { Violation } from "./violation.js";

/** What came of a move. */
export type MoveResult = MoveAccepted | MoveRefused;

/** A legal move was made. */
export interface MoveAccepted {
  /** The move was legal. */
  readonly ok: true;
  /** The state after it. */
  readonly state: GameState;
  /** What happened, in order. */
  readonly events: readonly GameEvent[];
}

/** A move was refused; nothing has changed. */
export interface MoveRefused {
  /** The move was not legal. */
  readonly ok: false;
  /** Why. */
  readonly violation: Violation;
}

/**
 * Makes a move, or says why it can't be made.
 *
 * @param state - a state; it is not changed.
 * @param move - the move; it is copied. Anything at all is taken and judged.
 * @returns the new state with what happened; or the violation, and then nothing has changed.
 * @throws RulesError `state.unknown`, `state.observation`.
 * @see DRH-80 to DRH-88
 * @example
 * ```ts
 * import { createGame, tryApplyMove } from "perfect-home-rules/dream-home";
 *
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const discarded = tryApplyMove(state, { type: "discardPair", player: 0, column: 2 });
 * discarded.ok ? discarded.events.map(({ type }) => type) : [] // => ["moved"]
 * const taken = tryApplyMove(state, { type: "take", player: 0, column: 1 });
 * taken.ok ? null : taken.violation.code // => "move.not-now"
 * ```
 */
export function tryApplyMove(state: GameState, move: Move): MoveResult {
  const position = knownState(state);
  const judgement = judge(position, move);
  if (!judgement.ok) return judgement;
  const next = remember(afterMove(position, judgement.move));
  return { ok: true, state: next, events: eventsOf(position, judgement.move, next) };
}

/**
 * Makes a move.
 *
 * @param state - a state; it is not changed.
 * @param move - the move, one of {@link legalMoves}; it is copied.
 * @returns the state after it.
 * @throws RulesError with the violation of a move that is not legal; `state.unknown`, `state.observation`.
 * @see DRH-80 to DRH-88
 * @example
 * ```ts
 * import { applyMove, createGame } from "perfect-home-rules/dream-home";
 *
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * applyMove(state, { type: "discardPair", player: 0, column: 2 }).table.columns[2] // => { room: null, special: null }
 * ```
 */
export function applyMove(state: GameState, move: Move): GameState {
  const position = knownState(state);
  const judgement = judge(position, move);
  if (!judgement.ok) throw new RulesError([judgement.violation]);
  return remember(afterMove(position, judgement.move));
}
