import type { Job, Worker } from "bullmq";
import type { Redis } from "ioredis";
import { isRulesError, PACKAGE_VERSION } from "perfect-home-rules";
import type { Description } from "./description.js";
import { chunkOfJob, MAX_STALLED } from "./jobs.js";
import { type Allowed, findBot } from "./known-bots.js";
import type { Packages } from "./packages.js";
import { areUnchanged, type FoundBot, playChunkIn } from "./play-chunk.js";
import type { Refusal } from "./refusal.js";
import type { Slots } from "./slots.js";
import { type GameRange, PREFIX, type Store } from "./store.js";

/** What a worker plays with. */
export interface WorkerParts {
  readonly packages: Packages;
  readonly redis: Redis;
  readonly slots: Slots;
  readonly allowed: Allowed;
  readonly concurrency: number;
  /** How long a job of a worker that is silent stays its own, in milliseconds. */
  readonly lockTime: number;
}

/** A series that a worker plays. */
export interface JoinedSeries {
  /** Finishes the chunks that are played, and takes no more. */
  finish(): Promise<void>;
  /** Stops at once. */
  abandon(): Promise<void>;
}

/** The bots of a series as this worker has them, or why it does not play the series. */
export async function findBots(
  { package: version, bots }: Description,
  allowed: Allowed,
): Promise<readonly FoundBot[] | Refusal> {
  if (version !== PACKAGE_VERSION) return { why: "version", version: PACKAGE_VERSION };
  const found: FoundBot[] = [];
  for (const [player, bot] of bots.entries()) {
    if (bot.from === "package") {
      found.push({ from: "package", bot: bot.id });
      continue;
    }
    const url = await findBot(allowed, bot);
    if (url === null) return { why: "bot", player, bot: bot.name };
    found.push({ from: "module", url, fingerprint: bot.fingerprint });
  }
  return found;
}

/** The chunk of a job; `null` where there is nothing to be played. */
async function chunkToPlay(
  job: Job,
  { id, games }: Description,
  { packages, store }: { readonly packages: Packages; readonly store: Store },
): Promise<GameRange | null> {
  try {
    const chunk = chunkOfJob(job, id);
    if (chunk === null || chunk.first + chunk.count > games) return null;
    return (await store.isWanted(id, chunk)) ? chunk : null;
  } catch (error) {
    if (!isRulesError(error)) throw error;
    // However often it is tried, it stays so.
    throw new packages.bullmq.UnrecoverableError(error.message);
  }
}

/**
 * Plays the jobs of a series, as they come.
 *
 * @param parts - what the worker plays with.
 * @param store - the series in Redis.
 * @param description - what is played.
 * @param bots - who plays.
 * @param onChanged - told where the code of a bot has changed: the series is then to be left.
 */
export function joinSeries(
  { packages, redis, slots, concurrency, lockTime }: WorkerParts,
  store: Store,
  description: Description,
  bots: readonly FoundBot[],
  onChanged: () => void,
): JoinedSeries {
  const { bullmq } = packages;
  const controller = new AbortController();
  const { signal } = controller;

  async function putBack(job: Job, token: string | undefined): Promise<never> {
    await job.moveToWait(token);
    throw new bullmq.WaitingError();
  }

  async function play(job: Job, token?: string): Promise<void> {
    const chunk = await chunkToPlay(job, description, { packages, store });
    if (chunk === null) return;
    const slot = await slots.take();
    if (slot === null) return putBack(job, token);
    try {
      if (!(await areUnchanged(bots))) {
        onChanged();
        return await putBack(job, token);
      }
      const result = await playChunkIn(slot, description, bots, chunk, signal);
      await store.keep(description.id, chunk, result);
    } finally {
      slots.give(slot);
    }
  }

  const worker: Worker = new bullmq.Worker(store.name, play, {
    connection: redis,
    prefix: PREFIX,
    concurrency,
    lockDuration: lockTime,
    stalledInterval: lockTime,
    maxStalledCount: MAX_STALLED,
  });
  worker.on("error", () => {}); // it tries again by itself
  let closing: Promise<void> | null = null;
  return {
    finish() {
      closing ??= worker.close();
      return closing;
    },
    abandon() {
      controller.abort();
      closing ??= worker.close();
      return closing;
    },
  };
}
