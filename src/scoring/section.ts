import type { ClauseId } from "../clauses/catalogue.js";
import { PLAN_LETTERS } from "../data/plan-card.js";
import { pointsOfAll } from "../input/sum.js";

/** The line of each plan that has been validated. [SCO-1] AAA-5 */
export function planItems(planPoints: readonly (number | null)[]) {
  return PLAN_LETTERS.flatMap((of, slot) => {
    const points = planPoints[slot];
    return points === null ? [] : [{ of, count: 1, points }];
  });
}

/** A section of a score: its lines and what they add up to. */
export function sectionOf<S extends string, I extends { readonly points: number }>(
  section: S,
  clause: ClauseId,
  items: readonly I[],
) {
  return { section, clause, items, points: pointsOfAll(items) };
}
