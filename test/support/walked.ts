import {
  type GameEvent,
  type GameState,
  isOver,
  legalMoves,
  playersToMove,
  tryApplyMove,
} from "perfect-home-rules";

/** A state that a game comes to. */
interface Step {
  readonly state: GameState;
  /** What happened on the way there from the state before. */
  readonly events: readonly GameEvent[];
}

/** A game from a state on, to its end: now this player moves, now that one, of all legal moves now this, now that one. */
export function* walked(start: GameState): Generator<Step> {
  let state = start;
  yield { state, events: [] };
  for (let made = 0; !isOver(state); made++) {
    const actors = playersToMove(state);
    const moves = legalMoves(state, actors[made % actors.length]);
    const result = tryApplyMove(state, moves[(made * 7) % moves.length]);
    if (!result.ok) throw new Error(result.violation.message);
    state = result.state;
    yield { state, events: result.events };
  }
}
