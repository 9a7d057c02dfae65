import type { PlanCard, PlanLetter } from "./plan-card.js";
import { cardsWith, estates, ON_SHEET, part } from "./plan-words.js";
import type { ProvenanceLevel } from "./provenance.js";

/**
 * The 18 standard City Plans. PLN-7
 *
 * They are those of the first edition. The 2023 rulebook counts 21; the 18 are carried over (the three score
 * values that the rulebook shows agree), the other three are not known and left out.
 */
export function standardPlans(provenance: ProvenanceLevel): readonly PlanCard[] {
  const card = cardsWith(provenance);
  const plan = (
    letter: PlanLetter,
    id: string,
    sizes: readonly number[],
    first: number,
    later: number,
  ): PlanCard => card(letter, id, first, later, part(ON_SHEET, estates(sizes)));
  return [
    plan("A", "six-estates-of-1", [1, 1, 1, 1, 1, 1], 8, 4),
    plan("A", "four-estates-of-2", [2, 2, 2, 2], 8, 4),
    plan("A", "three-estates-of-3", [3, 3, 3], 8, 4),
    plan("A", "two-estates-of-4", [4, 4], 6, 3),
    plan("A", "two-estates-of-5", [5, 5], 8, 4),
    plan("A", "two-estates-of-6", [6, 6], 10, 6),
    plan("B", "1-1-1-6", [1, 1, 1, 6], 11, 6),
    plan("B", "2-2-5", [2, 2, 5], 10, 6),
    plan("B", "3-3-4", [3, 3, 4], 12, 7),
    plan("B", "3-6", [3, 6], 8, 4),
    plan("B", "4-5", [4, 5], 9, 5),
    plan("B", "1-1-1-4", [1, 1, 1, 4], 9, 5),
    plan("C", "1-2-6", [1, 2, 6], 12, 7),
    plan("C", "1-4-5", [1, 4, 5], 13, 7),
    plan("C", "3-4", [3, 4], 7, 3),
    plan("C", "2-5", [2, 5], 7, 3),
    plan("C", "1-2-2-3", [1, 2, 2, 3], 11, 6),
    plan("C", "2-3-5", [2, 3, 5], 13, 7),
  ];
}
