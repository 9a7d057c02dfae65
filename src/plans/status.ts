import { PLAN_LETTERS, type PlanCard } from "../data/plan-card.js";
import { countOfSize } from "../sheet/estates.js";
import type { Ground } from "../sheet/ground.js";
import type { Sheet } from "../sheet/sheet.js";
import { freeEstates } from "./estate-sets.js";
import { estateSizes, meetsPlan } from "./needs.js";

/** One thing that a plan asks for. */
export interface PlanPart {
  /** What: estates of a size. */
  readonly of: "estates";
  /** The size. */
  readonly size: number;
  /** How many there are, those used for plans left out. */
  readonly have: number;
  /** How many the plan asks for. */
  readonly need: number;
}

/** How far an architect is with a plan. */
export interface PlanStatus {
  /** The points the architect has scored for it; `null` before it is validated. */
  readonly scored: number | null;
  /** Whether it could be validated on the sheet as it stands. */
  readonly met: boolean;
  /** What it would score now. PLN-2 */
  readonly worth: number;
  /** Its parts. */
  readonly parts: readonly PlanPart[];
}

/** The status of a plan on a sheet. */
export function statusOf(sheet: Sheet, ground: Ground, plan: PlanCard, turned: boolean): PlanStatus {
  const estates = freeEstates(sheet, ground);
  const sizes = estateSizes(plan);
  const scored = sheet.planPoints[PLAN_LETTERS.indexOf(plan.letter)];
  return {
    scored,
    met: scored === null && meetsPlan(sheet, ground, plan),
    worth: plan.score[turned ? 1 : 0],
    parts: [...new Set(sizes)].map((size) => ({
      of: "estates",
      size,
      have: countOfSize(estates, size),
      need: sizes.filter((each) => each === size).length,
    })),
  };
}
