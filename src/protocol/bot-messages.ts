import { questionOf, readHello } from "../floor/protocol/bot-messages.js";
import type { BotHello, BotQuestion, BotShow, GameTypes, QuestionForBot, Shown } from "./messages.js";
import { botShows } from "./shows.js";

const BOT_SHOWS: readonly BotShow[] = ["moves", "texts", "codes", "mask", "observation", "numbers"];

/**
 * Reads a bot's answer to {@link helloToBot}.
 *
 * @param line - a line of text, which may be anything.
 * @throws RulesError `protocol.malformed`.
 * @example
 * ```ts
 * readBotHello('{"name":"my bot","show":["moves"]}').show // => ["moves"]
 * ```
 */
export function readBotHello(line: string): BotHello {
  return readHello(line, BOT_SHOWS);
}

/**
 * The message that asks a bot for a move.
 *
 * @param question - the question.
 * @throws RulesError `protocol.malformed`; `move.malformed` for a move that is malformed, `state.unknown` for an observation that is unknown.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const ann = { player: 0, moves: legalMoves(state, 0), observe: () => observe(state, 0) };
 * questionForBot({ id: 1, game: 0, ...ann, random: 0.5, show: ["codes"] })
 * // => { ask: "move", id: 1, game: 0, player: 0, count: 3, random: 0.5, codes: [0, 1, 2] }
 * ```
 */
export function questionForBot(question: QuestionForBot): BotQuestion {
  return questionOf<GameTypes, Pick<Shown, BotShow>>(botShows(), question);
}
