/** A mean of what playouts have come to. */
export interface Estimate {
  /** The mean. */
  readonly mean: number;
  /**
   * Its standard error: two times out of three the mean of any number of playouts lies no further away, and nineteen times out
   * of twenty no further than twice that. `null` after a single playout, of which it can't be told.
   */
  readonly error: number | null;
}

/** The mean of some numbers, with its standard error; `null` for none. */
export function estimateOf(values: readonly number[]): Estimate | null {
  const { length } = values;
  if (length === 0) return null;
  let sum = 0;
  for (const value of values) sum += value;
  const mean = sum / length;
  if (length === 1) return { mean, error: null };
  let squares = 0;
  for (const value of values) squares += (value - mean) ** 2;
  return { mean, error: Math.sqrt(squares / (length - 1) / length) };
}

/** By how much the first numbers are above the second on average, where both were found in the same samples. */
export function differenceOf(first: readonly number[], second: readonly number[]): Estimate | null {
  const length = Math.min(first.length, second.length);
  return estimateOf(Array.from({ length }, (_, index) => first[index] - second[index]));
}

/** A number that is known. */
export function certain(value: number): Estimate {
  return { mean: value, error: 0 };
}

/** The sum of estimates that were found independently of each other. */
export function sumOf(estimates: readonly Estimate[]): Estimate {
  let mean = 0;
  let squares = 0;
  for (const estimate of estimates) {
    mean += estimate.mean;
    squares += (estimate.error ?? 0) ** 2;
  }
  return { mean, error: Math.sqrt(squares) };
}

/** The difference of two estimates that were found independently of each other. */
export function less(from: Estimate, taken: Estimate): Estimate {
  return { ...sumOf([from, taken]), mean: from.mean - taken.mean };
}
