import { invalidNumber, isList, isWhole } from "./fields.js";
import { checked, type Reader, row, whole } from "./readers.js";

const HIGHEST = 2 ** 32 - 1;

const WORDS = "four whole numbers, not all 0";
const words = checked(row(whole(0, HIGHEST), 4, WORDS), (all) => all.some((each) => each !== 0), WORDS);

/** Reads a seed: a whole number of 32 bits, or a list of four of them that are not all 0. */
export const readSeed: Reader<number | number[]> = (value, path) => {
  if (isList(value)) return words(value, path);
  return isWhole(value, 0, HIGHEST)
    ? value
    : invalidNumber(value, path, `a whole number from 0 to ${HIGHEST}, or a list of four of them, not all 0`);
};
