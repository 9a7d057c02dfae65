/** How often each value comes up: as much memory as there are different values, however many there are of each. */
export type Tally = Map<number, number>;

/** Counts a value. */
export function count(tally: Tally, value: number): void {
  tally.set(value, (tally.get(value) ?? 0) + 1);
}

/** Counts values. */
export function tallyOf(values: readonly number[]): Tally {
  const tally: Tally = new Map();
  for (const value of values) count(tally, value);
  return tally;
}

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

type Counted = readonly (readonly [value: number, times: number])[];

function sum(counted: Counted): number {
  return counted.reduce((total, [value, times]) => total + value * times, 0);
}

function deviation(counted: Counted, length: number, mean: number): number | null {
  if (length < 2) return null;
  const squares = sum(counted.map(([value, times]) => [(value - mean) ** 2, times]));
  return Math.sqrt(squares / (length - 1));
}

/** The value at a place of the rising list, from 0. */
function valueAt(rising: Counted, place: number): number {
  let left = place;
  const found = rising.find(([, times]) => {
    left -= times;
    return left < 0;
  });
  return found?.[0] ?? Number.NaN;
}

/** Summarises at least one number. */
export function summarise(tally: Tally): Summary {
  const rising = [...tally].sort(([a], [b]) => a - b);
  const length = rising.reduce((all, [, times]) => all + times, 0);
  const mean = sum(rising) / length;
  return {
    mean,
    median: (valueAt(rising, Math.floor((length - 1) / 2)) + valueAt(rising, Math.floor(length / 2))) / 2,
    sd: deviation(rising, length, mean),
    min: rising[0][0],
    max: rising[rising.length - 1][0],
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
export function histogram(tally: Tally): Bin[] {
  const { min, max } = summarise(tally);
  const binOf = (value: number, width: number): number => Math.floor(value / width);
  const binsFor = (width: number): number => binOf(max, width) - binOf(min, width) + 1;
  const width = BIN_WIDTHS.find((each) => binsFor(each) <= MAX_BINS) ?? max - min + 1;
  const first = binOf(min, width);
  const counts: number[] = new Array(binsFor(width)).fill(0);
  for (const [value, times] of tally) counts[binOf(value, width) - first] += times;
  return counts.map((times, index) => {
    const from = (first + index) * width;
    return { from, to: from + width - 1, count: times };
  });
}
