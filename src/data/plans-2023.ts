import type { PlanCard, PlanLetter } from "./plan-card.js";

function estates(letter: PlanLetter, id: string, sizes: readonly number[], first: number, later: number): PlanCard {
  return { id, letter, score: [first, later], needs: [{ need: "estates", sizes }], provenance: "inferred" };
}

/**
 * The standard City Plans of the 2023 edition. PLN-7
 *
 * The rulebook counts 21; these 18 are carried over from the first edition (the three score values that the
 * rulebook shows agree), the other three are not known and left out.
 */
export const STANDARD_PLANS_2023: readonly PlanCard[] = [
  estates("A", "six-estates-of-1", [1, 1, 1, 1, 1, 1], 8, 4),
  estates("A", "four-estates-of-2", [2, 2, 2, 2], 8, 4),
  estates("A", "three-estates-of-3", [3, 3, 3], 8, 4),
  estates("A", "two-estates-of-4", [4, 4], 6, 3),
  estates("A", "two-estates-of-5", [5, 5], 8, 4),
  estates("A", "two-estates-of-6", [6, 6], 10, 6),
  estates("B", "1-1-1-6", [1, 1, 1, 6], 11, 6),
  estates("B", "2-2-5", [2, 2, 5], 10, 6),
  estates("B", "3-3-4", [3, 3, 4], 12, 7),
  estates("B", "3-6", [3, 6], 8, 4),
  estates("B", "4-5", [4, 5], 9, 5),
  estates("B", "1-1-1-4", [1, 1, 1, 4], 9, 5),
  estates("C", "1-2-6", [1, 2, 6], 12, 7),
  estates("C", "1-4-5", [1, 4, 5], 13, 7),
  estates("C", "3-4", [3, 4], 7, 3),
  estates("C", "2-5", [2, 5], 7, 3),
  estates("C", "1-2-2-3", [1, 2, 2, 3], 11, 6),
  estates("C", "2-3-5", [2, 3, 5], 13, 7),
];
