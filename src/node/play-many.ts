import { setImmediate } from "node:timers/promises";
import { playChunk } from "./chunk.js";
import { type Lanes, playInLanes } from "./lanes.js";
import type { GameOutcome, ManyGames } from "./many-games.js";
import { openPool, type Pool } from "./pool.js";
import { readManyGames } from "./read-many-games.js";

/** Plays in the thread of the caller, which gets on with other things between chunks. */
const playHere: Lanes["play"] = async (chunk) => {
  await setImmediate();
  return playChunk(chunk);
};

/** Does work with a pool, whose threads are stopped at once when a signal is aborted, and in the end. */
async function withPool<T>(pool: Pool, signal: AbortSignal | null, work: () => Promise<T>): Promise<T> {
  const stop = (): void => void pool.close();
  signal?.addEventListener("abort", stop);
  try {
    return await work();
  } catch (error) {
    // The threads that were stopped say only that they were.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", stop);
    await pool.close();
  }
}

/**
 * Lets bots play many games, where there are several processors in several threads. The cards and the random series
 * of the bots follow from the seed and the number of the game alone, so that the outcomes are the same whatever the
 * number of threads, and a game can be played again by itself with its own seed.
 *
 * Games are played side by side only where the package `piscina` is installed.
 *
 * @param wanted - what is played, how often and by whom; it is copied.
 * @returns what came of each game, in their order.
 * @throws RulesError `options.…`, `description.malformed` and `sheet.…`, as `createGame` does; a {@link BotError} for
 * the first game in which a bot fails; the reason of the signal when it is aborted. The promise is rejected with them,
 * after all threads have been stopped.
 * @example
 * ```ts
 * const [first] = await playMany({
 *   options: { players: ["Ann", "Bob"] },
 *   games: 5,
 *   seed: 7,
 *   bots: ["random", "random"],
 * });
 * first.seed // => 7
 * first.places.length // => 2
 * ```
 */
export async function playMany(wanted: ManyGames): Promise<readonly GameOutcome[]> {
  const { threads, signal, ...work } = readManyGames(wanted);
  const throwIfAborted = (): void => signal?.throwIfAborted();
  throwIfAborted();
  const pool = threads === 0 ? null : await openPool(threads);
  const lanes = { ...work, throwIfAborted };
  if (pool === null) return playInLanes({ ...lanes, lanes: 1, play: playHere });
  return withPool(pool, signal, () => playInLanes({ ...lanes, lanes: threads, play: pool.play }));
}
