import { setTimeout as sleep } from "node:timers/promises";
import { isRulesError } from "perfect-home-rules";
import type { GameOutcome, ManyGames } from "perfect-home-rules/node";
import { throwViolation } from "perfect-home-rules/readers";
import { type Held, newToken, playOn } from "./caller.js";
import { connect, type Link } from "./connect.js";
import { type Description, parseDescription } from "./description.js";
import { endSeries, queueOf } from "./end-series.js";
import { gamesToDo } from "./games-to-do.js";
import { type OutcomeFile, openOutcomes } from "./outcome-file.js";
import { loadPackages } from "./packages.js";
import { type Delivery, type ResumedSeries, readQueued, readResumed } from "./read-queued.js";
import { lineReader } from "./result.js";
import { type GameRange, LEASE, type Store, storeOf } from "./store.js";

/** How often it is looked whether a series is let go, in milliseconds. */
const LOOK = 250;
/** How long a call that is stopped may take to come to rest. */
const REST = 2000;

/** A series, and the chunks that an earlier caller has handed out. */
interface Begun {
  readonly description: Description;
  readonly chunks: readonly GameRange[];
}

type Begin = (store: Store, token: string) => Promise<Begun>;

/** Begins a series. */
function beginning(description: Description): Begin {
  return async (store, token) => {
    const { name } = store;
    if (!(await store.begin(JSON.stringify(description), token)))
      throwViolation("queue.name-taken", { name });
    return { description, chunks: [] };
  };
}

/** Takes over a series whose caller is gone: a caller who has died holds it for some seconds. */
const resuming: Begin = async (store, token) => {
  const { name } = store;
  const until = performance.now() + 1.5 * LEASE;
  for (;;) {
    const taken = await store.takeOver(token);
    if (taken === null) throwViolation("queue.no-series", { name });
    if (taken) break;
    if (performance.now() > until) throwViolation("queue.in-use", { name });
    await sleep(LOOK);
  }
  const header = await store.header();
  return { description: parseDescription(header ?? ""), chunks: await store.openChunks() };
};

/** Whether a series can be resumed after an error: it is then left as it stands. */
function leavesSeries(error: unknown): boolean {
  if (!isRulesError(error)) return false;
  const left: readonly string[] = ["queue.unwritable", "queue.unreachable", "queue.taken-over"];
  return left.includes(error.code);
}

/** Settles when something is over, or after some time. */
function settled(work: Promise<unknown>, time: number): Promise<unknown> {
  return Promise.race([work.catch(() => {}), sleep(time, undefined, { ref: false })]);
}

/** Settles as the work does, or with the reason of a signal. */
async function unlessAborted<T>(signal: AbortSignal | null, work: Promise<T>): Promise<T> {
  if (signal === null) return work;
  let stop = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Plays a series that has begun, and removes what Redis holds of it, unless it is to be resumed. */
async function playBegun(held: Held, chunks: readonly GameRange[]): Promise<readonly GameOutcome[]> {
  const { link, store, delivery } = held;
  const playing = playOn(held, chunks);
  try {
    const outcomes = await unlessAborted(delivery.signal, Promise.race([playing, link.broken]));
    await endSeries(held);
    return outcomes;
  } catch (error) {
    await settled(playing, REST);
    if (leavesSeries(error)) await settled(store.letGo(held.token), REST);
    else await settled(endSeries(held), REST);
    throw error;
  }
}

/** The file of a series; who resumes it is told what is in it, as of all other games. */
async function openFile(
  { delivery, description, todo }: Pick<Held, "delivery" | "description" | "todo">,
  isResumed: boolean,
): Promise<OutcomeFile | null> {
  if (delivery.file === null) return null;
  if (!isResumed) return openOutcomes(delivery.file, null);
  return openOutcomes(delivery.file, {
    read: lineReader(description),
    async onGame({ game, outcome, failure }) {
      if (!todo.finish(game)) return;
      if (failure === null) await delivery.onOutcome?.(outcome, game);
      else delivery.onFailure?.(failure);
    },
  });
}

async function playOver(link: Link, delivery: Delivery, begin: Begin): Promise<readonly GameOutcome[]> {
  const packages = await loadPackages();
  const store = storeOf(link.redis, delivery.name);
  const token = newToken();
  const { description, chunks } = await begin(store, token);
  const queue = queueOf(packages, link.redis, delivery.name);
  const todo = gamesToDo(description.games);
  const begun = { link, store, token, description, delivery, queue, todo };
  try {
    const file = await openFile(begun, begin === resuming);
    try {
      return await playBegun({ ...begun, file }, chunks);
    } finally {
      await file?.close();
    }
  } finally {
    await settled(queue.close(), REST);
  }
}

async function playAt(delivery: Delivery, begin: Begin): Promise<readonly GameOutcome[]> {
  delivery.signal?.throwIfAborted();
  const link = await connect(await loadPackages(), delivery);
  try {
    return await playOver(link, delivery, begin);
  } finally {
    link.close();
  }
}

/**
 * Plays many games over a queue: what `playMany` of `perfect-home-rules/node` does where it is given a `queue`.
 *
 * Each game has its seed, so that the outcomes are those of `playMany` without a queue, whatever the number of workers
 * and however often they die. Where the call ends, with its outcomes or with an error, nothing is left in Redis; except
 * where the file can't be written, Redis is out of reach, or the whole program dies: then {@link resumeSeries} goes on.
 *
 * @param wanted - what is played, as for `playMany`, with `queue`.
 * @returns what came of each game, in their order; nothing where they are given to `onOutcome` or written to a file.
 * @throws RulesError `options.…`, `description.malformed`, `sheet.…`, `queue.…`; a `BotError` for the first game in
 * which a bot fails; the reason of the signal.
 * @example
 * ```ts
 * const games = { options: { players: ["Ann", "Bob"] }, games: 5, seed: 7, bots: ["random", "random"] } as const;
 * let code = "";
 * try {
 *   await playQueued({ ...games, queue: { connection: "http://localhost", name: "first" } });
 * } catch (error) {
 *   if (isRulesError(error)) code = error.code;
 * }
 * code // => "options.invalid"
 * ```
 */
export async function playQueued(wanted: ManyGames): Promise<readonly GameOutcome[]> {
  const { description, delivery } = await readQueued(wanted);
  return playAt(delivery, beginning(description));
}

/**
 * Goes on with a series whose caller has died. What has been written to the file, or is kept in Redis, is not played
 * again.
 *
 * @param wanted - the queue with the name of the series, and who is told what comes of it.
 * @returns the outcomes, as {@link playQueued} does.
 * @throws RulesError `queue.no-series`, `queue.in-use` while its caller is still there, and what {@link playQueued}
 * throws.
 * @example
 * ```ts
 * let code = "";
 * try {
 *   await resumeSeries({ connection: "redis://localhost", name: "of two words" });
 * } catch (error) {
 *   if (isRulesError(error)) code = error.code;
 * }
 * code // => "options.invalid"
 * ```
 */
export async function resumeSeries(wanted: ResumedSeries): Promise<readonly GameOutcome[]> {
  return playAt(readResumed(wanted), resuming);
}
