/**
 * Many games at once, over worker threads: for Node only.
 *
 * @module perfect-home-rules/node
 */
export { BotError, type BotErrorCode, type BotFailure, isBotError, thrownInWords } from "./bot-error.js";
export { type GameThread, openGameThread, type PlayedGames } from "./game-thread.js";
export { loadBotModule, loadBots } from "./load-bots.js";
export type {
  BotChoice,
  GameOutcome,
  ManyGames,
  ProgramBot,
  QueueChoice,
  SeedlessOptions,
} from "./many-games.js";
export { openProgram, type Program, type ProgramOptions } from "./open-program.js";
export { playMany } from "./play-many.js";
export type { GameToAsk, MessageRefusal, MoveToAsk } from "./program-game.js";
