import { seriesFromSeed } from "../input/random.js";
import { readSeed } from "./options/read-seed.js";

/**
 * A series of random numbers in [0, 1) that is always the same for a seed: for playouts and bots where
 * `Math.random` would do but a game must be repeatable.
 *
 * For an integer it is not the series that shuffles the cards of a game of this seed; a list should be another one than
 * that of the game.
 *
 * @param seed - an integer from 0 to 2³² − 1, or a list of four of them that are not all 0.
 * @returns a function that gives the next number.
 * @throws RulesError `options.invalid`.
 * @example
 * ```ts
 * const random = randomSeries(7);
 * const again = randomSeries(7);
 * random() === again() // => true
 * ```
 */
export function randomSeries(seed: number | readonly number[]): () => number {
  return seriesFromSeed(readSeed(seed, "seed"));
}
