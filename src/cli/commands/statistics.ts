/** What a list of numbers comes to. */
export interface Summary {
  /** The mean. */
  readonly mean: number;
  /** The median: of an even number of values, halfway between the two in the middle. */
  readonly median: number;
  /** The standard deviation of a sample; `null` for a single value. */
  readonly sd: number | null;
  /** The least value. */
  readonly min: number;
  /** The greatest value. */
  readonly max: number;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function deviation(values: readonly number[], mean: number): number | null {
  if (values.length < 2) return null;
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1));
}

/** Summarises at least one number. */
export function summarise(values: readonly number[]): Summary {
  const rising = [...values].sort((a, b) => a - b);
  const { length } = rising;
  const mean = sum(rising) / length;
  return {
    mean,
    median: (rising[Math.floor((length - 1) / 2)] + rising[Math.floor(length / 2)]) / 2,
    sd: deviation(rising, mean),
    min: rising[0],
    max: rising[length - 1],
  };
}

/** A bar of a histogram: how many values lie from `from` to `to`, both included. */
export interface Bin {
  /** The least whole number that it counts. */
  readonly from: number;
  /** The greatest whole number that it counts. */
  readonly to: number;
  /** How many values it counts. */
  readonly count: number;
}

const BIN_WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MAX_BINS = 15;

/** Sorts whole numbers, at least one, into at most 15 bins of the same round width. */
export function histogram(values: readonly number[]): Bin[] {
  const { min, max } = summarise(values);
  const binOf = (value: number, width: number): number => Math.floor(value / width);
  const binsFor = (width: number): number => binOf(max, width) - binOf(min, width) + 1;
  const width = BIN_WIDTHS.find((each) => binsFor(each) <= MAX_BINS) ?? max - min + 1;
  const first = binOf(min, width);
  return Array.from({ length: binsFor(width) }, (_, index) => {
    const from = (first + index) * width;
    const count = values.filter((value) => binOf(value, width) === first + index).length;
    return { from, to: from + width - 1, count };
  });
}
