import type { Chunk, PlayedChunk } from "./chunk.js";

/** Threads that play chunks. */
export interface Pool {
  /** How many. */
  readonly threads: number;
  /** Plays a chunk in a thread that is free. */
  play(chunk: Chunk): Promise<PlayedChunk>;
  /** Stops all threads, also in the middle of a game. */
  close(): Promise<void>;
}
