import type { EstatesNeed, PlanCard, PlanPart, PlanWhere } from "../data/plan-card.js";
import type { Estate } from "../sheet/estates.js";
import type { PlanContext } from "../sheet/feature.js";
import { type Area, WHOLE_SHEET } from "../sheet/sheet-context.js";
import { estatesIn, housesWanted, meetsNeed } from "./needs.js";

const ONLY_THE_SHEET: readonly Area[] = [WHOLE_SHEET];

/** The areas among which a part of a plan can be met. */
export function areasOf({ layout, geometry }: PlanContext, where: PlanWhere): readonly Area[] {
  switch (where.in) {
    case "sheet":
      return ONLY_THE_SHEET;
    case "street":
      return [{ kind: "street", street: where.street }];
    case "streets":
      return layout.streets.map((_, street): Area => ({ kind: "street", street }));
    case "columns":
      return geometry.inColumn.map((_, column): Area => ({ kind: "column", column }));
  }
}

/** In how many of the areas a part of a plan must be met. [ADV-4] */
export function areasNeeded(context: PlanContext, where: PlanWhere): number {
  if (where.in !== "streets" && where.in !== "columns") return 1;
  return where.count === "all" ? context.layout.streets.length : where.count;
}

/** Whether an area meets everything that a part of a plan needs in one place. */
function isMetIn(context: PlanContext, area: Area, { needs }: PlanPart): boolean {
  for (const need of needs) if (!meetsNeed(context, area, need)) return false;
  return true;
}

function longestRun(met: readonly boolean[]): number {
  let run = 0;
  let longest = 0;
  for (const each of met) {
    run = each ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** In how many areas a part of a plan is met; where they must be adjacent, of those the longest run. */
export function areasMet(context: PlanContext, part: PlanPart): number {
  const areas = areasOf(context, part.where);
  const isRun = part.where.in === "columns" && part.where.adjacent;
  if (isRun) return longestRun(areas.map((area) => isMetIn(context, area, part)));
  let count = 0;
  for (const area of areas) if (isMetIn(context, area, part)) count += 1;
  return count;
}

function isMet(context: PlanContext, part: PlanPart): boolean {
  return areasMet(context, part) >= areasNeeded(context, part.where);
}

/** Whether what is written on a sheet is not known: it has no streets here, and its player judges what it meets. */
export function isOnPaper({ layout }: Pick<PlanContext, "layout">): boolean {
  return layout.streets.length === 0;
}

/** Whether a sheet meets everything that a plan asks for. PLN-1 PLN-3 PLN-4 */
export function meetsPlan(context: PlanContext, plan: PlanCard): boolean {
  if (isOnPaper(context)) return true;
  for (const part of plan.parts) if (!isMet(context, part)) return false;
  return true;
}

/** The need of estates of a plan, with the part it stands in; `null` where it has none. */
export function estatesNeedOf(
  plan: PlanCard,
): { readonly part: PlanPart; readonly need: EstatesNeed } | null {
  for (const part of plan.parts) {
    for (const need of part.needs) if (need.need === "estates") return { part, need };
  }
  return null;
}

/**
 * The groups of estates among which a plan's set can be chosen: one for the whole sheet, or one per street that
 * meets everything else.
 */
export function estateGroups(context: PlanContext, plan: PlanCard): Estate[][] {
  const found = estatesNeedOf(plan);
  if (found === null) return [];
  const { part, need } = found;
  return areasOf(context, part.where)
    .filter((area) => isMetIn(context, area, part))
    .map((area) => estatesIn(context, area, need));
}

/** The houses that a plan uses up without a choice; beside estates nothing else is used up. [PLN-6] ADV-2 ADV-3 */
export function housesUsedBy(context: PlanContext, plan: PlanCard): number[] {
  return plan.parts.flatMap(({ where, needs }) =>
    needs.flatMap((need) =>
      need.need === "houses"
        ? areasOf(context, where).flatMap((area) => housesWanted(context, area, need))
        : [],
    ),
  );
}
