import type { EndCause, GameOptions, GameRecord } from "perfect-home-rules";
import type { Bot, BotId } from "perfect-home-rules/bots";

/**
 * Who plays: the id of a bot of this package; the URL of a module that exports a function named `bot`; or such a
 * function itself. A function can't be passed to another thread.
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
  /** The bots: one for each player, in seat order. */
  readonly bots: readonly BotChoice[];
  /**
   * The most worker threads, from 0 to 1024; by default as many as there are processors. At 0, and where a bot is a
   * function, all games are played in the thread of the caller. Without the package `piscina` it is one thread, or that
   * of the caller where all bots are those of this package. The outcomes are the same.
   */
  readonly workers?: number | undefined;
  /**
   * The longest time that the bot of a module may take for a move, in milliseconds, from 1 to 2147483647; by default
   * 60,000. It holds in threads only: whatever does not come to an end in the thread of the caller can't be stopped.
   */
  readonly moveTime?: number | undefined;
  /** Whether each outcome has the record of its game; by default not. */
  readonly records?: boolean | undefined;
  /**
   * Told how far it is, some ten times a second for each thread and at the end.
   *
   * @param done - games played.
   * @param games - all games to be played.
   */
  readonly onProgress?: ((done: number, games: number) => void) | undefined;
  /** Stops everything when it is aborted: the promise is then rejected with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
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
