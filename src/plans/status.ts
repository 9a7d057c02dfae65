import type { FeatureId } from "../data/feature-id.js";
import type { PlanCard, PlanClause, PlanNeed } from "../data/plan-card.js";
import type { Area } from "../sheet/area.js";
import { countOfSize } from "../sheet/estates.js";
import type { PlanPaper } from "../sheet/feature.js";
import { areasMet, areasNeeded, areasOf, meetsPlan } from "./conditions.js";
import { type Amount, estatesIn, featureAmount, housesAmount } from "./needs.js";
import { slotOf, worthOf } from "./worth.js";

/** What a part of a plan counts. */
export type PlanPartKind = "estates" | "houses" | "streets" | "columns" | FeatureId;

/** One thing that a plan asks for, with what there is of it. */
export interface PlanPart extends Amount {
  /** What: `estates`, `houses`, a feature such as `pools`, or `streets` and `columns` that meet all of theirs. */
  readonly of: PlanPartKind;
  /** The size of the estates; `null` for other things. */
  readonly size: number | null;
  /** The street it must be in, from 0; `null` where it may be anywhere. */
  readonly street: number | null;
  /** The column it must be in, from 0; `null` where it may be anywhere. */
  readonly column: number | null;
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

function partIn(area: Area, of: PlanPartKind, size: number | null, { have, need }: Amount): PlanPart {
  const street = area.kind === "street" ? area.street : null;
  const column = area.kind === "column" ? area.column : null;
  return { of, size, street, column, have, need };
}

function needParts(paper: PlanPaper, area: Area, need: PlanNeed): PlanPart[] {
  switch (need.need) {
    case "estates": {
      const estates = estatesIn(paper, area, need);
      return [...new Set(need.sizes)].map((size) => {
        const amount = {
          have: countOfSize(estates, size),
          need: need.sizes.filter((each) => each === size).length,
        };
        return partIn(area, "estates", size, amount);
      });
    }
    case "houses":
      return [partIn(area, "houses", null, housesAmount(paper, area, need))];
    case "feature":
      return [partIn(area, need.feature, null, featureAmount(paper, area, need))];
  }
}

function clauseParts(paper: PlanPaper, clause: PlanClause): PlanPart[] {
  const { where, needs } = clause;
  const parts = areasOf(paper, where).flatMap((area) =>
    needs.flatMap((need) => needParts(paper, area, need)),
  );
  if (where.in !== "streets" && where.in !== "columns") return parts;
  const met = { have: areasMet(paper, clause), need: areasNeeded(paper, where) };
  return [partIn({ kind: "sheet" }, where.in, null, met), ...parts];
}

/** The status of a plan on a sheet. */
export function statusOf(paper: PlanPaper, plan: PlanCard, turned: boolean): PlanStatus {
  const scored = paper.sheet.planPoints[slotOf(plan.letter)];
  return {
    scored,
    met: scored === null && meetsPlan(paper, plan),
    worth: worthOf(plan, turned),
    parts: plan.clauses.flatMap((clause) => clauseParts(paper, clause)),
  };
}
