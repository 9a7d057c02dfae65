import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { PACKAGE_VERSION } from "perfect-home-rules";
import { BOT_IDS } from "perfect-home-rules/bots";
import type { ManyGames, QueueChoice } from "perfect-home-rules/node";
import {
  anything,
  boolean,
  callable,
  checked,
  invalid,
  object,
  optional,
  type Reader,
  row,
  text,
  whole,
} from "perfect-home-rules/readers";
import type { Address } from "./connect.js";
import {
  type Description,
  MAX_GAMES,
  MAX_TIME,
  type QueuedBot,
  readMemory,
  readOptions,
  readSeed,
  readTime,
} from "./description.js";
import { fingerprintOf } from "./fingerprint.js";
import { fileNameOf } from "./known-bots.js";

const USUAL_MOVE_TIME = 60_000;
const MAX_CHUNK_TIME = 3_600_000;
/** The longest that Redis is waited for, in milliseconds. */
export const MAX_PATIENCE = 86_400_000;
const USUAL_CHUNK_TIME = 1000;
const USUAL_PATIENCE = 60_000;

/** A series in a queue, and who is told what comes of it. */
export interface ResumedSeries extends QueueChoice, Pick<ManyGames, "onProgress" | "onOutcome" | "signal"> {}

/** A series in a queue. */
export type NamedSeries = Pick<QueueChoice, "connection" | "name" | "patience">;

/** Where a series is, and what becomes of its outcomes. */
export interface Delivery extends Address {
  /** The name of the series. */
  readonly name: string;
  /** How long a job should take, in milliseconds. */
  readonly chunkTime: number;
  /** The file that outcomes are written to; `null` for none. */
  readonly file: string | null;
  /** Given each outcome; `null` for nobody. */
  readonly onOutcome: NonNullable<ManyGames["onOutcome"]> | null;
  /** Told how far it is. */
  readonly onProgress: NonNullable<ManyGames["onProgress"]>;
  /** Told of games in which a bot fails; `null` where the series stops there. */
  readonly onFailure: NonNullable<QueueChoice["onFailure"]> | null;
  /** Told why workers refuse the series. */
  readonly onRefusal: NonNullable<QueueChoice["onRefusal"]>;
  /** Stops everything. */
  readonly signal: AbortSignal | null;
}

const NAME = /^[A-Za-z0-9._-]{1,100}$/;

/** The URL of Redis. */
export const readConnection: Reader<string> = (value, path) => {
  const allowed = "a URL: redis://host:port or rediss://host:port";
  const url = text(value, path);
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url)) invalid(path, allowed);
  return url;
};

const readName = checked(text, (name) => NAME.test(name), "1 to 100 letters, digits, -, _ and .");

const readSignal: Reader<AbortSignal> = (value, path) =>
  value instanceof AbortSignal ? value : invalid(path, "an AbortSignal");

const named = {
  connection: readConnection,
  name: readName,
  patience: optional(whole(1, MAX_PATIENCE), USUAL_PATIENCE),
};

const queued = {
  ...named,
  file: optional<string | null>(text, null),
  chunkTime: optional(whole(1, MAX_CHUNK_TIME), USUAL_CHUNK_TIME),
  onFailure: optional<Delivery["onFailure"]>(callable<NonNullable<Delivery["onFailure"]>>(), null),
  onRefusal: optional(callable<Delivery["onRefusal"]>(), () => {}),
};

const told = {
  onOutcome: optional<Delivery["onOutcome"]>(callable<NonNullable<Delivery["onOutcome"]>>(), null),
  onProgress: optional(callable<Delivery["onProgress"]>(), () => {}),
  signal: optional<AbortSignal | null>(readSignal, null),
};

const readQueue = object<Omit<Delivery, keyof typeof told>>(queued);

/** Where a series is. */
export const readNamed = object<Address & { readonly name: string }>(named);

/** A file has its place, wherever the program goes. */
function placed<T extends { readonly file: string | null }>(delivery: T): T {
  return delivery.file === null ? delivery : { ...delivery, file: resolve(delivery.file) };
}

const readDelivery = object<Delivery>({ ...queued, ...told });

/**
 * Reads what a caller wants to resume.
 *
 * @throws RulesError `options.…`.
 */
export function readResumed(wanted: ResumedSeries): Delivery {
  return placed(readDelivery(wanted, ""));
}

/** A bot as a caller names it: an id, or the URL of a module. */
type Named = Extract<QueuedBot, { from: "package" }> | { readonly from: "module"; readonly url: string };

const readBot: Reader<Named> = (value, path) => {
  if (value instanceof URL && value.protocol === "file:") return { from: "module", url: value.href };
  const id = BOT_IDS.find((each) => each === value);
  return id === undefined
    ? invalid(path, `${BOT_IDS.join(", ")}, a URL object of a file: no function can be sent to a worker`)
    : { from: "package", id };
};

interface Fields
  extends Pick<Description, "games" | "seed" | "records" | "moveTime" | "gameTime" | "memory"> {
  readonly options: unknown;
  readonly bots: unknown;
  readonly workers: unknown;
  readonly onOutcome: Delivery["onOutcome"];
  readonly onProgress: Delivery["onProgress"];
  readonly signal: Delivery["signal"];
  readonly queue: unknown;
}

const readFields = object<Fields>({
  options: anything,
  bots: anything,
  games: whole(1, MAX_GAMES),
  seed: readSeed,
  records: optional(boolean, false),
  workers: anything,
  moveTime: optional(readTime, USUAL_MOVE_TIME),
  gameTime: optional(readTime, MAX_TIME),
  memory: optional<number | null>(readMemory, null),
  ...told,
  queue: anything,
});

async function describeBot(bot: Named, path: string): Promise<QueuedBot> {
  if (bot.from === "package") return bot;
  try {
    return { from: "module", name: fileNameOf(bot.url), fingerprint: await fingerprintOf(bot.url) };
  } catch {
    return invalid(path, "a module that can be read");
  }
}

/** What a caller wants to have played, read. */
export interface QueuedGames {
  /** What is played. */
  readonly description: Description;
  /** What becomes of it. */
  readonly delivery: Delivery;
}

/**
 * Reads what a caller wants to have played.
 *
 * @throws RulesError `options.…`, `description.malformed`, `sheet.…`.
 */
export async function readQueued(wanted: ManyGames): Promise<QueuedGames> {
  const {
    options: given,
    bots: seats,
    workers: _,
    onOutcome,
    onProgress,
    signal,
    queue,
    ...fields
  } = readFields(wanted, "");
  const delivery = placed({ ...readQueue(queue, "queue"), onOutcome, onProgress, signal });
  const options = readOptions(given, fields.seed);
  const { length } = options.players;
  const bots = row(readBot, length, `a bot for each player: ${length}`)(seats, "bots");
  const described = bots.map((bot, player) => describeBot(bot, `bots[${player}]`));
  return {
    description: {
      version: 1,
      id: randomUUID(),
      package: PACKAGE_VERSION,
      options,
      bots: await Promise.all(described),
      goesOn: delivery.onFailure !== null,
      ...fields,
    },
    delivery,
  };
}
