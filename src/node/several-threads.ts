import type { Worker } from "node:worker_threads";
import type { PlayedChunk } from "./chunk.js";
import { resourceLimits } from "./one-thread.js";
import type { Pool, ThreadNeeds } from "./pool.js";
import { exited } from "./stopped.js";

/** The class of the package `piscina`. */
export type Piscina = typeof import("piscina").Piscina;

/** Threads of piscina that play chunks. */
export function openThreads(Piscina: Piscina, worker: string, { threads, memory }: ThreadNeeds): Pool {
  const pool = new Piscina({
    filename: worker,
    name: "playChunk",
    // Threads are started for the first chunks. Were any kept ready, one that fails would be followed by another, also
    // after the pool has been closed.
    minThreads: 0,
    maxThreads: threads,
    resourceLimits: resourceLimits(memory),
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
    threads,
    async play(chunk) {
      const playing = pool.run(chunk).catch((error: unknown): never => {
        throw exited(chunk, error);
      });
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
