/**
 * A protocol for programs in any language: one JSON object a line.
 *
 * @module perfect-home-rules/protocol
 */
export {
  helloToBot,
  type QuestionForBot,
  questionForBot,
  readBotHello,
  readMoveChoice,
} from "./bot-messages.js";
export {
  type Asking,
  type AskingOfGame,
  type BotHello,
  type BotQuestion,
  type BotShow,
  type GameOver,
  type HelloToBot,
  type MoveChoice,
  PROTOCOL_VERSION,
  type Request,
  type Seed,
  type Show,
  type Showing,
  type Shown,
  type Telling,
  type ToBot,
} from "./messages.js";
export { createReferee, type Referee } from "./referee.js";
export { type JsonSchema, type ProtocolSchema, protocolSchema } from "./schema.js";
export { type LineSplitter, splitLines } from "./split-lines.js";
