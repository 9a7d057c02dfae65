import { createGame, createRecorder, type GameOptions } from "perfect-home-rules";
import { BOT_IDS, type BotId } from "perfect-home-rules/bots";
import type { SeedlessOptions } from "perfect-home-rules/node";
import {
  anything,
  boolean,
  checked,
  choice,
  fieldsOf,
  invalid,
  list,
  nullable,
  object,
  type Reader,
  refusedAs,
  text,
  whole,
} from "perfect-home-rules/readers";

/** The most games of a series. */
export const MAX_GAMES = 10_000_000;
const HIGHEST_SEED = 2 ** 32 - 1;
/** The longest that a bot may take, in milliseconds. */
export const MAX_TIME = 2 ** 31 - 1;
const MAX_MEMORY = 2 ** 20;
const MIN_MEMORY = 16;
const MAX_BOTS = 10_000;

/** A bot as it is told to workers: never where its code is. */
export type QueuedBot =
  | { readonly from: "package"; readonly id: BotId }
  | {
      readonly from: "module";
      /** The name of its file, for people. */
      readonly name: string;
      /** What tells its code from any other, see `fingerprintOf`. */
      readonly fingerprint: string;
    };

/** A series as it stands in Redis, for callers and workers. */
export interface Description {
  /** The version of this shape. */
  readonly version: 1;
  /** What tells the series from others of the same name. */
  readonly id: string;
  /** The version of the package: another one may give other results. */
  readonly package: string;
  /** The options of the games, but for the seed. */
  readonly options: SeedlessOptions;
  /** The seed of the first game. */
  readonly seed: number;
  /** How many games. */
  readonly games: number;
  /** Who plays. */
  readonly bots: readonly QueuedBot[];
  /** Whether the games are recorded. */
  readonly records: boolean;
  /** How long a bot may take for a move, in milliseconds. */
  readonly moveTime: number;
  /** How long it may take for a game. */
  readonly gameTime: number;
  /** How much memory a thread may fill, in MiB; `null` for what Node allows. */
  readonly memory: number | null;
  /** Whether the series goes on after a game in which a bot fails. */
  readonly goesOn: boolean;
}

/** Texts of some length, in which nothing can stand but what these characters say. */
const ID = /^[0-9a-f-]{36}$/;
const FINGERPRINT = /^[0-9a-f]{64}$/;
const LONGEST_NAME = 255;

function matching(pattern: RegExp, allowed: string): Reader<string> {
  return checked(text, (value) => pattern.test(value), allowed);
}

const readBot: Reader<QueuedBot> = (value, path) =>
  fieldsOf(value, path)["from"] === "package"
    ? object<Extract<QueuedBot, { from: "package" }>>({
        from: choice(["package"]),
        id: choice(BOT_IDS),
      })(value, path)
    : object<Extract<QueuedBot, { from: "module" }>>({
        from: choice(["module"]),
        name: checked(text, (name) => name.length <= LONGEST_NAME, `a text of at most ${LONGEST_NAME}`),
        fingerprint: matching(FINGERPRINT, "64 hexadecimal digits"),
      })(value, path);

interface Fields extends Omit<Description, "options"> {
  readonly options: unknown;
}

/** How long a bot may take, for a move or for a game. */
export const readTime = whole(1, MAX_TIME);

/** How much memory a thread may fill. */
export const readMemory = whole(MIN_MEMORY, MAX_MEMORY);

/** The seed of a series. */
export const readSeed = whole(0, HIGHEST_SEED);

const readFields: Reader<Fields> = object<Fields>({
  version: choice([1]),
  id: matching(ID, "a UUID"),
  package: text,
  options: anything,
  seed: readSeed,
  games: whole(1, MAX_GAMES),
  bots: list(readBot, "a list of bots", MAX_BOTS, 1),
  records: boolean,
  moveTime: readTime,
  gameTime: readTime,
  memory: nullable(readMemory),
  goesOn: boolean,
});

/**
 * Options of games without their seed, copied: a game can be created from them, and they are plain JSON.
 *
 * @throws RulesError `options.…`.
 */
export function readOptions(value: unknown, seed: number): SeedlessOptions {
  const fields = fieldsOf(value, "options");
  if (Object.hasOwn(fields, "seed")) {
    invalid("options.seed", "nothing: the first seed stands beside the options");
  }
  const first = { ...fields, seed } as unknown as GameOptions;
  createGame(first);
  const { seed: _seed, ...options } = createRecorder(first).options;
  return options;
}

const readAll: Reader<Description> = (value, path) => {
  const fields = readFields(value, path);
  const options = readOptions(fields.options, fields.seed);
  const { length } = options.players;
  if (fields.bots.length !== length) invalid("bots", `a bot for each player: ${length}`);
  return { ...fields, options };
};

const readPlain = refusedAs("queue.malformed", readAll);

/**
 * Reads a series that stands in Redis, where anybody may have put it.
 *
 * @throws RulesError `queue.malformed`.
 */
export function parseDescription(header: string): Description {
  return readPlain(jsonIn(header), "series");
}

/** The JSON in a text; `null` for any other text, which no reader takes. */
export function jsonIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
