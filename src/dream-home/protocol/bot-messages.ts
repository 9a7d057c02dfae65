import { helloToBot as helloOfAnyGame, questionOf, readHello } from "../../floor/protocol/bot-messages.js";
import type { HelloToBot } from "../../floor/protocol/messages.js";
import type { BotHello, BotQuestion, BotShow, GameTypes, QuestionForBot, Shown } from "./messages.js";
import { botShows } from "./shows.js";

const BOT_SHOWS: readonly BotShow[] = ["moves", "texts", "observation"];

/** The id of this game. */
export const GAME_ID = "dream-home";

/**
 * The first message to a bot. Its `game` tells that it is Dream Home.
 *
 * @param moveTime - how long it may take over each move, in milliseconds.
 * @throws RulesError `protocol.malformed`.
 * @example
 * ```ts
 * import { helloToBot } from "perfect-home-rules/dream-home/protocol";
 *
 * helloToBot(60_000).game // => "dream-home"
 * ```
 */
export function helloToBot(moveTime: number): HelloToBot {
  return { ...helloOfAnyGame(moveTime), game: GAME_ID };
}

/**
 * Reads a bot's answer to {@link helloToBot}.
 *
 * @param line - a line of text, which may be anything.
 * @throws RulesError `protocol.malformed`.
 * @example
 * ```ts
 * import { readBotHello } from "perfect-home-rules/dream-home/protocol";
 *
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
 * import { createGame, legalMoves, observe } from "perfect-home-rules/dream-home";
 * import { questionForBot } from "perfect-home-rules/dream-home/protocol";
 *
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const ann = { player: 0, moves: legalMoves(state, 0), observe: () => observe(state, 0) };
 * questionForBot({ id: 1, game: 0, ...ann, random: 0.5, show: ["texts"] }).texts?.[0] // => "1 discardPair 2"
 * ```
 */
export function questionForBot(question: QuestionForBot): BotQuestion {
  return questionOf<GameTypes, Pick<Shown, BotShow>>(botShows(), question);
}
