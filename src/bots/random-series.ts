import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** A series of random numbers from 0 to below 1. */
export function randomSeries(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() >>> 0) / 2 ** 32;
}
