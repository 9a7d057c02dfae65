import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { playChunk } from "./chunk.js";
import type { GameOutcome, ManyGames } from "./many-games.js";
import { openPool } from "./open-pool.js";
import { readManyGames } from "./read-many-games.js";
import { type Lanes, runConcurrently } from "./run-concurrently.js";
import { timedOut } from "./stopped.js";
import { tryModules } from "./try-modules.js";
import { watchLanes } from "./watch.js";

/** Settles as some work does, or as soon as a signal is aborted with its reason. */
async function unlessAborted<T>(signal: AbortSignal | null, work: Promise<T>): Promise<T> {
  if (signal === null) return work;
  const settled = new AbortController();
  const aborted = once(signal, "abort", settled).then((): never => {
    throw signal.reason;
  });
  aborted.catch(() => {});
  try {
    return await Promise.race([work, aborted]);
  } finally {
    settled.abort();
  }
}

/**
 * Lets bots play many games, where there are several processors in several threads. The cards and the random series
 * of the bots follow from the seed and the number of the game alone, so that the outcomes are the same whatever the
 * number of threads, and a game can be played again by itself with its own seed.
 *
 * Games are played side by side only where the package `piscina` is installed. Modules of bots are played in a thread
 * also without it, as only a thread can be stopped while a bot does not come to an end.
 *
 * @param wanted - what is played, how often and by whom; it is copied.
 * @returns what came of each game, in their order.
 * @throws RulesError `options.…`, `description.malformed` and `sheet.…`, as `createGame` does; a {@link BotError} for
 * the first game in which a bot fails; the reason of the signal when it is aborted; what a bot has left behind in a
 * thread and fails later. The promise is rejected with them, after all threads have been stopped.
 * @example
 * ```ts
 * const [first] = await playMany({
 *   options: { players: ["Ann", "Bob"] },
 *   games: 5,
 *   seed: 7,
 *   bots: ["random", "random"],
 * });
 * first?.seed // => 7
 * first?.places.length // => 2
 * ```
 */
export async function playMany(wanted: ManyGames): Promise<readonly GameOutcome[]> {
  const { threads, moveTime, signal, ...work } = readManyGames(wanted);
  const { bots } = work.series;
  signal?.throwIfAborted();
  await tryModules(bots, signal);
  const pool = threads === 0 ? null : await openPool(threads, bots);
  const watch = pool === null ? null : watchLanes(pool.threads, moveTime);
  const lanes: Lanes = {
    ...work,
    lanes: pool?.threads ?? 1,
    async play(chunk, lane) {
      // The thread of the caller gets on with other things between two chunks.
      if (pool === null) await setImmediate();
      signal?.throwIfAborted();
      const watched = watch === null ? null : { told: watch.told, lane };
      const played = await (pool?.play ?? playChunk)({ ...chunk, watch: watched });
      signal?.throwIfAborted();
      return played;
    },
  };
  try {
    const late = watch?.late.then((asked): never => {
      throw timedOut(work.series, asked);
    });
    const played = runConcurrently(lanes);
    return await unlessAborted(signal, Promise.race(late === undefined ? [played] : [played, late]));
  } finally {
    watch?.stop();
    await pool?.close();
  }
}
