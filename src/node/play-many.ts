import { setImmediate } from "node:timers/promises";
import { playChunk } from "./chunk.js";
import type { GameOutcome, ManyGames, QueueChoice } from "./many-games.js";
import { openPool } from "./open-pool.js";
import { playWithPrograms } from "./play-with-programs.js";
import { readGamesOfAny } from "./read-many-games.js";
import { type Lanes, runConcurrently } from "./run-concurrently.js";
import { timedOut } from "./stopped.js";
import { tryModules } from "./try-modules.js";
import { unlessAborted } from "./unless-aborted.js";
import { watchLanes } from "./watch.js";

/** Not spelled out where it is imported: who bundles this entry has no queue in the bundle. */
const QUEUE = "perfect-home-rules/queue";

/** Whether games are to be played over a queue; junk is refused where it is read. */
function isQueued(wanted: ManyGames): wanted is ManyGames & { readonly queue: QueueChoice } {
  try {
    return wanted.queue !== undefined;
  } catch {
    return false;
  }
}

/**
 * Lets bots play many games, in several threads where there are several processors. The cards and the random series
 * of the bots follow from the seed and the number of the game alone, so that the outcomes are the same whatever the
 * number of threads, and a game can be played again by itself with its own seed.
 *
 * Games are played side by side only where the package `piscina` is installed. Modules of bots are played in a thread
 * even without it, as only a thread can be stopped when a bot never returns.
 *
 * With `queue` the games are played by the workers of `perfect-home-rules/queue`, on as many machines as there are: the
 * outcomes are the same.
 *
 * @param wanted - what is played, how often and by whom; it is copied.
 * @returns what came of each game, in their order; nothing where they are given to `onOutcome` or written to a file.
 * @throws RulesError `options.…`, `description.malformed` and `sheet.…`, as `createGame` does, and `queue.…`; a {@link BotError} for
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
  if (isQueued(wanted)) {
    const { playQueued } = (await import(QUEUE)) as { readonly playQueued: typeof playMany };
    return playQueued(wanted);
  }
  const work = readGamesOfAny(wanted);
  const { seats, threads, memory, signal } = work;
  signal?.throwIfAborted();
  await tryModules(seats, signal);
  const bots = seats.filter((seat) => seat.from !== "program");
  if (bots.length < seats.length) return playWithPrograms(work);
  const series = { ...work.series, bots };
  const pool = threads === 0 ? null : await openPool({ threads, memory }, bots);
  const watch = pool === null ? null : watchLanes(pool.threads, work);
  const lanes: Lanes = {
    ...work,
    series,
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
      throw timedOut(series, asked);
    });
    const played = runConcurrently(lanes);
    return await unlessAborted(signal, Promise.race(late === undefined ? [played] : [played, late]));
  } finally {
    watch?.stop();
    await pool?.close();
  }
}
