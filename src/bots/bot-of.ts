import { throwViolation } from "perfect-home-rules/readers";
import type { Bot, BotId } from "./bot.js";
import { greedyBot } from "./greedy-bot.js";
import { guidedMonteCarloBot } from "./guided-monte-carlo-bot.js";
import { monteCarloBot } from "./monte-carlo-bot.js";
import { randomBot } from "./random-bot.js";

const BOTS: Readonly<Record<BotId, Bot>> = {
  random: randomBot,
  greedy: greedyBot,
  "monte-carlo": monteCarloBot({ playouts: 200 }),
  "guided-monte-carlo": guidedMonteCarloBot({ playouts: 200 }),
};

/**
 * The ids of the bots of this package, the weakest first.
 *
 * @example
 * ```ts
 * botIds() // => ["random", "greedy", "monte-carlo", "guided-monte-carlo"]
 * ```
 */
export function botIds(): readonly BotId[] {
  return Object.keys(BOTS) as BotId[];
}

/**
 * A bot of this package with its default settings.
 *
 * @param id - its name.
 * @throws RulesError `bot.unknown`.
 * @example
 * ```ts
 * botOf("greedy") === greedyBot // => true
 * ```
 */
export function botOf(id: BotId): Bot {
  if (typeof id !== "string" || !Object.hasOwn(BOTS, id)) {
    throwViolation("bot.unknown", {
      bot: typeof id === "string" ? id : typeof id,
      allowed: botIds().join(", "),
    });
  }
  return BOTS[id];
}
