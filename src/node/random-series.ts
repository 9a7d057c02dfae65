import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";

/** Keeps bots from drawing the very numbers that shuffled the cards. */
const OTHER_STREAM = [0x9e3779b9, 0x243f6a88];

/** The first values of neighbouring seeds are alike: they are left out. */
const WARM_UP = 32;

/**
 * A bot's series of random numbers from 0 to below 1: it follows from the seed of the game and the seat alone.
 *
 * @param seed - the seed of the game.
 * @param player - the seat, from 0.
 */
export function randomSeries(seed: number, player: number): () => number {
  const generator = xoroshiro128plusFromState([seed, player, ...OTHER_STREAM].map((word) => word | 0));
  for (let step = 0; step < WARM_UP; step++) generator.next();
  return () => (generator.next() >>> 0) / 2 ** 32;
}
