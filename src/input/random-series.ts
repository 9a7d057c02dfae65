import { seriesFrom } from "./random.js";
import { readSeed } from "./read-seed.js";
import { whole } from "./readers.js";

const readStream = whole(0, 2 ** 32 - 1);

/**
 * A series of random numbers in [0, 1) that is always the same for a seed: for playouts and bots where
 * `Math.random` would do but a game must be repeatable.
 *
 * None of its series is the one that shuffles the cards of a game of this seed.
 *
 * @param seed - an integer from 0 to 2³² − 1, or a list of four of them that are not all 0.
 * @param stream - which series of the seed: a non-negative integer below 2³², 0 by default. Each player of a game can have
 * one, or each move. A list has a single series, which does not depend on it.
 * @returns a function that gives the next number.
 * @throws RulesError `options.invalid`.
 * @example
 * ```ts
 * const random = randomSeries(7);
 * const again = randomSeries(7);
 * random() === again() // => true
 * randomSeries(7, 1)() === randomSeries(7)() // => false
 * ```
 */
export function randomSeries(seed: number | readonly number[], stream = 0): () => number {
  return seriesFrom(readSeed(seed, "seed"), readStream(stream, "stream"));
}
