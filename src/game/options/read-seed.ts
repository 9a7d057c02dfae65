import { isList } from "../../rules/fields.js";
import { checked, type Reader, row, whole } from "../../rules/readers.js";

const word = whole(0, 2 ** 32 - 1);

const WORDS = "four whole numbers, not all 0";
const words = checked(row(word, 4, WORDS), (all) => all.some((each) => each !== 0), WORDS);

/** Reads a seed: a whole number of 32 bits, or four of them that are not all 0. */
export const readSeed: Reader<number | number[]> = (value, path) =>
  isList(value) ? words(value, path) : word(value, path);
