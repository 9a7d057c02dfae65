import type { Redis } from "ioredis";

/** Before all keys. In braces, so that a cluster keeps them together. */
export const PREFIX = "{perfect-home-rules}";

/** The set with the names of all series that are to be played. */
export const ALL_SERIES = `${PREFIX}:series`;

/** How long a caller may be silent before another one may resume its series, in milliseconds. */
export const LEASE = 10_000;

/** Neighbouring games that are one job. */
export interface GameRange {
  /** The number of the first, from 0. */
  readonly first: number;
  /** How many. */
  readonly count: number;
}

// KEYS: series, caller, all series. ARGV: name, header, token, lease.
const BEGIN = `
if redis.call("EXISTS", KEYS[1]) == 1 then return 0 end
redis.call("SET", KEYS[1], ARGV[2])
redis.call("SET", KEYS[2], ARGV[3], "PX", ARGV[4])
redis.call("SADD", KEYS[3], ARGV[1])
return 1`;

// The same KEYS and ARGV, where the series has begun: whatever a restart of Redis has lost is put back.
const HOLD = `
local caller = redis.call("GET", KEYS[2])
if caller and caller ~= ARGV[3] then return 0 end
redis.call("SET", KEYS[2], ARGV[3], "PX", ARGV[4])
redis.call("SET", KEYS[1], ARGV[2], "NX")
redis.call("SADD", KEYS[3], ARGV[1])
return 1`;

// KEYS: series, caller. ARGV: token, lease.
const TAKE_OVER = `
if redis.call("EXISTS", KEYS[1]) == 0 then return -1 end
return redis.call("SET", KEYS[2], ARGV[1], "PX", ARGV[2], "NX") and 1 or 0`;

// KEYS: caller. ARGV: token.
const LET_GO = `
if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end
return 0`;

// KEYS: caller, chunks. ARGV: token, series, then first and count of each chunk.
const OPEN = `
local caller = redis.call("GET", KEYS[1])
if caller and caller ~= ARGV[1] then return 0 end
for at = 3, #ARGV, 2 do redis.call("HSET", KEYS[2], ARGV[at], ARGV[at + 1] .. " " .. ARGV[2]) end
return 1`;

// A result is kept once, and only while its chunk is open. KEYS: chunks, results. ARGV: first, count, series, result.
const KEEP = `
if redis.call("HGET", KEYS[1], ARGV[1]) ~= ARGV[2] .. " " .. ARGV[3] then return 0 end
return redis.call("HSETNX", KEYS[2], ARGV[1], ARGV[4])`;

// KEYS: caller, chunks, results. ARGV: token, first of each chunk.
const CLOSE = `
local caller = redis.call("GET", KEYS[1])
if caller and caller ~= ARGV[1] then return 0 end
for at = 2, #ARGV do
  redis.call("HDEL", KEYS[2], ARGV[at])
  redis.call("HDEL", KEYS[3], ARGV[at])
end
return 1`;

// Of a series that is over. KEYS: all series, then what is left. ARGV: name.
const SWEEP = `
if redis.call("SISMEMBER", KEYS[1], ARGV[1]) == 1 then return 0 end
for at = 2, #KEYS do redis.call("UNLINK", KEYS[at]) end
return 1`;

/** What Redis holds of a series, beside its jobs. */
export interface Store {
  /** The name of the series. */
  readonly name: string;
  /** Begins the series; false where there is one of this name. */
  begin(header: string, token: string): Promise<boolean>;
  /** Says that its caller is still there, and puts back what is lost; false where another caller has it. */
  hold(header: string, token: string): Promise<boolean>;
  /** Takes it from a caller who is silent; `null` where there is no such series. */
  takeOver(token: string): Promise<boolean | null>;
  /** Lets others take it over. */
  letGo(token: string): Promise<void>;
  /** What is played; `null` where there is no such series. */
  header(): Promise<string | null>;
  /** Opens chunks, whose results are then kept; false where another caller has the series. */
  open(series: string, token: string, chunks: readonly GameRange[]): Promise<boolean>;
  /** The chunks that are open. */
  openChunks(): Promise<GameRange[]>;
  /** Whether a chunk is open and has no result. */
  isWanted(series: string, chunk: GameRange): Promise<boolean>;
  /** Keeps the result of a chunk; false where it has one, or is not open. */
  keep(series: string, chunk: GameRange, result: Buffer): Promise<boolean>;
  /** The results of some chunks; `null` for one that has none yet. */
  results(chunks: readonly GameRange[]): Promise<(Buffer | null)[]>;
  /** Forgets chunks with their results; false where another caller has the series. */
  close(token: string, chunks: readonly GameRange[]): Promise<boolean>;
  /** Says that a worker plays the series. */
  join(worker: string): Promise<void>;
  /** Says that it does so no longer. */
  leave(worker: string): Promise<void>;
  /** How many workers play it. */
  members(): Promise<number>;
  /** Says why a worker does not play it. */
  refuse(worker: string, why: string): Promise<void>;
  /** Why workers do not play it, by worker. */
  refusals(): Promise<Readonly<Record<string, string>>>;
  /** Takes it from the list of series: workers leave it. */
  end(): Promise<void>;
  /** Removes all that is left of it, unless there is one of this name again. */
  sweep(): Promise<void>;
}

/** The keys of a series; those of its jobs have other names. */
function keysOf(name: string) {
  const key = (what: string): string => `${PREFIX}:${name}:${what}`;
  return {
    series: key("series"),
    caller: key("caller"),
    chunks: key("chunks"),
    results: key("results"),
    members: key("members"),
    refusals: key("refusals"),
    all: `${PREFIX}:${name}:*`,
  };
}

/** A chunk as it stands in Redis: `count series`, under the number of its first game. */
function readChunk([first, text]: readonly [string, string]): GameRange {
  return { first: Number(first), count: Number(text.split(" ", 1)[0]) };
}

async function keysLike(redis: Redis, pattern: string): Promise<string[]> {
  const found: string[] = [];
  let cursor = "0";
  do {
    const [next, keys] = await redis.scan(cursor, "MATCH", pattern, "COUNT", 1000);
    found.push(...keys);
    cursor = next;
  } while (cursor !== "0");
  return found;
}

/** What Redis holds of a series. */
export function storeOf(redis: Redis, name: string): Store {
  const keys = keysOf(name);
  const run = async (script: string, on: readonly string[], ...args: (string | number | Buffer)[]) =>
    Number(await redis.eval(script, on.length, ...on, ...args));
  const numbers = (chunks: readonly GameRange[]): number[] => chunks.map(({ first }) => first);
  return {
    name,
    begin: async (header, token) =>
      (await run(BEGIN, [keys.series, keys.caller, ALL_SERIES], name, header, token, LEASE)) === 1,
    hold: async (header, token) =>
      (await run(HOLD, [keys.series, keys.caller, ALL_SERIES], name, header, token, LEASE)) === 1,
    async takeOver(token) {
      const taken = await run(TAKE_OVER, [keys.series, keys.caller], token, LEASE);
      return taken < 0 ? null : taken === 1;
    },
    letGo: async (token) => void (await run(LET_GO, [keys.caller], token)),
    header: () => redis.get(keys.series),
    async open(series, token, chunks) {
      const args = chunks.flatMap(({ first, count }) => [first, count]);
      return (await run(OPEN, [keys.caller, keys.chunks], token, series, ...args)) === 1;
    },
    openChunks: async () => Object.entries(await redis.hgetall(keys.chunks)).map(readChunk),
    async isWanted(series, { first, count }) {
      const open = await redis.hget(keys.chunks, String(first));
      return open === `${count} ${series}` && (await redis.hexists(keys.results, String(first))) === 0;
    },
    keep: async (series, { first, count }, result) =>
      (await run(KEEP, [keys.chunks, keys.results], first, count, series, result)) === 1,
    results: (chunks) => redis.hmgetBuffer(keys.results, ...numbers(chunks).map(String)),
    close: async (token, chunks) =>
      (await run(CLOSE, [keys.caller, keys.chunks, keys.results], token, ...numbers(chunks))) === 1,
    join: async (worker) => void (await redis.sadd(keys.members, worker)),
    leave: async (worker) => void (await redis.srem(keys.members, worker)),
    members: () => redis.scard(keys.members),
    refuse: async (worker, why) => void (await redis.hset(keys.refusals, worker, why)),
    refusals: () => redis.hgetall(keys.refusals),
    end: async () => void (await redis.srem(ALL_SERIES, name)),
    async sweep() {
      await run(SWEEP, [ALL_SERIES, ...(await keysLike(redis, keys.all))], name);
    },
  };
}
