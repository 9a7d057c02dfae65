import { type Violation, violationOf } from "../rules/violation.js";
import type { Paper } from "../sheet/area.js";
import { hasFence } from "../sheet/fences.js";
import { isFirst, isLast } from "../sheet/ground.js";
import type { AuditRules } from "./audit-rules.js";
import { houseAt, placesWhere } from "./check.js";

/** Only numbered houses, and what was one, can have been used for a plan. PLN-5 */
export function checkUsedHouses(paper: Paper): Violation[] {
  const { used, places } = paper.sheet;
  const neverNumbered = (place: number): boolean =>
    places[place] === "empty" || places[place] === "roundabout";
  return placesWhere(paper, (place) => used[place] === 1 && neverNumbered(place)).map((place) =>
    violationOf("sheet.used-house", { ...houseAt(paper, place), kind: places[place] }),
  );
}

/** The stretches of places from fence to fence. */
function stretchesOf(paper: Paper): number[][] {
  const stretches: number[][] = [];
  let stretch: number[] = [];
  for (let place = 0; place < paper.ground.size; place++) {
    stretch.push(place);
    if (!hasFence(paper.sheet, place)) continue;
    stretches.push(stretch);
    stretch = [];
  }
  return stretches;
}

/** An estate is used as a whole. PLN-5 ADV-2 */
export function checkUsedEstates(paper: Paper, rules: AuditRules): Violation[] {
  const { sheet, ground } = paper;
  const mayBeAlone = (place: number): boolean =>
    rules.endsMayBeUsedAlone && (isFirst(ground, place) || isLast(ground, place));
  return stretchesOf(paper)
    .filter((stretch) => {
      const used = stretch.filter((place) => sheet.used[place] === 1);
      return used.length < stretch.length && !used.every(mayBeAlone);
    })
    .map((stretch) =>
      violationOf("sheet.used-estate", { ...houseAt(paper, stretch[0]), size: stretch.length }),
    );
}
