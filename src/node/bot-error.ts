import { inspect } from "node:util";
import type { Violation } from "perfect-home-rules";
import { throwViolation } from "perfect-home-rules/readers";

/** Stable name of what can go wrong with a bot. */
export type BotErrorCode =
  | "bot.not-loaded"
  | "bot.threw"
  | "bot.illegal-move"
  | "bot.timed-out"
  | "bot.exited"
  | "bot.spoiled";

/** What went wrong with a bot, and where: plain data, so that it can be passed from thread to thread. */
export interface BotFailure {
  /**
   * `bot.not-loaded`: the module can't be imported, does not finish loading within ten seconds, ends its thread
   * meanwhile, or exports no function named `bot`; `bot.threw`: the bot, asked for a move, threw something; `bot.illegal-move`: it gave something that is
   * not one of its legal moves; `bot.timed-out`: in a thread or as a program, it gave no move within `moveTime`, or took longer
   * than `gameTime` for those of a game; `bot.exited`: it ended its thread instead of giving a move, by `process.exit` or for
   * want of memory, or the program ended; `bot.spoiled`: it changed something
   * that the rules need, such as a function of JavaScript itself.
   */
  readonly code: BotErrorCode;
  /** The seat, from 0. */
  readonly player: number;
  /** The game, from 0; `null` where no game had begun. */
  readonly game: number | null;
  /** The seed of that game, with which it can be played again by itself; `null` where no game had begun, or none is known. */
  readonly seed: number | null;
  /** Why the move is not legal; `null` where the move is not what went wrong. */
  readonly violation: Violation | null;
  /** What was thrown, as text, with the stack where there is one; `null` where nothing was. */
  readonly thrown: string | null;
}

const WHAT: Readonly<Record<BotErrorCode, string>> = {
  "bot.not-loaded": "can't be loaded",
  "bot.threw": "threw an error",
  "bot.illegal-move": "gave a move that is not legal",
  "bot.timed-out": "gave no move within its time",
  "bot.exited": "ended",
  "bot.spoiled": "has spoiled what the rules need",
};

/** The first line of what was thrown: the rest is a stack. */
function firstLine(thrown: string): string {
  return thrown.split("\n", 1)[0];
}

const isNumberOrNull = (value: unknown): boolean => value === null || typeof value === "number";
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === "string";

/** A copy of a failure, which may come from a caller and be anything at all. */
function readFailure(failure: BotFailure): BotFailure {
  try {
    const { code, player, game, seed, violation, thrown } = failure;
    const isKnown = typeof code === "string" && Object.hasOwn(WHAT, code) && typeof player === "number";
    const isTold = isTextOrNull(violation?.message ?? null) && isTextOrNull(thrown);
    if (isKnown && isTold && isNumberOrNull(game) && isNumberOrNull(seed))
      return { code, player, game, seed, violation, thrown };
  } catch {
    // Not an object, or a getter threw.
  }
  return throwViolation("violation.malformed", {});
}

function inWords({ code, player, game, seed, violation, thrown }: BotFailure): string {
  const from = seed === null ? "" : ` (seed ${seed})`;
  const where = game === null ? "" : ` in game ${game + 1}${from}`;
  const why = violation?.message ?? (thrown === null ? null : firstLine(thrown));
  // A program that breaks the protocol has given no move at all.
  const what = code === "bot.illegal-move" && violation === null ? "did not answer as it must" : WHAT[code];
  return `The bot of player ${player + 1} ${what}${where}${why === null ? "" : `: ${why}`}`;
}

/** What {@link playMany} rejects with when a bot fails. Recognise it with {@link isBotError}. */
export class BotError extends Error {
  /** Always `BotError`. */
  override readonly name = "BotError";
  /** What went wrong. */
  readonly code: BotErrorCode;
  /** What went wrong, and where. */
  readonly failure: BotFailure;

  /**
   * An error about a failure.
   *
   * @throws RulesError `violation.malformed`.
   */
  constructor(failure: BotFailure) {
    const read = readFailure(failure);
    super(inWords(read));
    this.code = read.code;
    this.failure = read;
  }
}

/** Whether an error says that a bot failed, also an error of another copy of the package. */
export function isBotError(error: unknown): error is BotError {
  try {
    const isError = Object.prototype.toString.call(error) === "[object Error]";
    return isError && (error as BotError).name === "BotError" && Object.hasOwn(error as BotError, "failure");
  } catch {
    return false;
  }
}

/**
 * What was thrown, as text, with its stack if it has one. A bot can throw anything, also what can't be shown: this never
 * throws.
 *
 * @param thrown - anything at all.
 * @example
 * ```ts
 * thrownInWords("no moves left") // => "'no moves left'"
 * ```
 */
export function thrownInWords(thrown: unknown): string {
  try {
    return inspect(thrown);
  } catch {
    return "something that can't be shown";
  }
}
