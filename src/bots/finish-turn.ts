import { type GameEvent, type GameState, legalMoves, RulesError, tryApplyMove } from "perfect-home-rules";
import { askAmong } from "./ask-bot.js";
import type { Bot } from "./bot.js";

/** A turn that a bot has played to its end. */
export interface FinishedTurn {
  /** The state after it. */
  readonly state: GameState;
  /** What happened, in order. */
  readonly events: readonly GameEvent[];
}

/**
 * Lets a bot finish the turn of an absent player, so that the others can go on. It plays the phase to its end from
 * wherever the player has left it, and is shown only what the player sees.
 *
 * @param state - a state; it is not changed.
 * @param player - the absent player, from 0.
 * @param bot - the bot.
 * @param random - returns numbers in [0, 1), like `Math.random`.
 * @returns the state afterwards and what happened; the same state and no events where the player has nothing to do.
 * @throws RulesError as {@link askBot} and `tryApplyMove` do.
 * @see RND-3
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const { state: after, events } = finishTurn(state, 1, randomBot, Math.random);
 * playersToMove(after) // => [0]
 * events.at(-1) // => { type: "turnEnded", to: "all", player: 1 }
 * ```
 */
export function finishTurn(state: GameState, player: number, bot: Bot, random: () => number): FinishedTurn {
  const events: GameEvent[] = [];
  let current = state;
  let moves = legalMoves(current, player);
  while (moves.length > 0) {
    const result = tryApplyMove(current, askAmong(moves, bot, current, player, random));
    if (!result.ok) throw new RulesError([result.violation]);
    for (const event of result.events) events.push(event); // as many as there are players, at times
    current = result.state;
    const isPhaseOver = current.turns[player] === null; // all have ended, and a new phase has begun
    moves = isPhaseOver ? [] : legalMoves(current, player);
  }
  return { state: current, events };
}
