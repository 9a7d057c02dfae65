import { randomSeries } from "perfect-home-rules";

/** A non-negative integer below a limit. */
export type Roll = (below: number) => number;

/** Rolls that follow from a seed: any integer, also a negative one. */
export function rollOf(seed: number): Roll {
  const random = randomSeries(seed >>> 0);
  return (below) => Math.floor(random() * below);
}

/** The words that stand where fewer than four values are given. */
const FILLING = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x85ebca6b];

/** A non-negative integer below a limit that follows from one to four integers, whatever was drawn before. */
export function chance(below: number, ...values: readonly number[]): number {
  const words = FILLING.map((word, index) => (values[index] ?? word) >>> 0);
  return Math.floor(randomSeries(words)() * below);
}
