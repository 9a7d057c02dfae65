import fc from "fast-check";
import { rollOf } from "../support/chance.js";

/** What sheets are made with: choices that depend on a seed. */
export interface Dice {
  /** A whole number from 0 to `most`. */
  upTo(most: number): number;
  /** One of a list; `null` of none. */
  pick<T>(list: readonly T[]): T | null;
  /** Some of a list, in its order: each with an even chance, or exactly `count` of them. */
  some<T>(list: readonly T[], count?: number): T[];
}

/** Dice that always roll the same for a seed. */
export function diceOf(seed: number): Dice {
  const below = rollOf(seed);
  return {
    upTo: (most) => below(Math.max(most, 0) + 1),
    pick: (list) => (list.length === 0 ? null : list[below(list.length)]),
    some(list, count) {
      if (count === undefined) return list.filter(() => below(2) === 0);
      let wanted = count;
      return list.filter((_, index) => {
        const isTaken = below(list.length - index) < wanted;
        if (isTaken) wanted -= 1;
        return isTaken;
      });
    },
  };
}

/** Any seed; it is what a failed property names. */
export const seeds: fc.Arbitrary<number> = fc.noShrink(fc.integer());
