import { randomUUID } from "node:crypto";
import { availableParallelism, hostname } from "node:os";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRulesError, type Violation } from "perfect-home-rules";
import {
  callable,
  invalid,
  list,
  object,
  optional,
  type Reader,
  text,
  whole,
} from "perfect-home-rules/readers";
import { connect, FIRST_WAIT } from "./connect.js";
import { type Description, parseDescription } from "./description.js";
import { WORKERS_LOOK } from "./end-series.js";
import { loadPackages } from "./packages.js";
import { MAX_PATIENCE, readConnection } from "./read-queued.js";
import { type Refusal, refusalOf, writeRefusal } from "./refusal.js";
import { openSlots } from "./slots.js";
import { ALL_SERIES, storeOf } from "./store.js";
import { findBots, type JoinedSeries, joinSeries, type WorkerParts } from "./worker-series.js";

const MAX_CONCURRENCY = 1024;
const MAX_MODULES = 1000;
const MIN_LOCK_TIME = 500;
const MAX_LOCK_TIME = 3_600_000;
const USUAL_LOCK_TIME = 10_000;
/** How long a worker keeps to a refusal, in milliseconds: a module may have been put into its folder since. */
const REFUSED_FOR = 5000;

/** What a worker tells. */
export type WorkerNotice =
  | {
      /** It plays a series, or has left it: it is over, or the code of a bot has changed. */
      readonly type: "joined" | "left";
      /** The name of the series. */
      readonly series: string;
    }
  | {
      /** It does not play a series. */
      readonly type: "refused";
      /** The name of the series. */
      readonly series: string;
      /** Why not. */
      readonly refusal: Violation;
    };

/** How a worker is to work. */
export interface WorkerOptions {
  /** Where Redis is: `redis://`, or `rediss://` for TLS, as for the `queue` of `playMany`. */
  readonly connection: string;
  /** How many games it plays at the same time, each in a thread, from 1 to 1024; by default one for each processor. */
  readonly concurrency?: number | undefined;
  /** Modules of bots that it may load: URLs of files. */
  readonly bots?: readonly URL[] | undefined;
  /** A folder whose modules it may load, those of its subfolders too. */
  readonly allowBots?: string | undefined;
  /**
   * After how long a chunk of a worker that has died is given to another one, in milliseconds, from 500 to 3600000; by
   * default 10,000. Up to twice as long may pass. All workers should have the same.
   */
  readonly lockTime?: number | undefined;
  /**
   * For how long Redis may be out of reach at the beginning, in milliseconds, from 1 to 86400000; by default 10,000.
   * Later a worker waits for it however long that takes.
   */
  readonly patience?: number | undefined;
  /** Told what it does. */
  readonly onNotice?: ((notice: WorkerNotice) => void) | undefined;
}

/** A worker that plays games for others. */
export interface QueueWorker {
  /** What tells it from other workers: the name of the machine, the process and a number. */
  readonly id: string;
  /** Lets it finish the chunks that it plays, and ends it. */
  close(): Promise<void>;
}

const readModule: Reader<string> = (value, path) =>
  value instanceof URL && value.protocol === "file:" ? value.href : invalid(path, "a URL object of a file");

interface Read {
  readonly connection: string;
  readonly concurrency: number;
  readonly bots: readonly string[];
  readonly allowBots: string | null;
  readonly lockTime: number;
  readonly patience: number;
  readonly onNotice: (notice: WorkerNotice) => void;
}

const readOptions = object<Read>({
  connection: readConnection,
  concurrency: optional(whole(1, MAX_CONCURRENCY), availableParallelism()),
  bots: optional(list(readModule, "a list of URL objects", MAX_MODULES), []),
  allowBots: optional<string | null>(text, null),
  lockTime: optional(whole(MIN_LOCK_TIME, MAX_LOCK_TIME), USUAL_LOCK_TIME),
  patience: optional(whole(1, MAX_PATIENCE), FIRST_WAIT),
  onNotice: optional(callable<(notice: WorkerNotice) => void>(), () => {}),
});

/** A series that a worker has met: it plays it, or refuses it until some time. */
type Met =
  | { readonly header: string; readonly joined: JoinedSeries }
  | { readonly header: string; readonly joined: null; readonly until: number };

/** The series of a worker, by name. */
interface Meetings {
  /** Looks which series there are: joins new ones, leaves those that are over. */
  look(): Promise<void>;
  /** Finishes the chunks that are played, and leaves all. */
  finish(): Promise<void>;
}

function describe(header: string): Description | Refusal {
  try {
    return parseDescription(header);
  } catch (error) {
    if (!isRulesError(error)) throw error;
    return { why: "malformed" };
  }
}

function meetingsOf(id: string, parts: WorkerParts, onNotice: Read["onNotice"]): Meetings {
  const met = new Map<string, Met>();

  async function refuse(name: string, header: string, refusal: Refusal): Promise<void> {
    const written = writeRefusal(refusal);
    const isNew = met.get(name)?.header !== header;
    met.set(name, { header, joined: null, until: performance.now() + REFUSED_FOR });
    await storeOf(parts.redis, name).refuse(id, written);
    if (isNew) onNotice({ type: "refused", series: name, refusal: refusalOf(id, written) });
  }

  async function meet(name: string, header: string): Promise<void> {
    const store = storeOf(parts.redis, name);
    const description = describe(header);
    if ("why" in description) return refuse(name, header, description);
    const bots = await findBots(description, parts.allowed);
    if ("why" in bots) return refuse(name, header, bots);
    await store.join(id);
    const onChanged = (): void => void leave(name, true);
    met.set(name, { header, joined: joinSeries(parts, store, description, bots, onChanged) });
    onNotice({ type: "joined", series: name });
  }

  async function leave(name: string, isThere = false): Promise<void> {
    const series = met.get(name);
    met.delete(name);
    if (series?.joined == null) return;
    // Where the series is there, what is played is finished; where it is over, nobody waits for it.
    await (isThere ? series.joined.finish() : series.joined.abandon());
    const store = storeOf(parts.redis, name);
    await store.leave(id);
    if (!isThere) await store.sweep();
    onNotice({ type: "left", series: name });
  }

  return {
    async look() {
      const names = await parts.redis.smembers(ALL_SERIES);
      for (const [name] of met) if (!names.includes(name)) await leave(name);
      for (const name of names) {
        const header = await storeOf(parts.redis, name).header();
        const known = met.get(name);
        if (known !== undefined && known.header !== header) await leave(name);
        else if (known?.joined === null && known.until > performance.now()) continue;
        if (header !== null && met.get(name)?.joined == null) await meet(name, header);
      }
    },
    async finish() {
      await Promise.all([...met.keys()].map((name) => leave(name, true)));
    },
  };
}

/**
 * Starts a worker, which plays the games of all series that are handed out on a Redis, each in a thread.
 *
 * A worker plays a series only with the same version of this package, and with bots whose code is what its caller has:
 * those of this package, or modules that it was started with or finds in the folder that it may load from. Nothing else
 * is loaded, whatever a job says.
 *
 * @param options - where Redis is, and how it works.
 * @throws RulesError `options.…`, `queue.not-installed`, `queue.unreachable`.
 * @example
 * ```ts
 * let code = "";
 * try {
 *   await startWorker({ connection: "http://localhost" });
 * } catch (error) {
 *   if (isRulesError(error)) code = error.code;
 * }
 * code // => "options.invalid"
 * ```
 */
export async function startWorker(options: WorkerOptions): Promise<QueueWorker> {
  const { connection, concurrency, bots, allowBots, lockTime, patience, onNotice } = readOptions(options, "");
  const packages = await loadPackages();
  const link = await connect(packages, { connection, patience: Number.POSITIVE_INFINITY }, patience);
  const id = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const slots = openSlots(concurrency);
  const allowed = { modules: bots, folder: allowBots === null ? null : resolve(allowBots) };
  const parts = { packages, redis: link.redis, slots, allowed, concurrency, lockTime };
  const meetings = meetingsOf(id, parts, onNotice);
  const stopping = new AbortController();

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      await meetings.look().catch(() => {}); // Redis is out of reach, or a series is no series: both may pass
      await sleep(WORKERS_LOOK, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const working = work();

  async function close(): Promise<void> {
    stopping.abort();
    slots.stop();
    await working;
    await meetings.finish();
    await slots.close();
    link.close();
  }
  let closing: Promise<void> | null = null;
  return {
    id,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
