import { availableParallelism } from "node:os";
import { createGame, createRecorder, type GameOptions } from "perfect-home-rules";
import { BOT_IDS, type Bot, type BotId } from "perfect-home-rules/bots";
import {
  anything,
  boolean,
  callable,
  fieldsOf,
  invalid,
  list,
  object,
  optional,
  type Reader,
  row,
  whole,
} from "perfect-home-rules/readers";
import type { BotSource, ProgramSource } from "./bot-sources.js";
import type { Series } from "./chunk.js";
import type { ManyGames, ProgramBot } from "./many-games.js";
import { USUAL_MOVE_TIME } from "./program.js";

const MAX_GAMES = 10_000_000;
const HIGHEST_SEED = 2 ** 32 - 1;
const MAX_ARGUMENTS = 100;
const MAX_WORKERS = 1024;
const MAX_TIME = 2 ** 31 - 1;
const MIN_MEMORY = 16;
const MAX_MEMORY = 2 ** 20;

/** Games to be played by bots that can be loaded, read. */
export interface Work extends Limits {
  /** What is the same for all of them. */
  readonly series: Series;
}

/** Games to be played by anybody, read. */
export interface WorkOfAny extends Limits {
  /** What is the same for all of them. */
  readonly series: Omit<Series, "bots">;
  /** Who plays, in seat order. */
  readonly seats: readonly (BotSource | ProgramSource)[];
}

interface Limits {
  /** How many. */
  readonly games: number;
  /** How many threads to start; 0 where they are played in the thread of the caller. */
  readonly threads: number;
  /** How long a bot may take for a move in a thread, in milliseconds. */
  readonly moveTime: number;
  /** How long it may take for a game. */
  readonly gameTime: number;
  /** How much memory a thread may fill, in MiB; `null` for what Node allows. */
  readonly memory: number | null;
  /** Told how far it is. */
  readonly onProgress: NonNullable<ManyGames["onProgress"]>;
  /** Given each outcome; `null` where they are collected. */
  readonly onOutcome: NonNullable<ManyGames["onOutcome"]> | null;
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

/** How many games bots of this package play by the time that threads have started and become fast. */
const GAMES_AT_START: Readonly<Record<BotId, number>> = {
  random: 5000,
  greedy: 20,
  "monte-carlo": 1,
  "guided-monte-carlo": 1,
};

/** Whether some games are over before threads would have helped. */
function isShort(seats: readonly (BotSource | ProgramSource)[], games: number): boolean {
  return seats.every((seat) => seat.from === "package" && games < GAMES_AT_START[seat.id]);
}

/** Reads a bot that can be loaded, where others may be allowed beside it. */
function botBeside(others: string): Reader<BotSource> {
  return (value, path) => {
    if (typeof value === "function") return { from: "function", bot: value as Bot };
    if (value instanceof URL) return { from: "module", url: value.href };
    const id = BOT_IDS.find((each) => each === value);
    return id === undefined
      ? invalid(path, `${BOT_IDS.join(", ")}, a URL object, a function${others}`)
      : { from: "package", id };
  };
}

/** Reads a bot that can be loaded. */
export const readBot = botBeside("");

const readBotBesidePrograms = botBeside(', { program: ["python3", "bot.py"] }');

const readWord: Reader<string> = (value, path) =>
  typeof value === "string" && !value.includes("\0") ? value : invalid(path, "a text without NUL");

/** Reads a program and its arguments. */
export const readCommand = list(readWord, "the program and its arguments", MAX_ARGUMENTS, 1);

const readProgram = object<ProgramBot>({ program: readCommand });

/** Reads who plays: a bot, or anything else that is no function and has a program. */
const readAny: Reader<BotSource | ProgramSource> = (value, path) => {
  if (typeof value !== "object" || value === null || value instanceof URL)
    return readBotBesidePrograms(value, path);
  return { from: "program", command: readProgram(value, path).program };
};

/** Reads a time in milliseconds. */
export const readTime = whole(1, MAX_TIME);

/** Reads what stops something. */
export const readSignal: Reader<AbortSignal> = (value, path) =>
  value instanceof AbortSignal ? value : invalid(path, "an AbortSignal");

interface Fields extends Omit<Limits, "threads"> {
  readonly queue: unknown;
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
  moveTime: optional(readTime, USUAL_MOVE_TIME),
  gameTime: optional(readTime, MAX_TIME),
  memory: optional<number | null>(whole(MIN_MEMORY, MAX_MEMORY), null),
  records: optional(boolean, false),
  onProgress: optional(callable<Work["onProgress"]>(), () => {}),
  onOutcome: optional<Work["onOutcome"]>(callable<NonNullable<Work["onOutcome"]>>(), null),
  signal: optional<AbortSignal | null>(readSignal, null),
  queue: anything, // read where games are played over one
});

function readGames<S extends BotSource | ProgramSource>(
  wanted: ManyGames,
  readSeat: Reader<S>,
): Limits & Pick<WorkOfAny, "series"> & { readonly seats: readonly S[] } {
  const { options: given, seed, records, bots, workers, queue: _queue, ...limits } = readFields(wanted, "");
  const options = readOptions(given, seed);
  const { length } = options.players;
  const seats = row(readSeat, length, `a bot for each player: ${length}`)(bots, "bots");
  const isMovable = seats.every(({ from }) => from === "package" || from === "module");
  const most = workers ?? (isShort(seats, limits.games) ? 0 : usualWorkers());
  const threads = isMovable ? Math.min(most, limits.games) : 0;
  return { ...limits, series: { options, seed, records }, seats, threads };
}

/**
 * Reads what a caller wants to have played by bots that can be loaded.
 *
 * @throws RulesError `options.…`, `description.malformed`, `sheet.…`.
 */
export function readManyGames(wanted: ManyGames): Work {
  const { seats, series, ...limits } = readGames(wanted, readBot);
  return { ...limits, series: { ...series, bots: seats } };
}

/**
 * Reads what a caller wants to have played, also by programs.
 *
 * @throws RulesError `options.…`, `description.malformed`, `sheet.…`.
 */
export function readGamesOfAny(wanted: ManyGames): WorkOfAny {
  return readGames(wanted, readAny);
}
