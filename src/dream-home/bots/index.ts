/**
 * Bots for Dream Home: what one has to be like, two of them and how to ask one for a move.
 *
 * @module perfect-home-rules/dream-home/bots
 */
export { askBot } from "./ask-bot.js";
export { BOT_IDS, type Bot, type BotId, type Player } from "./bot.js";
export { botOf } from "./bot-of.js";
export { greedyBot } from "./greedy-bot.js";
export { randomBot } from "./random-bot.js";
