import type { EstatesNeed, FeatureNeed, HousesNeed, PlanNeed } from "../data/plan-card.js";
import type { Estate } from "../sheet/estates.js";
import type { PlanContext } from "../sheet/feature.js";
import { hasFence } from "../sheet/fences.js";
import { isFirst } from "../sheet/geometry.js";
import { isHouse, isNumbered } from "../sheet/sheet.js";
import { type Area, placesIn, streetsIn } from "../sheet/sheet-context.js";
import { canFind, wantedEstates } from "./estate-sets.js";
import { featureOf } from "./features.js";

/** What there is of something asked for. */
export interface Amount {
  /** How many there are. */
  readonly have: number;
  /** How many are asked for. */
  readonly need: number;
}

/** How many of a feature there are in an area, and how many are asked for. */
export function featureAmount(context: PlanContext, area: Area, need: FeatureNeed): Amount {
  const feature = featureOf(context, need.feature);
  return {
    have: feature.count(context, area),
    need: need.min === "all" ? feature.total(context, area) : need.min,
  };
}

/** The places that a need of houses is about. ADV-2: where all are asked for, those left. */
export function housesWanted(context: PlanContext, area: Area, { which }: HousesNeed): number[] {
  if (which === "all") {
    return placesIn(context, area).filter((place) => isHouse(context.sheet, place));
  }
  const { starts } = context.geometry;
  return streetsIn(context, area).flatMap((street) => [...new Set([starts[street], starts[street + 1] - 1])]);
}

function standsAlone({ sheet, geometry }: PlanContext, place: number): boolean {
  return hasFence(sheet, place) && (isFirst(geometry, place) || hasFence(sheet, place - 1));
}

/** Whether a house does what a need of houses asks of it. [ADV-2] [ADV-3] PLN-5 */
function isHouseReady(context: PlanContext, place: number, { which }: HousesNeed): boolean {
  const isFree = isNumbered(context.sheet, place) && context.sheet.used[place] === 0;
  return isFree && (which !== "endEstates" || standsAlone(context, place));
}

/** How many houses of a need are ready, and how many are asked for. */
export function housesAmount(context: PlanContext, area: Area, need: HousesNeed): Amount {
  const wanted = housesWanted(context, area, need);
  return { have: wanted.filter((place) => isHouseReady(context, place, need)).length, need: wanted.length };
}

/** The estates of an area that have what a need asks of each. */
export function estatesIn(context: PlanContext, area: Area, need: EstatesNeed): Estate[] {
  const estates = wantedEstates(context, need);
  return area.kind === "street"
    ? estates.filter((estate) => context.geometry.streetOf[estate.first] === area.street)
    : estates;
}

/** Whether a need is met in an area. */
export function meetsNeed(context: PlanContext, area: Area, need: PlanNeed): boolean {
  switch (need.need) {
    case "estates":
      return (
        context.estates.length >= need.sizes.length && canFind(estatesIn(context, area, need), need.sizes)
      );
    case "houses":
      return isEnough(housesAmount(context, area, need));
    case "feature":
      return isEnough(featureAmount(context, area, need));
  }
}

/** All of what is not there at all can't be had. RBT-6 */
function isEnough({ have, need }: Amount): boolean {
  return need > 0 && have >= need;
}
