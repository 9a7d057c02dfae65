import type { EndCause, GameOptions, GameRecord, Violation } from "perfect-home-rules";
import type { Bot, BotId } from "perfect-home-rules/bots";
import type { BotFailure } from "./bot-error.js";

/** A program in any language that plays by the protocol of `/protocol`, line by line over standard input and output. */
export interface ProgramBot {
  /** The program, and its arguments. No shell is in between. */
  readonly program: readonly string[];
}

/**
 * A bot: the id of one of this package; the URL of a module that exports a function named `bot`; or such a function itself.
 * A function can't be passed to another thread.
 */
export type BotChoice = BotId | URL | Bot;

/** The options of the games; each has a seed of its own. */
export type SeedlessOptions = Omit<GameOptions, "seed">;

/** Games to be played, and by whom. */
export interface ManyGames {
  /** What each game is created from, but for the seed. */
  readonly options: SeedlessOptions;
  /** How many games, from 1 to 10,000,000. */
  readonly games: number;
  /**
   * Seed of the first game, a whole number from 0 to 4294967295; the next game has the next seed, and after the
   * greatest one comes 0. The cards and the random series of the bots follow from it.
   */
  readonly seed: number;
  /** Who plays: a bot or a program for each player, in seat order. */
  readonly bots: readonly (BotChoice | ProgramBot)[];
  /**
   * The most worker threads, from 0 to 1024; by default as many as there are processors, and none where bots of
   * this package have played before threads could help. At 0, and where a bot is a
   * function, all games are played in the thread of the caller. Without the package `piscina` it is one thread, or that
   * of the caller where all bots are those of this package. The outcomes are the same.
   */
  readonly workers?: number | undefined;
  /**
   * The longest time that the bot of a module or a program may take for a move, in milliseconds, from 1 to 2147483647; by default
   * 60,000. It holds in threads and for programs: whatever does not come to an end in the thread of the caller can't be stopped.
   */
  readonly moveTime?: number | undefined;
  /**
   * The longest time that a game may take in which the bot of a module or a program is asked, in milliseconds, from 1 to
   * 2147483647; by default no limit but that of each move. It holds in threads and for programs.
   */
  readonly gameTime?: number | undefined;
  /**
   * The most memory that a thread may fill, in MiB, from 16 to 1048576; by default what Node allows. A bot that fills
   * more ends its thread: `bot.exited`. It holds in threads only.
   */
  readonly memory?: number | undefined;
  /** Whether each outcome has the record of its game; by default not. */
  readonly records?: boolean | undefined;
  /**
   * Told how far it is, some ten times a second for each thread and at the end.
   *
   * @param done - games played.
   * @param games - all games to be played.
   */
  readonly onProgress?: ((done: number, games: number) => void) | undefined;
  /**
   * Given what came of each game, as it comes: games that are played side by side come in any order. It is waited for.
   * The outcomes are then not collected, so that memory stays the same however many games there are, and the list that
   * is returned is empty.
   *
   * @param outcome - what came of the game.
   * @param game - its number, from 0.
   */
  readonly onOutcome?: ((outcome: GameOutcome, game: number) => void | Promise<void>) | undefined;
  /** Plays the games on other machines: by the workers of `perfect-home-rules/queue`, over a queue on Redis. */
  readonly queue?: QueueChoice | undefined;
  /** Stops everything when it is aborted: the promise is then rejected with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** A queue on Redis over which games are played. It needs the packages `bullmq` and `ioredis`. */
export interface QueueChoice {
  /**
   * Where Redis is: `redis://`, or `rediss://` for TLS, with user, password and number of the database where it has
   * them, such as `rediss://user:password@host:6380/2`.
   */
  readonly connection: string;
  /** The name of the series, with which it can be resumed: 1 to 100 letters, digits, `-`, `_` and `.`. */
  readonly name: string;
  /**
   * A file to which each game is written as a line of JSON: its number (`game`, from 0) and its outcome, or its
   * `failure`. Outcomes are then not collected, and Redis keeps none that is in the file.
   */
  readonly file?: string | undefined;
  /** How long a job should take, in milliseconds, from 1 to 3600000; by default 1000. */
  readonly chunkTime?: number | undefined;
  /**
   * For how long Redis may be out of reach, and workers may all refuse the series, in milliseconds, from 1 to
   * 86400000; by default 60,000. At the beginning it is waited for at most ten seconds.
   */
  readonly patience?: number | undefined;
  /**
   * Told of each game in which a bot fails: the series then goes on without an outcome of that game. Where it is left
   * out, the series stops there, as without a queue.
   */
  readonly onFailure?: ((failure: BotFailure) => void) | undefined;
  /** Told why a worker does not play the series: it has another version of this package, or lacks the bot. */
  readonly onRefusal?: ((refusal: Violation) => void) | undefined;
}

/** What came of a game. */
export interface GameOutcome {
  /** The seed of the game. */
  readonly seed: number;
  /** Rounds played. */
  readonly rounds: number;
  /** Why it ended; several reasons may hold. */
  readonly endedBy: readonly EndCause[];
  /** The total of each player. */
  readonly totals: readonly number[];
  /** The place of each player, from 1; those who share it have the same. */
  readonly places: readonly number[];
  /** The total of the AAA; `null` where it does not play. */
  readonly opponentTotal: number | null;
  /** The record of the game; `null` where it was not asked for. */
  readonly record: GameRecord | null;
}
