import type { Bot } from "./bot.js";
import type { Budget } from "./budget.js";
import { botPlayingOn } from "./playing-on.js";

/**
 * Makes a bot that compares ways to play its turn by playing on from each of them in the same sampled games, and takes
 * the one after which it is furthest ahead.
 *
 * @param budget - how much it may think over each move: either a maximum of `playouts` ({@link botOf} gives it
 * 200), or a time in `milliseconds`. With a number of playouts and the same random numbers the bot makes the same move
 * again; with a time it does not, as no machine is always equally fast, and the last playouts can take a little longer.
 * @throws RulesError `bot.budget`.
 * @example
 * ```ts
 * const bot = monteCarloBot({ playouts: 20 });
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * askBot(state, 0, bot, Math.random).type // => "pick"
 * ```
 */
export function monteCarloBot(budget: Budget): Bot {
  return botPlayingOn(budget, Number.POSITIVE_INFINITY, 0);
}
