import { setImmediate } from "node:timers/promises";
import { BotError, type BotFailure, isBotError } from "./bot-error.js";
import { type PlayedChunk, playChunk, type SeriesChunk, seedOf } from "./chunk.js";
import type { GameOutcome, ManyGames } from "./many-games.js";
import { openSingleThread } from "./open-pool.js";
import type { Pool } from "./pool.js";
import { readManyGames, type Work } from "./read-many-games.js";
import { nextCount } from "./run-concurrently.js";
import { timedOut } from "./stopped.js";
import { tryModules } from "./try-modules.js";
import { unlessAborted } from "./unless-aborted.js";
import { lastAskedIn, watchLanes } from "./watch.js";

/** What came of games up to the first in which a bot failed. */
export interface PlayedGames {
  /** What came of each game before that one, in their order. */
  readonly outcomes: readonly GameOutcome[];
  /** How a bot has failed, with the number of the game among these; `null` where none has. */
  readonly failure: BotFailure | null;
}

/** A thread that stays open while series of games are played in it, one after the other. */
export interface GameThread {
  /**
   * Plays games, one call after the other: one that comes while others are played waits for them. A game in which the thread is lost (a bot takes too long, ends it or fills
   * its memory) is played once more in a new thread, by itself, before it counts as failed: it is not to be blamed
   * for what was played before in the same thread.
   *
   * @param wanted - as for {@link playMany}; `workers`, `queue` and `onOutcome` are not used.
   * @throws RulesError `options.…`, as `playMany` does; the reason of the signal; what `onProgress` throws; Node's error where the thread is lost
   * twice before any bot was asked, as where its memory does not hold the rules.
   */
  play(wanted: ManyGames): Promise<PlayedGames>;
  /** Stops it, also in the middle of a game. It is started again where more is played. */
  close(): Promise<void>;
}

/** A thread with the memory that it may fill; started when it is needed. */
interface Holder {
  thread: Pool | null;
  memory: number | null;
}

async function closeThread(holder: Holder): Promise<void> {
  const { thread } = holder;
  holder.thread = null;
  await thread?.close();
}

async function threadFor(holder: Holder, memory: number | null): Promise<Pool | null> {
  if (holder.memory !== memory) await closeThread(holder);
  holder.memory = memory;
  holder.thread ??= openSingleThread(memory);
  return holder.thread;
}

/** Says that the thread was lost in a game: of the bot that was asked last in it. */
function lostIn(
  chunk: SeriesChunk,
  { player, game }: { player: number; game: number },
  error: unknown,
): BotError {
  const seed = seedOf(chunk, game);
  return new BotError({ code: "bot.exited", player, game, seed, violation: null, thrown: String(error) });
}

/** Plays a chunk in the thread, or here where it has no file. */
async function playIn(holder: Holder, chunk: SeriesChunk, work: Work): Promise<PlayedChunk> {
  const pool = await threadFor(holder, work.memory);
  if (pool === null) {
    await setImmediate();
    return playChunk({ ...chunk, watch: null });
  }
  const watch = watchLanes(1, work);
  const lane = { told: watch.told, lane: 0 };
  const late = watch.late.then((asked): never => {
    throw timedOut(chunk, asked);
  });
  late.catch(() => {});
  try {
    return await unlessAborted(work.signal, Promise.race([pool.play({ ...chunk, watch: lane }), late]));
  } catch (error) {
    await closeThread(holder);
    const asked = lastAskedIn(lane);
    if (isBotError(error) || asked === null || work.signal?.aborted) throw error;
    throw lostIn(chunk, asked, error);
  } finally {
    watch.stop();
  }
}

async function playAll(holder: Holder, work: Work): Promise<PlayedGames> {
  const { series, games, signal } = work;
  const outcomes: GameOutcome[] = [];
  // The game in which the thread was lost, or before whose first move.
  let suspect: number | null = null;
  for (let count = 1; outcomes.length < games; ) {
    signal?.throwIfAborted();
    const first = outcomes.length;
    if (first === suspect) {
      // By itself: nothing else has filled the memory of its thread.
      await closeThread(holder);
      count = 1;
    }
    const end = suspect === null || suspect <= first ? games : suspect;
    const chunk = { ...series, first, count: Math.min(count, end - first) };
    const begun = performance.now();
    let played: PlayedChunk;
    try {
      played = await playIn(holder, chunk, work);
    } catch (error) {
      signal?.throwIfAborted();
      const failure = isBotError(error) ? error.failure : null;
      const game: number | null = failure === null ? first : failure.game;
      const isAlone = suspect === game && chunk.count === 1;
      if (failure !== null && isAlone) return { outcomes, failure };
      if (game === null || isAlone) throw error;
      suspect = game;
      continue;
    }
    outcomes.push(...played.outcomes);
    if (played.failure !== null) return { outcomes, failure: played.failure };
    count = nextCount(chunk.count, performance.now() - begun);
    work.onProgress(outcomes.length, games);
  }
  return { outcomes, failure: null };
}

async function playOrFail(holder: Holder, work: Work): Promise<PlayedGames> {
  try {
    work.signal?.throwIfAborted();
    await tryModules(work.series.bots, work.signal);
    return await playAll(holder, work);
  } catch (error) {
    if (isBotError(error)) return { outcomes: [], failure: error.failure };
    throw error;
  }
}

/**
 * Makes a thread for games, which needs no other package: for programs that get games bit by bit, such as a worker of a
 * queue. Starting a thread for each bit, as {@link playMany} does, would take longer than short ones last.
 *
 * Where this package runs from a bundle a thread has no file to run: games are then played in the thread of the caller.
 *
 * @example
 * ```ts
 * const thread = openGameThread();
 * const games = { options: { players: ["Ann", "Bob"] }, bots: ["random", "random"] } as const;
 * const { outcomes, failure } = await thread.play({ ...games, games: 3, seed: 7 });
 * await thread.close();
 * outcomes.length // => 3
 * failure // => null
 * ```
 */
export function openGameThread(): GameThread {
  const holder: Holder = { thread: null, memory: null };
  let before: Promise<unknown> = Promise.resolve();
  return {
    async play(wanted) {
      const work = readManyGames(wanted);
      work.signal?.throwIfAborted();
      const playing = before.then(() => playOrFail(holder, work));
      before = playing.catch(() => {});
      return unlessAborted(work.signal, playing);
    },
    close: () => closeThread(holder),
  };
}
