import type { FeatureId } from "../data/feature-id.js";
import type { PlanCard, PlanNeed, PlanPart } from "../data/plan-card.js";
import { countOfSize } from "../sheet/estates.js";
import type { PlanContext } from "../sheet/feature.js";
import type { Area } from "../sheet/sheet-context.js";
import { areasMet, areasNeeded, areasOf, isOnPaper, meetsPlan } from "./conditions.js";
import { type Amount, estatesIn, featureAmount, housesAmount } from "./needs.js";
import { slotOf, worthOf } from "./worth.js";

/** What a part of a plan counts. */
export type PlanPartKind = "estates" | "houses" | "streets" | "columns" | FeatureId;

/** One thing that a plan asks for, with what there is of it. */
export interface PlanPartStatus extends Amount {
  /** What: `estates`, `houses`, a feature such as `pools`, or `streets` and `columns` that meet all of theirs. */
  readonly of: PlanPartKind;
  /** The size of the estates; `null` for other things. */
  readonly size: number | null;
  /** The street it must be in, from 0; `null` where it may be anywhere. */
  readonly street: number | null;
  /** The column it must be in, from 0; `null` where it may be anywhere. */
  readonly column: number | null;
}

/** How far a player is with a plan. */
export interface PlanStatus {
  /** The points the player has scored for it; `null` before it is validated. */
  readonly scored: number | null;
  /** Whether it could be validated on the sheet as it stands. */
  readonly met: boolean;
  /** What it would score now. PLN-2 */
  readonly worth: number;
  /** Its parts; none of a sheet on paper. */
  readonly parts: readonly PlanPartStatus[];
}

function partIn(area: Area, of: PlanPartKind, size: number | null, { have, need }: Amount): PlanPartStatus {
  const street = area.kind === "street" ? area.street : null;
  const column = area.kind === "column" ? area.column : null;
  return { of, size, street, column, have, need };
}

function needParts(context: PlanContext, area: Area, need: PlanNeed): PlanPartStatus[] {
  switch (need.need) {
    case "estates": {
      const estates = estatesIn(context, area, need);
      return [...new Set(need.sizes)].map((size) => {
        const amount = {
          have: countOfSize(estates, size),
          need: need.sizes.filter((each) => each === size).length,
        };
        return partIn(area, "estates", size, amount);
      });
    }
    case "houses":
      return [partIn(area, "houses", null, housesAmount(context, area, need))];
    case "feature":
      return [partIn(area, need.feature, null, featureAmount(context, area, need))];
  }
}

function partStatus(context: PlanContext, part: PlanPart): PlanPartStatus[] {
  const { where, needs } = part;
  const parts = areasOf(context, where).flatMap((area) =>
    needs.flatMap((need) => needParts(context, area, need)),
  );
  if (where.in !== "streets" && where.in !== "columns") return parts;
  const met = { have: areasMet(context, part), need: areasNeeded(context, where) };
  return [partIn({ kind: "sheet" }, where.in, null, met), ...parts];
}

/** The status of a plan on a sheet. */
export function statusOf(context: PlanContext, plan: PlanCard, turned: boolean): PlanStatus {
  const scored = context.sheet.planPoints[slotOf(plan.letter)];
  return {
    scored,
    met: scored === null && meetsPlan(context, plan),
    worth: worthOf(plan, turned),
    parts: isOnPaper(context) ? [] : plan.parts.flatMap((part) => partStatus(context, part)),
  };
}
