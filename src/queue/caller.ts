import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Queue } from "bullmq";
import { RulesError, type Violation, violationOf } from "perfect-home-rules";
import { BotError, type BotFailure, type GameOutcome } from "perfect-home-rules/node";
import { throwViolation } from "perfect-home-rules/readers";
import { chunkAfter, chunkOf } from "./chunk-size.js";
import type { Link } from "./connect.js";
import type { Description } from "./description.js";
import type { GamesToDo } from "./games-to-do.js";
import { jobOf } from "./jobs.js";
import type { OutcomeFile } from "./outcome-file.js";
import type { Delivery } from "./read-queued.js";
import { refusalOf, refusedByAll } from "./refusal.js";
import { type ChunkResult, type GameResult, unpackResult } from "./result.js";
import type { GameRange, Store } from "./store.js";

/** How long it is waited where no result is there, in milliseconds. */
const PAUSE = 20;
/** How often a caller says that it is there, and looks at what may be wrong. */
const UPKEEP = 2000;
/** How long a chunk is open before its job is added once more, should Redis have lost it. */
const OVERDUE = 10_000;
const FIRST_WINDOW = 8;
const MAX_WINDOW = 4096;
/** For how many results it is asked at once: each may have a megabyte. */
const RESULTS_AT_ONCE = 32;

/** A series as its caller holds it. */
export interface Held {
  readonly link: Link;
  readonly queue: Queue;
  readonly store: Store;
  readonly description: Description;
  /** What tells this caller from others. */
  readonly token: string;
  readonly delivery: Delivery;
  /** Its games: those in the file are done. */
  readonly todo: GamesToDo;
  readonly file: OutcomeFile | null;
}

/** What tells a caller from others. */
export function newToken(): string {
  return randomUUID();
}

interface OpenChunk extends GameRange {
  /** When its job was added last. */
  since: number;
}

/** What a caller knows while a series is played. */
interface Progress {
  readonly open: Map<number, OpenChunk>;
  readonly outcomes: GameOutcome[];
  /** The failure in the first game, where the series stops at it. */
  failure: BotFailure | null;
  /** How many games a chunk has. */
  size: number;
  /** How many chunks are open at the same time. */
  window: number;
  upkeepAt: number;
  readonly refusals: Map<string, Violation>;
  refusedSince: number | null;
}

function takenOver(name: string): RulesError {
  return new RulesError([violationOf("queue.taken-over", { name })]);
}

/** Adds the jobs of chunks, as far as they are not there. */
async function addJobs(
  { queue, store, description, token }: Held,
  chunks: readonly OpenChunk[],
): Promise<void> {
  if (chunks.length === 0) return;
  // First the chunk and then its job: a chunk without a job is found again, a job without a chunk is dropped.
  if (!(await store.open(description.id, token, chunks))) throw takenOver(store.name);
  await queue.addBulk(chunks.map((chunk) => jobOf(description.id, chunk)));
  for (const chunk of chunks) chunk.since = performance.now();
}

/** Hands out chunks until as many are open as shall be. */
async function handOut(held: Held, progress: Progress): Promise<void> {
  if (progress.failure !== null) return;
  const { todo } = held;
  const { open } = progress;
  const chunks: OpenChunk[] = [];
  while (open.size < progress.window) {
    const range = todo.take(chunkOf(progress.size, todo.left));
    if (range === null) break;
    const chunk = { ...range, since: 0 };
    open.set(range.first, chunk);
    chunks.push(chunk);
  }
  await addJobs(held, chunks);
}

/** Where no job waits for a worker, more are handed out than before. */
async function widen({ queue }: Held, progress: Progress): Promise<void> {
  if (progress.window < MAX_WINDOW && (await queue.getWaitingCount()) < progress.window / 4) {
    progress.window *= 2;
  }
}

/** The failure that comes first in the series; one without a game comes before all others. */
function firstFailure(a: BotFailure | null, b: BotFailure): BotFailure {
  return a === null || (b.game ?? -1) < (a.game ?? -1) ? b : a;
}

async function deliver(
  { delivery, description, file, todo }: Held,
  progress: Progress,
  result: ChunkResult,
): Promise<void> {
  const stops = (failure: BotFailure): boolean => failure.game === null || !description.goesOn;
  const counted: GameResult[] = [];
  for (const each of result.games) {
    if (each.failure !== null && stops(each.failure))
      progress.failure = firstFailure(progress.failure, each.failure);
    else if (todo.finish(each.game)) counted.push(each);
  }
  await file?.add(counted);
  for (const { game, outcome, failure } of counted) {
    if (failure !== null) delivery.onFailure?.(failure);
    else if (delivery.onOutcome !== null) await delivery.onOutcome(outcome, game);
    else if (file === null) progress.outcomes[game] = outcome;
  }
  delivery.onProgress(todo.done, description.games);
}

/** Takes the results that are there. */
async function collect(held: Held, progress: Progress): Promise<number> {
  const { store, description, token, file, delivery } = held;
  let found = 0;
  const chunks = [...progress.open.values()];
  for (let at = 0; at < chunks.length; at += RESULTS_AT_ONCE) {
    const asked = chunks.slice(at, at + RESULTS_AT_ONCE);
    const results = await store.results(asked);
    const closed: OpenChunk[] = [];
    for (const [index, packed] of results.entries()) {
      if (packed === null) continue;
      const chunk = asked[index];
      const result = await unpackResult(packed, chunk, description);
      await deliver(held, progress, result);
      const cost = { count: result.games.length, milliseconds: result.milliseconds, bytes: packed.length };
      progress.size = chunkAfter(cost, delivery.chunkTime);
      progress.open.delete(chunk.first);
      closed.push(chunk);
    }
    // Without a file Redis keeps the results: another caller gets them where this one dies.
    if (file !== null && closed.length > 0 && !(await store.close(token, closed)))
      throw takenOver(store.name);
    found += closed.length;
  }
  return found;
}

/** Tells of workers that refuse the series, and gives up where none plays it. */
async function lookAtRefusals({ store, delivery, todo }: Held, progress: Progress): Promise<void> {
  const refusals = await store.refusals();
  for (const [worker, written] of Object.entries(refusals)) {
    if (progress.refusals.has(worker)) continue;
    const refusal = refusalOf(worker, written);
    progress.refusals.set(worker, refusal);
    delivery.onRefusal(refusal);
  }
  if (progress.refusals.size === 0 || todo.done > 0 || (await store.members()) > 0) {
    progress.refusedSince = null;
    return;
  }
  progress.refusedSince ??= performance.now();
  if (performance.now() - progress.refusedSince > delivery.patience)
    throw refusedByAll([...progress.refusals.values()]);
}

/** Gives up where a job has failed for good. */
async function lookAtFailedJobs({ queue, store }: Held): Promise<void> {
  const [job] = await queue.getFailed(0, 0);
  if (job === undefined) return;
  const { first, count } = Object(job.data) as Readonly<Record<string, unknown>>;
  throwViolation("queue.chunk-failed", {
    name: store.name,
    game: Number(first),
    games: Number(count),
    reason: String(job.failedReason).slice(0, 300),
  });
}

async function keepUp(held: Held, progress: Progress): Promise<void> {
  if (performance.now() < progress.upkeepAt) return;
  progress.upkeepAt = performance.now() + UPKEEP;
  const { store, description, token } = held;
  if (!(await store.hold(JSON.stringify(description), token))) throw takenOver(store.name);
  await lookAtFailedJobs(held);
  await lookAtRefusals(held, progress);
  const overdue = performance.now() - OVERDUE;
  await addJobs(
    held,
    [...progress.open.values()].filter(({ since }) => since < overdue),
  );
}

/** Whether all has come back that is waited for. */
function isOver({ failure, open }: Progress, { todo, description: { games } }: Held): boolean {
  if (failure === null) return todo.done === games;
  const { game } = failure;
  // Where a bot fails in several games, the first is named: those before it must all have come back.
  return game === null || ![...open.keys()].some((first) => first < game);
}

/**
 * Plays a series to its end: hands out chunks and takes what comes of them.
 *
 * @param held - the series.
 * @param chunks - those that an earlier caller has handed out.
 * @returns the outcomes, where nobody else gets them.
 * @throws BotError for the first game in which a bot fails, where the series stops there; RulesError `queue.…`.
 */
export async function playOn(held: Held, chunks: readonly GameRange[]): Promise<readonly GameOutcome[]> {
  const { delivery, todo } = held;
  const progress: Progress = {
    open: new Map(chunks.map((chunk) => [chunk.first, { ...chunk, since: 0 }])),
    outcomes: [],
    failure: null,
    size: 1,
    window: FIRST_WINDOW,
    upkeepAt: 0,
    refusals: new Map(),
    refusedSince: null,
  };
  for (const chunk of chunks) todo.reserve(chunk);
  while (!isOver(progress, held)) {
    delivery.signal?.throwIfAborted();
    await keepUp(held, progress);
    await handOut(held, progress);
    if ((await collect(held, progress)) > 0) await widen(held, progress);
    else await sleep(PAUSE);
  }
  if (progress.failure !== null) throw new BotError(progress.failure);
  return progress.outcomes.filter(() => true); // without holes, where a bot has failed
}
