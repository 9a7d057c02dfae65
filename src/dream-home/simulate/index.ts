/**
 * A simulator for bots: the rules of Dream Home on plain data that is written in place.
 *
 * @module perfect-home-rules/dream-home/simulate
 */
export { createSimulator, type Simulator } from "./simulator.js";
