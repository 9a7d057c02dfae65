/**
 * Bots: the interface, the bots of this package, asking one for a move, and comparing moves by playouts.
 *
 * @module perfect-home-rules/bots
 */
export { type AnalyseOptions, analyseGame } from "./analyse-game.js";
export type { AnalysedPlayer, AnalysedTurn, Analysis } from "./analysis.js";
export { askBot } from "./ask-bot.js";
export { BOT_IDS, type Bot, type BotId, type Player } from "./bot.js";
export { botOf } from "./bot-of.js";
export type { Budget } from "./budget.js";
export type { Measure } from "./comparison.js";
export type { Estimate } from "./estimate.js";
export { type FinishedTurn, finishTurn } from "./finish-turn.js";
export { greedyBot } from "./greedy-bot.js";
export { guidedMonteCarloBot } from "./guided-monte-carlo-bot.js";
export type { AbortSignalLike, Watcher } from "./in-slices.js";
export { monteCarloBot } from "./monte-carlo-bot.js";
export type { Prospects } from "./prospects.js";
export { randomBot } from "./random-bot.js";
export { type RankedMove, type RankedTurn, rankMoves, rankTurns } from "./rank.js";
export type { RankOptions } from "./rank-options.js";
export { type BotAnswer, type BotErred, type BotMoved, tryAskBot } from "./try-ask-bot.js";
