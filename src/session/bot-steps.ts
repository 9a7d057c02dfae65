import {
  type DeckCard,
  type GameEvent,
  type GameState,
  type Move,
  type MoveAccepted,
  playersToMove,
  RulesError,
  randomSeries,
  tryApplyMove,
} from "perfect-home-rules";
import { askBot } from "perfect-home-rules/bots";
import type { Table } from "./read-session.js";

/** A state, with the move or the entered card that led to it; both are `null` before the first one. */
export interface Step {
  readonly move: Move | null;
  readonly card: DeckCard | null;
  readonly state: GameState;
}

/** A step with what happened. */
export interface Played extends Step {
  readonly events: readonly GameEvent[];
}

/** A step as it came about. Move and card are those that the state holds, which nobody can change. */
export function stepOf({ state, events }: Pick<MoveAccepted, "state" | "events">): Played {
  const [first] = events;
  return {
    move: first?.type === "moved" ? first.move : null,
    card: first?.type === "cardRevealed" ? first.card : null,
    state,
    events,
  };
}

/** The first player to move who is a bot; `undefined` where only persons are. */
export function botToMove(state: GameState, { bots }: Table): number | undefined {
  return playersToMove(state).find((player) => typeof bots[player] === "function");
}

/** What the bots do, one after another, until none of them is to move. */
export function botSteps(begun: GameState, made: number, table: Table): Played[] {
  const steps: Played[] = [];
  let state = begun;
  for (;;) {
    const player = botToMove(state, table);
    const bot = player === undefined ? null : table.bots[player];
    if (player === undefined || bot === null) return steps;
    // Each move has its own series, so that a bot chooses the same after an undo and in a session restored.
    const move = askBot(bot, state, player, randomSeries(table.seed, made + steps.length + 1));
    const result = tryApplyMove(state, move);
    if (!result.ok) throw new RulesError([result.violation]);
    ({ state } = result);
    steps.push(stepOf(result));
  }
}
