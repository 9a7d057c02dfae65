import { availableParallelism } from "node:os";
import { createGame, createRecorder, type GameOptions } from "perfect-home-rules";
import { type Bot, botIds } from "perfect-home-rules/bots";
import {
  anything,
  callable,
  fieldsOf,
  flag,
  invalid,
  object,
  optional,
  type Reader,
  row,
  whole,
} from "perfect-home-rules/readers";
import type { BotSource } from "./bot-sources.js";
import type { Series } from "./chunk.js";
import type { ManyGames } from "./many-games.js";

const MAX_GAMES = 10_000_000;
const HIGHEST_SEED = 2 ** 32 - 1;
const MAX_WORKERS = 1024;
const USUAL_MOVE_TIME = 60_000;
const MAX_MOVE_TIME = 2 ** 31 - 1;

/** Games to be played, read. */
export interface Work {
  /** What is the same for all of them. */
  readonly series: Series;
  /** How many. */
  readonly games: number;
  /** How many threads to start; 0 where they are played in the thread of the caller. */
  readonly threads: number;
  /** How long a bot may take for a move in a thread, in milliseconds. */
  readonly moveTime: number;
  /** Told how far it is. */
  readonly onProgress: NonNullable<ManyGames["onProgress"]>;
  /** Stops everything. */
  readonly signal: AbortSignal | null;
}

/** A single thread more would only wait for the other one. */
function usualWorkers(): number {
  const processors = availableParallelism();
  return processors > 1 ? processors : 0;
}

/** The options of the first game, copied: a game can be created from them, and they can go to another thread. */
function readOptions(options: unknown, seed: number): GameOptions {
  const fields = fieldsOf(options, "options");
  if (Object.hasOwn(fields, "seed")) {
    invalid("options.seed", "nothing: the first seed stands beside the options");
  }
  const first = { ...fields, seed } as unknown as GameOptions;
  createGame(first);
  return createRecorder(first).options;
}

/** Reads who plays. */
export const readBot: Reader<BotSource> = (value, path) => {
  if (typeof value === "function") return { from: "function", bot: value as Bot };
  if (value instanceof URL) return { from: "module", url: value.href };
  const id = botIds().find((each) => each === value);
  return id === undefined
    ? invalid(path, `${botIds().join(", ")}, a URL object, a function`)
    : { from: "package", id };
};

const readSignal: Reader<AbortSignal> = (value, path) =>
  value instanceof AbortSignal ? value : invalid(path, "an AbortSignal");

interface Fields extends Pick<Work, "games" | "moveTime" | "onProgress" | "signal"> {
  readonly options: unknown;
  readonly seed: number;
  readonly bots: unknown;
  readonly workers: number | null;
  readonly records: boolean;
}

const readFields = object<Fields>({
  options: anything,
  games: whole(1, MAX_GAMES),
  seed: whole(0, HIGHEST_SEED),
  bots: anything,
  workers: optional<number | null>(whole(0, MAX_WORKERS), null),
  moveTime: optional(whole(1, MAX_MOVE_TIME), USUAL_MOVE_TIME),
  records: flag,
  onProgress: optional(callable<Work["onProgress"]>(), () => {}),
  signal: optional<AbortSignal | null>(readSignal, null),
});

/**
 * Reads what a caller wants to have played.
 *
 * @throws RulesError `options.…`, `description.malformed`, `sheet.…`.
 */
export function readManyGames(wanted: ManyGames): Work {
  const { games, seed, records, moveTime, onProgress, signal, ...fields } = readFields(wanted, "");
  const options = readOptions(fields.options, seed);
  const { length } = options.players;
  const bots = row(readBot, length, `a bot for each player: ${length}`)(fields.bots, "bots");
  const isMovable = bots.every(({ from }) => from !== "function");
  const threads = isMovable ? Math.min(fields.workers ?? usualWorkers(), games) : 0;
  return {
    series: { options, seed, bots, records },
    games,
    threads,
    moveTime,
    onProgress,
    signal,
  };
}
