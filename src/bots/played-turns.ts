import { type GameRecord, type GameState, type Move, replay } from "perfect-home-rules";
import type { Steps } from "./comparison.js";

/** A turn that was played in a recorded game. */
export interface PlayedTurn {
  /** The state in which the phase began: nobody had moved. */
  readonly state: GameState;
  /** How many moves of the record had been made then. */
  readonly from: number;
  /** Who played it. */
  readonly player: number;
  /** What was played, to the end of the turn. */
  readonly moves: readonly Move[];
}

/** What was played in a recorded game, and where that led. */
export interface PlayedGame {
  readonly turns: readonly PlayedTurn[];
  /** The last state. */
  readonly state: GameState;
}

/** Where a phase began. */
type Beginning = Pick<PlayedTurn, "state" | "from">;

/** The turns that have been ended in a phase that is still open. */
function turnsWithin({ turns, ended }: GameState, begun: Beginning): PlayedTurn[] {
  return turns.flatMap((turn, player) =>
    turn !== null && ended[player] ? [{ ...begun, player, moves: turn.moves }] : [],
  );
}

/**
 * The turns of a recorded game.
 *
 * @throws RulesError as `replay` does.
 */
export function* playedTurns(record: GameRecord): Steps<PlayedGame> {
  const steps = replay(record);
  const turns: PlayedTurn[] = [];
  let begun: Beginning | null = null;
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      const { state } = step.value;
      return { turns: begun === null ? [] : [...turns, ...turnsWithin(state, begun)], state };
    }
    const { number, events, state } = step.value;
    for (const event of events) {
      if (event.type !== "turnRevealed" || event.moves.length === 0 || begun === null) continue;
      turns.push({ ...begun, player: event.player, moves: event.moves });
    }
    // After the last card of a phase was entered nobody has moved yet either.
    if (state.turns.every((turn) => turn === null)) begun = { state, from: number };
    yield 0;
  }
}
