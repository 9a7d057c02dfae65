import type { Chunk, PlayedChunk } from "./chunk.js";

/** Which threads are wanted. */
export interface ThreadNeeds {
  /** The most threads, at least 1. */
  readonly threads: number;
  /** The most memory that each may fill, in MiB; `null` for what Node allows. */
  readonly memory: number | null;
}

/** Threads that play chunks. */
export interface Pool {
  /** How many. */
  readonly threads: number;
  /** Plays a chunk in a thread that is free. */
  play(chunk: Chunk): Promise<PlayedChunk>;
  /** Stops all threads, also in the middle of a game. */
  close(): Promise<void>;
}
