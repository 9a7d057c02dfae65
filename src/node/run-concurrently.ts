import { BotError, type BotFailure } from "./bot-error.js";
import type { PlayedChunk, Series, SeriesChunk } from "./chunk.js";
import type { GameOutcome } from "./many-games.js";

/** Games to be played side by side. */
export interface Lanes {
  /** What is played. */
  readonly series: Series;
  /** How many games. */
  readonly games: number;
  /** How many chunks are played at the same time. */
  readonly lanes: number;
  /** Plays a chunk in a lane, of which the first is 0; rejected where everything is to be stopped. */
  play(chunk: SeriesChunk, lane: number): Promise<PlayedChunk>;
  /** Given each outcome; `null` where they are collected. */
  readonly onOutcome: ((outcome: GameOutcome, game: number) => void | Promise<void>) | null;
  /** Told how far it is. */
  onProgress(done: number, games: number): void;
}

/** How long a chunk takes at best, in milliseconds: long enough to hide what it costs to hand it out, short enough to be stopped. */
const CHUNK_TIME = 100;
/** How many times as long as the one before a chunk is at most: the first games of a thread are slow. */
const GROWTH = 4;

/** How many games the next chunk has, after one of `count` that took some milliseconds. */
export function nextCount(count: number, milliseconds: number): number {
  return Math.max(1, Math.min(count * GROWTH, Math.floor((count * CHUNK_TIME) / milliseconds)));
}

/** The failure in the first game: the one that a single lane would have come upon. */
function firstOf(failures: readonly BotFailure[]): BotFailure | undefined {
  const gameOf = ({ game }: BotFailure): number => game ?? -1;
  return [...failures].sort((a, b) => gameOf(a) - gameOf(b))[0];
}

/**
 * Plays games in chunks handed out in order. How long a chunk is depends on the time that the one before took; what
 * comes of the games does not.
 *
 * @returns the outcomes in the order of the games, unless they are given to `onOutcome`.
 * @throws BotError for the first game in which a bot fails.
 */
export async function runConcurrently(work: Lanes): Promise<readonly GameOutcome[]> {
  const { series, games } = work;
  const outcomes: GameOutcome[] = [];
  const failures: BotFailure[] = [];
  let next = 0;
  let done = 0;

  async function runLane(lane: number): Promise<void> {
    for (let count = 1; next < games && failures.length === 0; ) {
      const first = next;
      const chunk = { ...series, first, count: Math.min(count, games - first) };
      next += chunk.count;
      const begun = performance.now();
      const played = await work.play(chunk, lane);
      count = nextCount(chunk.count, performance.now() - begun);
      for (const [index, outcome] of played.outcomes.entries()) {
        if (work.onOutcome === null) outcomes[first + index] = outcome;
        else await work.onOutcome(outcome, first + index);
      }
      if (played.failure !== null) failures.push(played.failure);
      if (failures.length > 0) return;
      done += chunk.count;
      work.onProgress(done, games);
    }
  }

  // Chunks before a failed one are all played to their end, as one of them could fail too.
  await Promise.all(Array.from({ length: work.lanes }, (_, lane) => runLane(lane)));
  const failure = firstOf(failures);
  if (failure !== undefined) throw new BotError(failure);
  return outcomes;
}
