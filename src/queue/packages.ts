import { throwViolation } from "perfect-home-rules/readers";

/** What of other packages a queue is made of; they are optional, and loaded only here. */
export interface Packages {
  /** The package `bullmq`. */
  readonly bullmq: typeof import("bullmq");
  /** The client of the package `ioredis`. */
  readonly Redis: typeof import("ioredis").Redis;
}

async function load<T>(name: string, importing: Promise<T>): Promise<T> {
  try {
    return await importing;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
    return throwViolation("queue.not-installed", { package: name });
  }
}

/**
 * Loads the packages of queues.
 *
 * @throws RulesError `queue.not-installed`.
 */
export async function loadPackages(): Promise<Packages> {
  const bullmq = await load("bullmq", import("bullmq"));
  const { Redis } = await load("ioredis", import("ioredis"));
  return { bullmq, Redis };
}
