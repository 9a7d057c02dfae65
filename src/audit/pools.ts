import { type Violation, violationOf } from "../rules/violation.js";
import type { Paper } from "../sheet/area.js";
import type { AuditRules } from "./audit-rules.js";
import { compareBoxes, houseAt, placesWhere, wasNumberedFromCard } from "./check.js";

function circledOn(paper: Paper): number[] {
  return placesWhere(paper, (place) => paper.sheet.pools[place] === 1);
}

/** Pools are circled where one is planned, in houses numbered from a card. POL-1 POL-2 HAL-5 */
export function checkPools(paper: Paper, rules: AuditRules): Violation[] {
  const { sheet, ground } = paper;
  const circled = circledOn(paper);
  const elsewhere = circled.filter(
    (place) => ground.hasPool[place] && !wasNumberedFromCard(paper, rules, place),
  );
  const isTooMany = elsewhere.length > rules.bonuses.pool;
  return circled.flatMap((place) => {
    const where = houseAt(paper, place);
    if (!ground.hasPool[place]) return [violationOf("sheet.no-pool", where)];
    if (!isTooMany || !elsewhere.includes(place)) return [];
    return sheet.places[place] === "extension"
      ? [violationOf("sheet.extension-pool", where)]
      : [violationOf("sheet.unnumbered-pool", { ...where, kind: sheet.places[place] })];
  });
}

/** A box is crossed for every pool that is circled, whatever has brought it. POL-1 HAL-5 */
export function checkPoolBoxes(paper: Paper): Violation[] {
  return compareBoxes("sheet.pool-boxes", circledOn(paper).length, paper.sheet.poolsCrossed);
}
