import { PLAN_LETTERS, type PlanCard, type PlanLetter } from "../data/plan-card.js";

/** Where a plan lies among the three: 0 for A. PLN-1 */
export function slotOf(letter: PlanLetter): number {
  return PLAN_LETTERS.indexOf(letter);
}

/** What a plan scores for those who validate it now. PLN-2 */
export function worthOf({ score: [first, later] }: PlanCard, isTurned: boolean): number {
  return isTurned ? later : first;
}
