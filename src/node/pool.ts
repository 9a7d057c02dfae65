import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Worker } from "node:worker_threads";
import type { Chunk, PlayedChunk } from "./chunk.js";

/** Threads that play chunks. */
export interface Pool {
  /** Plays a chunk in a thread that is free. */
  play(chunk: Chunk): Promise<PlayedChunk>;
  /** Stops all threads, also in the middle of a game. */
  close(): Promise<void>;
}

/** The worker's bundle lies beside this one; it is CommonJS, whatever the format of this one. */
const WORKER = fileURLToPath(new URL("./node-worker.cjs", import.meta.url));

type Piscina = typeof import("piscina").Piscina;

/** The pool is an optional peer dependency; `null` where it is not installed. */
async function loadPiscina(): Promise<Piscina | null> {
  try {
    return (await import("piscina")).Piscina;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") return null;
    throw error;
  }
}

/**
 * Starts threads.
 *
 * @param threads - how many, at least 1.
 * @returns `null` where there is nothing to start them with: piscina is not installed, or this runs from source or
 * within somebody's bundle, where the worker has no file.
 */
export async function openPool(threads: number): Promise<Pool | null> {
  const Piscina = existsSync(WORKER) ? await loadPiscina() : null;
  if (Piscina === null) return null;
  const pool = new Piscina({
    filename: WORKER,
    name: "playChunk",
    // Threads are started for the first chunks. Were any kept ready, one that fails would be followed by another, also
    // after the pool has been closed.
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Otherwise a thread that waits for a chunk sleeps, and what a bot has left behind never fails.
    atomics: "disabled",
  });
  // A thread can fail between two chunks too, where no chunk is rejected.
  const broken = new Promise<never>((_, reject) => {
    pool.on("error", reject);
  });
  broken.catch(() => {});
  const ends = new Map<Worker, Promise<unknown>>();
  return {
    async play(chunk) {
      const playing = pool.run(chunk);
      for (const thread of pool.threads) {
        if (!ends.has(thread)) ends.set(thread, new Promise((ended) => thread.once("exit", ended)));
      }
      const played: PlayedChunk | null = await Promise.race([playing, broken]);
      if (played === null) throw new Error("A thread has failed without an error.");
      return played;
    },
    async close() {
      await pool.destroy();
      // The pool itself does not wait for a thread that has failed.
      await Promise.all(ends.values());
    },
  };
}
