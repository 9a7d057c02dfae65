import { once } from "node:events";
import { type ResourceLimits, Worker } from "node:worker_threads";
import type { Pool } from "./pool.js";
import { exited } from "./stopped.js";

/** Plays the chunks that come, as the pool lets its threads do. It runs as a script and as a module. */
const PLAYING = `
(async () => {
  const { parentPort, workerData } = await import("node:worker_threads");
  const { createRequire } = await import("node:module");
  const { playChunk } = createRequire(workerData)(workerData);
  parentPort.on("message", async (chunk) => parentPort.postMessage(await playChunk(chunk)));
})();
`;

/** The limits of a thread's memory, in the words of Node; `memory` is in MiB. */
export function resourceLimits(memory: number | null): ResourceLimits {
  return memory === null ? {} : { maxOldGenerationSizeMb: memory };
}

/** A single thread that plays chunks, which needs no package. */
export function openThread(worker: string, memory: number | null): Pool {
  const limits = resourceLimits(memory);
  const thread = new Worker(PLAYING, { eval: true, workerData: worker, resourceLimits: limits });
  const broken = new Promise<never>((_, reject) => {
    thread.once("error", reject);
    thread.once("exit", (code) => reject(new Error(`worker exited with code: ${code}`)));
  });
  broken.catch(() => {});
  return {
    threads: 1,
    async play(chunk) {
      const playing = once(thread, "message");
      thread.postMessage(chunk);
      try {
        const [played] = await Promise.race([playing, broken]);
        return played;
      } catch (error) {
        throw exited(chunk, error);
      }
    },
    async close() {
      await thread.terminate();
    },
  };
}
