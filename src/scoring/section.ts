import type { ClauseId } from "../clauses/catalogue.js";
import { PLAN_LETTERS, type PlanLetter } from "../data/plan-card.js";
import { pointsOfAll } from "../input/sum.js";

/** The line of each plan that has been validated. [SCO-1] AAA-5 */
export function planItems(planPoints: readonly (number | null)[]) {
  const items: { readonly of: PlanLetter; readonly count: number; readonly points: number }[] = [];
  for (let slot = 0; slot < PLAN_LETTERS.length; slot++) {
    const points = planPoints[slot];
    if (points !== null) items.push({ of: PLAN_LETTERS[slot], count: 1, points });
  }
  return items;
}

/** A section of a score: its lines and what they add up to. */
export function sectionOf<S extends string, I extends { readonly points: number }>(
  section: S,
  clause: ClauseId,
  items: readonly I[],
) {
  return { section, clause, items, points: pointsOfAll(items) };
}
