import { xoroshiro128plus, xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";

/** A generator, and its state as plain data. */
export interface Random {
  /** Shuffles a list in place. */
  shuffle<T>(list: T[]): T[];
  /** A whole number from 0 to `below - 1`. */
  nextInteger(below: number): number;
  /** The state from which the generator would go on: four 32-bit words. */
  words(): number[];
}

const WORDS = 2 ** 32;

function randomOf(generator: RandomGenerator): Random {
  const nextInteger = (below: number): number => {
    const end = WORDS - (WORDS % below); // words from here on would make the first numbers more likely
    let word = end;
    while (word >= end) word = generator.next() + WORDS / 2;
    return word % below;
  };
  return {
    shuffle(list) {
      for (let last = list.length - 1; last > 0; last--) {
        const other = nextInteger(last + 1);
        const card = list[last];
        list[last] = list[other];
        list[other] = card;
      }
      return list;
    },
    nextInteger,
    words: () => [...generator.getState()],
  };
}

/** The first values of neighbouring seeds are alike: they are left out. */
const WARM_UP = 32;

function warmedUp(generator: RandomGenerator): RandomGenerator {
  for (let step = 0; step < WARM_UP; step++) generator.next();
  return generator;
}

function generatorFromWords(words: readonly number[]): RandomGenerator {
  return xoroshiro128plusFromState(words.map((word) => word | 0));
}

/** Spreads each bit of a word over all of it, as the last step of MurmurHash3 does; 0 stays 0. */
function spread(word: number): number {
  let bits = word;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

const MIXING_ROUNDS = 4;

/**
 * Words that have nothing of the pattern of others: the generator is linear, so series of words that differ in few bits
 * would be alike however far on. Each step can be undone, so different words stay different, and only four 0 give four 0.
 */
function mixed(words: readonly number[]): number[] {
  const mix = [...words];
  for (let step = 0; step < MIXING_ROUNDS * mix.length; step++) {
    mix[step % mix.length] ^= spread(mix[(step + mix.length - 1) % mix.length]);
  }
  return mix;
}

// Words are spread in two ways, and stay so: what follows from a seed must not change, as records and playthroughs hold
// nothing else of the cards and bots of a saved session go on with their series. For a seed that is one number and for
// series, leaving out the first values is enough: such words differ in few places. Four words of a caller's can differ
// anywhere, and however many values were left out, some would remain alike; only these are mixed.

/** The generator of a seed: a whole number of 32 bits, or four words of 32 bits that are not all 0. */
export function randomFromSeed(seed: number | readonly number[]): Random {
  return randomOf(
    typeof seed === "number" ? warmedUp(xoroshiro128plus(seed)) : generatorFromWords(mixed(seed)),
  );
}

/** The generator that goes on from {@link Random.words}. */
export function randomFromWords(words: readonly number[]): Random {
  return randomOf(generatorFromWords(words));
}

/** Keeps a series of a seed from being the very numbers that shuffle the cards. */
const OTHER_STREAM = [0x9e3779b9, 0x243f6a88];

/** Numbers in [0, 1) that follow from four words of 32 bits, or from a seed and which of its series is meant. */
export function seriesFrom(seed: number | readonly number[], stream: number): () => number {
  const words = typeof seed === "number" ? [seed, stream, ...OTHER_STREAM] : seed;
  const generator = warmedUp(generatorFromWords(words));
  return () => (generator.next() >>> 0) / WORDS;
}
