import { type CardTable, HIGHEST_NUMBER, LARGEST_SHIFT, LOWEST_NUMBER } from "perfect-home-rules";

const BELOW_ALL = LOWEST_NUMBER - 1;
const ABOVE_ALL = HIGHEST_NUMBER + 1;

/** How many numbers will probably come. */
export interface NumberSupply {
  /**
   * How many of some neighbouring empty houses will probably be numbered.
   *
   * @param houses - how many houses there are, from 0.
   * @param above - their numbers must be above this one.
   * @param below - their numbers must be below this one.
   */
  expected(houses: number, above: number, below: number): number;
}

/** The numbers of the 9¾ cards lie between whole ones, so sums are kept for quarters. NTQ-1 */
const QUARTERS = 4;

/** What temps add to each number up to 2 away, as a share of the number of cards. TMP-1 */
const BY_TEMP = 0.05;

/** How likely a single house gets the only number that fits: 1 - exp(-1.7), some 82 %. */
const EAGERNESS = 1.7;

const UNKNOWN = -1;
const STEPS = ABOVE_ALL - BELOW_ALL + 1;

/** For each quarter how many numbers there are up to it; a number of average frequency counts 1. */
function sumsOf(cards: CardTable): number[] {
  const numbers = Object.values(cards).flat();
  const average = numbers.length / new Set(numbers).size;
  const amounts = new Array<number>(ABOVE_ALL * QUARTERS).fill(0);
  for (const number of numbers) {
    amounts[number * QUARTERS] += 1 / average;
    for (let shift = -LARGEST_SHIFT; shift <= LARGEST_SHIFT; shift++) {
      const at = (number + shift) * QUARTERS;
      if (shift !== 0 && at >= 0 && at < amounts.length) amounts[at] += BY_TEMP / average;
    }
  }
  let sum = 0;
  return amounts.map((amount) => {
    sum += amount;
    return sum;
  });
}

/**
 * The supply of numbers by the cards of a game.
 *
 * @param cards - the cards.
 * @param longest - how many houses the longest street has.
 */
export function supplyOf(cards: CardTable, longest: number): NumberSupply {
  const sums = sumsOf(cards);
  const known = new Float64Array((longest + 1) * STEPS * STEPS).fill(UNKNOWN);

  function numbersBetween(above: number, below: number): number {
    const upTo = (quarter: number): number => (quarter < 0 ? 0 : sums[quarter]);
    return upTo(Math.ceil(below * QUARTERS) - 1) - upTo(Math.floor(above * QUARTERS));
  }

  function estimate(houses: number, above: number, below: number): number {
    return houses === 0 ? 0 : houses * (1 - Math.exp((-EAGERNESS * numbersBetween(above, below)) / houses));
  }

  return {
    expected(houses, above, below) {
      if (!Number.isInteger(above) || !Number.isInteger(below)) return estimate(houses, above, below);
      const at = (houses * STEPS + above - BELOW_ALL) * STEPS + below - BELOW_ALL;
      if (known[at] === UNKNOWN) known[at] = estimate(houses, above, below);
      return known[at];
    },
  };
}
