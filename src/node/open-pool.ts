import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BotSource } from "./bot-sources.js";
import { openThread } from "./one-thread.js";
import type { Pool, ThreadNeeds } from "./pool.js";
import { openThreads, type Piscina } from "./several-threads.js";

/** The worker's bundle lies beside this one; it is CommonJS, whatever the format of this one. */
const WORKER = fileURLToPath(new URL("./node-worker.cjs", import.meta.url));

/** A thread without a pool; `null` where the worker has no file. */
export function openSingleThread(memory: number | null): Pool | null {
  return existsSync(WORKER) ? openThread(WORKER, memory) : null;
}

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
 * @param needs - how many, and how much memory each may fill.
 * @param bots - who plays.
 * @returns `null` where there is nothing to start them with: this runs from source or within somebody's bundle, where
 * the worker has no file; or piscina is not installed, and no bot is worth a thread by itself.
 */
export async function openPool(needs: ThreadNeeds, bots: readonly BotSource[]): Promise<Pool | null> {
  if (!existsSync(WORKER)) return null;
  const Piscina = await loadPiscina();
  if (Piscina !== null) return openThreads(Piscina, WORKER, needs);
  return bots.some(({ from }) => from === "module") ? openThread(WORKER, needs.memory) : null;
}
