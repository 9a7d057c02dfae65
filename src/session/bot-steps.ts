import {
  type GameState,
  type MoveAccepted,
  playersToMove,
  RulesError,
  randomSeries,
  tryApplyMove,
} from "perfect-home-rules";
import { askBot } from "perfect-home-rules/bots";
import type { Table } from "./read-session.js";

/** A state, with the events that have led to it. */
export type Step = Pick<MoveAccepted, "state" | "events">;

/** The first bot that is to move; `undefined` where only persons are. */
export function botToMove(state: GameState, { bots }: Table): Table["bots"][number] | undefined {
  const movers = playersToMove(state);
  return bots.find(({ player }) => movers.includes(player));
}

/** Some steps, with what the bots do after the last one until none of them is to move. */
export function withBots(begun: readonly Step[], table: Table): readonly Step[] {
  const steps = [...begun];
  for (;;) {
    const { state } = steps[steps.length - 1];
    const next = botToMove(state, table);
    if (next === undefined) return steps;
    // Each move has its own series, so that a bot chooses the same after an undo and in a session restored.
    const move = askBot(state, next.player, next.bot, randomSeries(table.seed, steps.length));
    const result = tryApplyMove(state, move);
    if (!result.ok) throw new RulesError([result.violation]);
    steps.push(result);
  }
}
