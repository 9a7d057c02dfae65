import { invalid } from "../../input/fields.js";
import { BOT_IDS, type Bot, type BotId } from "./bot.js";
import { greedyBot } from "./greedy-bot.js";
import { randomBot } from "./random-bot.js";

const BOTS: Readonly<Record<BotId, Bot>> = { random: randomBot, greedy: greedyBot };

/**
 * A bot of this package.
 *
 * @param id - its name.
 * @throws RulesError `options.invalid`.
 * @example
 * ```ts
 * import { botOf, greedyBot } from "perfect-home-rules/dream-home/bots";
 *
 * botOf("greedy") === greedyBot // => true
 * ```
 */
export function botOf(id: BotId): Bot {
  return typeof id === "string" && Object.hasOwn(BOTS, id) ? BOTS[id] : invalid("bot", BOT_IDS.join(", "));
}
