import { throwViolation } from "perfect-home-rules/readers";
import { BOT_IDS, type Bot, type BotId } from "./bot.js";
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
      allowed: BOT_IDS.join(", "),
    });
  }
  return BOTS[id];
}
