import {
  callable,
  checked,
  copyJson,
  invalid,
  list,
  object,
  type Reader,
  refusedAsShared,
  text,
  whole,
} from "perfect-home-rules/readers";
import { PACKAGE_VERSION } from "../package-version.js";
import {
  type HelloFromBot,
  type HelloToBot,
  type MoveChoice,
  PROTOCOL_VERSION,
  type ProtocolTypes,
  type QuestionOfGame,
  type QuestionToAsk,
} from "./messages.js";
import type { Shows } from "./protocol-game.js";
import { message, readLine, showList } from "./read-message.js";
import { showAll } from "./show.js";

/** The longest name of a bot, in characters. */
export const MAX_NAME_LENGTH = 100;
/** The highest number of a question or a game. */
const MAX_NUMBER = Number.MAX_SAFE_INTEGER;
/** The longest time for a move, in milliseconds. */
const MAX_MOVE_TIME = 2 ** 31 - 1;

const readMoveTime = refusedAsShared("protocol.malformed", whole(1, MAX_MOVE_TIME));

/**
 * The first message to a bot.
 *
 * @param moveTime - how long it may take over each move, in milliseconds.
 * @throws RulesError `protocol.malformed`.
 * @example
 * ```ts
 * import { helloToBot } from "perfect-home-rules/protocol";
 *
 * helloToBot(60_000).ask // => "hello"
 * ```
 */
export function helloToBot(moveTime: number): HelloToBot {
  const time = readMoveTime(moveTime, "moveTime");
  return { ask: "hello", protocol: PROTOCOL_VERSION, package: PACKAGE_VERSION, moveTime: time };
}

/** Reads a bot's answer to {@link helloToBot}. */
export function readHello<S extends string>(line: string, shows: readonly S[]): HelloFromBot<S> {
  const read = message<HelloFromBot<S>>({
    name: checked(text, ({ length }) => length <= MAX_NAME_LENGTH, `at most ${MAX_NAME_LENGTH} characters`),
    show: showList(shows),
  });
  return read(readLine(line, ""));
}

const readShare: Reader<number> = (value, path) =>
  typeof value === "number" && value >= 0 && value < 1 ? value : invalid(path, "a number in [0, 1)");

/** A copy: what a caller keeps is not changed through the message. What is no move, its text or code refuses. */
const readMove: Reader<object> = (value, path) => copyJson(value, path) as unknown as object;

/** The message that asks a bot for a move, with some of what can be shown to bots. */
export function questionOf<G extends ProtocolTypes, Shown>(
  shows: Shows<G, Shown>,
  question: QuestionToAsk<G, keyof Shown & string>,
): QuestionOfGame<Shown> {
  const readQuestion = refusedAsShared(
    "protocol.malformed",
    object<QuestionToAsk<G, keyof Shown & string>>({
      id: whole(1, MAX_NUMBER),
      game: whole(0, MAX_NUMBER),
      player: whole(0, MAX_NUMBER),
      moves: list(readMove as Reader<G["move"]>, "a list of moves"),
      random: readShare,
      observe: callable(),
      show: showList(Object.keys(shows) as (keyof Shown & string)[]),
    }),
  );
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
  const shown = showAll<G, Shown, keyof Shown & string>(shows, show, shot) as Partial<Shown>;
  return { ask: "move", id, game, player, count: moves.length, random, ...shown };
}

const readNumber = refusedAsShared("protocol.malformed", whole(0, MAX_NUMBER));

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
 * import { readMoveChoice } from "perfect-home-rules/protocol";
 *
 * readMoveChoice('{"id":7,"choose":2}', 7, 3) // => 2
 * ```
 */
export function readMoveChoice(line: string, id: number, count: number): number {
  const asked = readNumber(id, "id");
  const last = readNumber(count, "count") - 1;
  const read = message<MoveChoice>({ id: whole(asked, asked), choose: whole(0, last) });
  return read(readLine(line, "")).choose;
}
