/** The most games of a chunk. */
export const MAX_CHUNK = 100_000;
/** The most bytes of a chunk's result, as far as can be told before. */
const MAX_BYTES = 2 ** 20;
/** How many times as long as the one before a chunk is at most. */
const GROWTH = 4;
/** The last chunks are short, so that no worker plays long after all others have nothing to do. */
const LAST_CHUNKS = 4;

/** A chunk that has come back. */
export interface ChunkCost {
  /** How many games it had. */
  readonly count: number;
  /** How long it took, in milliseconds. */
  readonly milliseconds: number;
  /** How many bytes its result has. */
  readonly bytes: number;
}

/** How many games the chunks after one have. */
export function chunkAfter({ count, milliseconds, bytes }: ChunkCost, chunkTime: number): number {
  const inTime = (count * chunkTime) / Math.max(1, milliseconds);
  const inRoom = (count * MAX_BYTES) / Math.max(1, bytes);
  return Math.max(1, Math.floor(Math.min(count * GROWTH, inTime, inRoom, MAX_CHUNK)));
}

/** How many games a chunk has, of those that are left. */
export function chunkOf(size: number, left: number): number {
  return Math.max(1, Math.min(size, Math.ceil(left / LAST_CHUNKS)));
}
