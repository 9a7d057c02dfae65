import type { Redis } from "ioredis";
import { RulesError, violationOf } from "perfect-home-rules";
import type { Packages } from "./packages.js";

/** At the beginning Redis is not waited for longer than this, in milliseconds: as a rule the address is wrong. */
export const FIRST_WAIT = 10_000;
const MAX_RETRY_DELAY = 2000;

/** A connection to Redis that comes back by itself. */
export interface Link {
  /** The client: its commands wait while Redis is out of reach. */
  readonly redis: Redis;
  /** Rejected with `queue.unreachable` when Redis has been out of reach for too long. */
  readonly broken: Promise<never>;
  /** Ends the connection. */
  close(): void;
}

/** Where Redis is, and how long it may be out of reach. */
export interface Address {
  /** Its URL. */
  readonly connection: string;
  /** How long, in milliseconds; `Infinity` for ever. */
  readonly patience: number;
}

/** Says that Redis can't be reached, and why; the reason never holds the password. */
function unreachable(reason: string): RulesError {
  return new RulesError([violationOf("queue.unreachable", { reason })]);
}

/**
 * Connects to Redis.
 *
 * @param firstWait - how long it may be out of reach at the beginning, in milliseconds.
 *
 * @throws RulesError `queue.unreachable`.
 */
export async function connect(
  { Redis }: Packages,
  { connection, patience }: Address,
  firstWait = Math.min(patience, FIRST_WAIT),
): Promise<Link> {
  // Commands must outlast a restart of Redis, and a blocking one must never be given up.
  const redis = new Redis(connection, {
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(100 * times, MAX_RETRY_DELAY),
  });
  let reason = "no answer";
  let timer: NodeJS.Timeout | undefined;
  let fail = (_: RulesError): void => {};
  const broken = new Promise<never>((_, reject) => {
    fail = reject;
  });
  broken.catch(() => {});
  const waitFor = (time: number): void => {
    if (timer === undefined && time < Number.POSITIVE_INFINITY)
      timer = setTimeout(() => fail(unreachable(reason)), time);
  };
  redis.on("error", (error) => {
    reason = error.message === "" ? String("code" in error ? error.code : error) : error.message;
  });
  redis.on("ready", () => {
    clearTimeout(timer);
    timer = undefined;
  });
  let isClosed = false;
  const close = (): void => {
    isClosed = true;
    clearTimeout(timer);
    redis.disconnect();
  };
  waitFor(firstWait);
  try {
    await Promise.race([redis.ping().catch((error) => Promise.reject(unreachable(error.message))), broken]);
  } catch (error) {
    close();
    throw error;
  }
  redis.on("close", () => {
    if (!isClosed) waitFor(patience);
  });
  return { redis, broken, close };
}
