import type { Job } from "bullmq";
import { object, type Reader, refusedAs, whole } from "perfect-home-rules/readers";
import { MAX_CHUNK } from "./chunk-size.js";
import { MAX_GAMES } from "./description.js";
import type { GameRange } from "./store.js";

/** What a job says: which games of its series; all else stands in the series' description. */
interface ChunkJob extends GameRange {
  /** What tells the series from others of the same name. */
  readonly series: string;
}

/** A job dies with its worker, however often: but a chunk that ends each worker must not end all of them. */
export const MAX_STALLED = 25;

/** How a job fares where a worker throws for another reason than a bot. */
const JOB_OPTIONS = {
  attempts: 3,
  backoff: { type: "fixed", delay: 1000 },
  removeOnComplete: true,
} as const;

/** The job of a chunk: as its id follows from the chunk, adding it again changes nothing. */
export function jobOf(series: string, { first, count }: GameRange) {
  const data: ChunkJob = { series, first, count };
  return { name: "games", data, opts: { ...JOB_OPTIONS, jobId: `${first}-${count}` } };
}

const readChunk: Reader<GameRange> = refusedAs(
  "queue.malformed",
  object<GameRange>({ first: whole(0, MAX_GAMES - 1), count: whole(1, MAX_CHUNK) }),
);

/**
 * Reads what a job says, which anybody may have put into the queue.
 *
 * @returns the chunk; `null` where it is one of an earlier series of the same name.
 * @throws RulesError `queue.malformed`.
 */
export function chunkOfJob({ data }: Job, series: string): GameRange | null {
  const { series: of, ...chunk } = Object(data) as Record<string, unknown>;
  return of === series ? readChunk(chunk, "job") : null;
}
