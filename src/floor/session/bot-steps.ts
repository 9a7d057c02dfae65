import type { Seats } from "./read-session.js";
import type { SessionTypes } from "./session.js";
import type { SessionGame, Step } from "./session-game.js";

/** The first bot that is to move; `undefined` where only persons are. */
export function botToMove<G extends SessionTypes>(
  { playersToMove }: SessionGame<G>,
  state: G["state"],
  { bots }: Seats<G>,
): Seats<G>["bots"][number] | undefined {
  const movers = playersToMove(state);
  return bots.find(({ player }) => movers.includes(player));
}

/** Some steps, with what the bots do after the last one until none of them is to move. */
export function withBots<G extends SessionTypes>(
  game: SessionGame<G>,
  begun: readonly Step<G>[],
  seats: Seats<G>,
): readonly Step<G>[] {
  const steps = [...begun];
  for (;;) {
    const { state } = steps[steps.length - 1];
    const next = botToMove(game, state, seats);
    if (next === undefined) return steps;
    // Each move has its own series, so that a bot chooses the same after an undo and in a session restored.
    const move = game.askBot(state, next.player, next.bot, game.randomSeries(seats.seed, steps.length));
    const result = game.tryApplyMove(state, move);
    if (!result.ok) return game.refuse(result.violation);
    steps.push(result);
  }
}
