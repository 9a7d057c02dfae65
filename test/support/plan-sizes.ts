import type { PlanCard } from "perfect-home-rules";

/** The estates that each standard plan asks for, by the plan's id. PLN-3 PLN-7 */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  "six-estates-of-1": [1, 1, 1, 1, 1, 1],
  "four-estates-of-2": [2, 2, 2, 2],
  "three-estates-of-3": [3, 3, 3],
  "two-estates-of-4": [4, 4],
  "two-estates-of-5": [5, 5],
  "two-estates-of-6": [6, 6],
  "1-1-1-6": [1, 1, 1, 6],
  "2-2-5": [2, 2, 5],
  "3-3-4": [3, 3, 4],
  "3-6": [3, 6],
  "4-5": [4, 5],
  "1-1-1-4": [1, 1, 1, 4],
  "1-2-6": [1, 2, 6],
  "1-4-5": [1, 4, 5],
  "3-4": [3, 4],
  "2-5": [2, 5],
  "1-2-2-3": [1, 2, 2, 3],
  "2-3-5": [2, 3, 5],
};

/** Whether a plan is a standard one. */
export function isStandard({ id }: PlanCard): boolean {
  return Object.hasOwn(SIZES, id);
}

/** The sizes that a standard plan asks for, rising. */
export function sizesOf({ id }: PlanCard): readonly number[] {
  const sizes = SIZES[id];
  if (sizes === undefined) throw new Error(`the tests do not know plan ${id}`);
  return sizes;
}
