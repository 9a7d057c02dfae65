/**
 * A simulator for bots: the same rules on plain data that is written in place, some twenty times as fast as
 * `applyMove`.
 *
 * @module perfect-home-rules/simulate
 */
export { createSimulator, type Simulator } from "./simulator.js";
export { createVectorGames, type VectorGames } from "./vector-games.js";
