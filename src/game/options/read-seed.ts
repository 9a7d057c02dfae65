import { invalid, isList, listOf, wholeOf } from "../../rules/fields.js";

const LARGEST_WORD = 2 ** 32 - 1;

/** Reads a seed: a whole number of 32 bits, or four of them that are not all 0. */
export function readSeed(value: unknown): number | number[] {
  if (!isList(value)) return wholeOf(value, "seed", 0, LARGEST_WORD);
  const list = listOf(value, "seed", "four whole numbers, not all 0", 4);
  const words = list.map((word, index) => wholeOf(word, `seed[${index}]`, 0, LARGEST_WORD));
  const isSeed = words.length === 4 && words.some((word) => word !== 0);
  return isSeed ? words : invalid("seed", "four whole numbers, not all 0");
}
