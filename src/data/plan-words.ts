import type { FeatureId } from "./feature-id.js";
import type {
  EstatesNeed,
  FeatureNeed,
  FeatureRange,
  HousesNeed,
  PlanCard,
  PlanLetter,
  PlanNeed,
  PlanPart,
  PlanWhere,
} from "./plan-card.js";
import type { ProvenanceLevel } from "./provenance.js";

/** Anywhere on the sheet. */
export const ON_SHEET: PlanWhere = { in: "sheet" };

/** In the street with this number, counted from 1 as on the cards. */
export function inStreet(number: number): PlanWhere {
  return { in: "street", street: number - 1 };
}

/** In a number of streets. */
export function inStreets(count: number | "all"): PlanWhere {
  return { in: "streets", count };
}

/** In a number of columns, wherever they are. */
export function inColumns(count: number): PlanWhere {
  return { in: "columns", count, adjacent: false };
}

/** Estates of these sizes. */
export function estates(sizes: readonly number[], ...each: readonly FeatureRange[]): EstatesNeed {
  return { need: "estates", sizes, each };
}

/** A minimum of a feature in each estate. */
export function atLeast(min: number, feature: FeatureId): FeatureRange {
  return { feature, min, max: null };
}

/** None of a feature in any estate. */
export function none(feature: FeatureId): FeatureRange {
  return { feature, min: 0, max: 0 };
}

/** A minimum of a feature. */
export function count(min: number | "all", feature: FeatureId): FeatureNeed {
  return { need: "feature", feature, min };
}

/** Certain houses. */
export function houses(which: HousesNeed["which"]): HousesNeed {
  return { need: "houses", which };
}

/** Things asked for in one place. */
export function part(where: PlanWhere, ...needs: readonly PlanNeed[]): PlanPart {
  return { where, needs };
}

/** Makes the cards of one provenance. */
export function cardsWith(provenance: ProvenanceLevel) {
  return (
    letter: PlanLetter,
    id: string,
    first: number,
    later: number,
    ...parts: readonly PlanPart[]
  ): PlanCard => ({ id, letter, score: [first, later], parts, provenance });
}
