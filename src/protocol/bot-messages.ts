import { type Move, type Observation, PACKAGE_VERSION } from "perfect-home-rules";
import {
  callable,
  checked,
  copyJson,
  invalid,
  list,
  object,
  type Reader,
  refusedAs,
  text,
  whole,
} from "perfect-home-rules/readers";
import {
  type BotHello,
  type BotQuestion,
  type BotShow,
  type HelloToBot,
  type MoveChoice,
  PROTOCOL_VERSION,
} from "./messages.js";
import { message, readLine, showList } from "./read-message.js";
import { BOT_SHOWS, showAll } from "./show.js";

/** The longest name of a bot, in characters. */
export const MAX_NAME_LENGTH = 100;
/** The highest number of a question or a game. */
const MAX_NUMBER = Number.MAX_SAFE_INTEGER;
/** The longest time for a move, in milliseconds. */
const MAX_MOVE_TIME = 2 ** 31 - 1;

const readMoveTime = refusedAs("protocol.malformed", whole(1, MAX_MOVE_TIME));

/**
 * The first message to a bot.
 *
 * @param moveTime - how long it may take over each move, in milliseconds.
 * @throws RulesError `protocol.malformed`.
 * @example
 * ```ts
 * helloToBot(60_000).ask // => "hello"
 * ```
 */
export function helloToBot(moveTime: number): HelloToBot {
  const time = readMoveTime(moveTime, "moveTime");
  return { ask: "hello", protocol: PROTOCOL_VERSION, package: PACKAGE_VERSION, moveTime: time };
}

const readHello = message<BotHello>({
  name: checked(text, ({ length }) => length <= MAX_NAME_LENGTH, `at most ${MAX_NAME_LENGTH} characters`),
  show: showList(BOT_SHOWS),
});

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
  return readHello(readLine(line, ""));
}

/** A question for a bot, before it is put in a message. */
export interface QuestionForBot {
  /** A number that the answer repeats, from 1. */
  readonly id: number;
  /** The number of the game, from 0. */
  readonly game: number;
  /** Who is asked, from 0. */
  readonly player: number;
  /** The legal moves. */
  readonly moves: readonly Move[];
  /** A number in [0, 1) of the bot's own series. */
  readonly random: number;
  /** What the player sees; called only when something is shown that needs it. */
  readonly observe: () => Observation;
  /** What to show. */
  readonly show: readonly BotShow[];
}

const readShare: Reader<number> = (value, path) =>
  typeof value === "number" && value >= 0 && value < 1 ? value : invalid(path, "a number in [0, 1)");

/** A copy: what a caller keeps is not changed through the message. What is no move, its text or code refuses. */
const readMove: Reader<Move> = (value, path) => copyJson(value, path) as unknown as Move;

const readQuestion = refusedAs(
  "protocol.malformed",
  object<QuestionForBot>({
    id: whole(1, MAX_NUMBER),
    game: whole(0, MAX_NUMBER),
    player: whole(0, MAX_NUMBER),
    moves: list(readMove, "a list of moves"),
    random: readShare,
    observe: callable(),
    show: showList(BOT_SHOWS),
  }),
);

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
  const { id, game, player, moves, random, observe, show } = readQuestion(question, "");
  const shot = {
    get state() {
      return observe();
    },
    observer: player,
    moves: () => moves,
    events: [],
    record: () => null,
  };
  return { ask: "move", id, game, player, count: moves.length, random, ...showAll(show, shot) };
}

const readNumber = refusedAs("protocol.malformed", whole(0, MAX_NUMBER));

/**
 * Reads a bot's answer to a question.
 *
 * @param line - a line of text, which may be anything.
 * @param id - the number of the question.
 * @param count - how many moves there were to choose from.
 * @returns the index of the move that it has chosen.
 * @throws RulesError `protocol.malformed`.
 * @example
 * ```ts
 * readMoveChoice('{"id":7,"choose":2}', 7, 3) // => 2
 * ```
 */
export function readMoveChoice(line: string, id: number, count: number): number {
  const asked = readNumber(id, "id");
  const last = readNumber(count, "count") - 1;
  const read = message<MoveChoice>({ id: whole(asked, asked), choose: whole(0, last) });
  return read(readLine(line, "")).choose;
}
