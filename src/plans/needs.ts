import type { PlanCard } from "../data/plan-card.js";
import type { Ground } from "../sheet/ground.js";
import type { Sheet } from "../sheet/sheet.js";
import { canFind, freeEstates } from "./estate-sets.js";

/** The sizes of all estates that a plan uses up, rising. PLN-3 */
export function estateSizes(plan: PlanCard): readonly number[] {
  return plan.needs.flatMap((need) => need.sizes);
}

/** Whether a sheet meets everything that a plan asks for. PLN-3 */
export function meetsPlan(sheet: Sheet, ground: Ground, plan: PlanCard): boolean {
  return canFind(freeEstates(sheet, ground), estateSizes(plan));
}
