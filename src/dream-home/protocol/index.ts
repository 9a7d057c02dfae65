/**
 * The protocol for programs in any language, for games of Dream Home: one JSON object a line.
 *
 * @module perfect-home-rules/dream-home/protocol
 */
export { readMoveChoice } from "../../floor/protocol/bot-messages.js";
export {
  type Asking,
  type AskingOfGame,
  type GameOver,
  type HelloFromBot,
  type HelloToBot,
  type MessageToBot,
  type MoveChoice,
  type Onlooker,
  PROTOCOL_VERSION,
  type ProtocolTypes,
  type QuestionOfGame,
  type QuestionToAsk,
  type RequestOfGame,
  type Seed,
  type ShowingOf,
  type ShownOfGame,
  type Telling,
} from "../../floor/protocol/messages.js";
export type { Referee } from "../../floor/protocol/referee.js";
export type { JsonSchema, ProtocolSchema } from "../../floor/protocol/schema.js";
export { type LineSplitter, splitLines } from "../../floor/protocol/split-lines.js";
export { helloToBot, questionForBot, readBotHello } from "./bot-messages.js";
export type {
  BotHello,
  BotQuestion,
  BotShow,
  GameTypes,
  QuestionForBot,
  RefereeRequest,
  Show,
  Showing,
  Shown,
  ToBot,
} from "./messages.js";
export { createReferee, protocolSchema } from "./referee.js";
