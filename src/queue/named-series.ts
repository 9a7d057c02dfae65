import type { SeedlessOptions } from "perfect-home-rules/node";
import { throwViolation } from "perfect-home-rules/readers";
import { connect } from "./connect.js";
import { type Description, parseDescription } from "./description.js";
import { endSeries } from "./end-series.js";
import { loadPackages } from "./packages.js";
import { type NamedSeries, readNamed } from "./read-queued.js";
import { type Store, storeOf } from "./store.js";

/** What is played in a series. */
export interface QueuedSeries {
  /** The options of the games, but for the seed. */
  readonly options: SeedlessOptions;
  /** The seed of the first game. */
  readonly seed: number;
  /** How many games. */
  readonly games: number;
  /** The bots: ids, or the names of their modules' files. */
  readonly bots: readonly string[];
}

async function withStore<T>(series: NamedSeries, work: (store: Store) => Promise<T>): Promise<T> {
  const { name, ...address } = readNamed(series, "");
  const link = await connect(await loadPackages(), address);
  try {
    return await Promise.race([work(storeOf(link.redis, name)), link.broken]);
  } finally {
    link.close();
  }
}

async function described(store: Store): Promise<Description> {
  const header = await store.header();
  return header === null ? throwViolation("queue.no-series", { name: store.name }) : parseDescription(header);
}

/**
 * What is played in a series that stands in Redis, so that a program that resumes it can tell.
 *
 * @param series - the queue, and the name of the series.
 * @throws RulesError `options.…`, `queue.…`: `queue.no-series` where there is no series of this name.
 * @example
 * ```ts
 * let code = "";
 * try {
 *   await readSeries({ connection: "redis://localhost", name: "of two words" });
 * } catch (error) {
 *   if (isRulesError(error)) code = error.code;
 * }
 * code // => "options.invalid"
 * ```
 */
export async function readSeries(series: NamedSeries): Promise<QueuedSeries> {
  const { options, seed, games, bots } = await withStore(series, described);
  return { options, seed, games, bots: bots.map((bot) => (bot.from === "package" ? bot.id : bot.name)) };
}

/**
 * Removes a series from Redis whose caller has died and that nobody wants to resume. A caller who is still there is told
 * `queue.taken-over`.
 *
 * @param series - the queue, and the name of the series; one that is not there is no error.
 * @throws RulesError `options.…`, `queue.…`.
 * @example
 * ```ts
 * let code = "";
 * try {
 *   await cancelSeries({ connection: "redis://localhost", name: "of two words" });
 * } catch (error) {
 *   if (isRulesError(error)) code = error.code;
 * }
 * code // => "options.invalid"
 * ```
 */
export async function cancelSeries(series: NamedSeries): Promise<void> {
  await withStore(series, (store) => endSeries({ store }));
}
