import { setTimeout as sleep } from "node:timers/promises";
import type { Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { Packages } from "./packages.js";
import { PREFIX, type Store } from "./store.js";

/** How often workers look for series, in milliseconds. */
export const WORKERS_LOOK = 200;
/** How long workers are waited for until they have left. */
const LEAVING = 5 * WORKERS_LOOK;

/** The queue with the jobs of a series. */
export function queueOf({ bullmq }: Packages, redis: Redis, name: string): Queue {
  const queue = new bullmq.Queue(name, {
    connection: redis,
    prefix: PREFIX,
    streams: { events: { maxLen: 100 } },
  });
  queue.on("error", () => {}); // commands tell what is wrong themselves
  return queue;
}

/**
 * Ends a series: no worker plays it any longer, and nothing is left of it in Redis. Workers that leave later remove what
 * they have left themselves.
 */
export async function endSeries({ store }: { readonly store: Store }): Promise<void> {
  await store.end();
  const until = performance.now() + LEAVING;
  while ((await store.members()) > 0 && performance.now() < until) await sleep(WORKERS_LOOK / 4);
  await store.sweep();
}
