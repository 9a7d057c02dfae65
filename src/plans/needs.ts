import type { EstatesNeed, FeatureNeed, HousesNeed, PlanNeed } from "../data/plan-card.js";
import { type Area, placesIn, streetsIn } from "../sheet/area.js";
import type { Estate } from "../sheet/estates.js";
import type { PlanPaper } from "../sheet/feature.js";
import { hasFence } from "../sheet/fences.js";
import { isFirst } from "../sheet/ground.js";
import { isHouse, isNumbered } from "../sheet/sheet.js";
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
export function featureAmount(paper: PlanPaper, area: Area, need: FeatureNeed): Amount {
  const feature = featureOf(paper, need.feature);
  return {
    have: feature.count(paper, area),
    need: need.least === "all" ? feature.total(paper, area) : need.least,
  };
}

/** The places that a need of houses is about. ADV-2: where all are asked for, those left. */
export function housesWanted(paper: PlanPaper, area: Area, { which }: HousesNeed): number[] {
  if (which === "all") {
    return placesIn(paper, area).filter((place) => isHouse(paper.sheet, place));
  }
  const { starts } = paper.ground;
  return streetsIn(paper, area).flatMap((street) => [...new Set([starts[street], starts[street + 1] - 1])]);
}

function standsAlone({ sheet, ground }: PlanPaper, place: number): boolean {
  return hasFence(sheet, place) && (isFirst(ground, place) || hasFence(sheet, place - 1));
}

/** Whether a house does what a need of houses asks of it. ADV-2 ADV-3 PLN-5 */
function isHouseReady(paper: PlanPaper, place: number, { which }: HousesNeed): boolean {
  const isFree = isNumbered(paper.sheet, place) && paper.sheet.used[place] === 0;
  return isFree && (which !== "end-estates" || standsAlone(paper, place));
}

/** How many houses of a need are ready, and how many are asked for. */
export function housesAmount(paper: PlanPaper, area: Area, need: HousesNeed): Amount {
  const wanted = housesWanted(paper, area, need);
  return { have: wanted.filter((place) => isHouseReady(paper, place, need)).length, need: wanted.length };
}

/** The estates of an area that have what a need asks of each. */
export function estatesIn(paper: PlanPaper, area: Area, need: EstatesNeed): Estate[] {
  const estates = wantedEstates(paper, need);
  return area.kind === "street"
    ? estates.filter((estate) => paper.ground.streetOf[estate.first] === area.street)
    : estates;
}

/** Whether a need is met in an area. */
export function meetsNeed(paper: PlanPaper, area: Area, need: PlanNeed): boolean {
  switch (need.need) {
    case "estates":
      return paper.estates.length >= need.sizes.length && canFind(estatesIn(paper, area, need), need.sizes);
    case "houses":
      return isEnough(housesAmount(paper, area, need));
    case "feature":
      return isEnough(featureAmount(paper, area, need));
  }
}

/** All of what is not there at all can't be had. RBT-6 */
function isEnough({ have, need }: Amount): boolean {
  return need > 0 && have >= need;
}
