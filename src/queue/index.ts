/**
 * Games over a queue on Redis, played by workers on as many machines as there are: for Node only. It needs the packages
 * `bullmq` and `ioredis`, which are loaded when something is played.
 *
 * @module perfect-home-rules/queue
 */
export { cancelSeries, type QueuedSeries, readSeries } from "./named-series.js";
export { playQueued, resumeSeries } from "./play-queued.js";
export type { NamedSeries, ResumedSeries } from "./read-queued.js";
export { type QueueWorker, startWorker, type WorkerNotice, type WorkerOptions } from "./start-worker.js";
