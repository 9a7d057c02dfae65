/**
 * A simulator for bots: the same rules on plain data that is written in place, some twenty times as fast as
 * `applyMove`.
 *
 * @module perfect-home-rules/simulate
 */
export * from "./simulators.js";
