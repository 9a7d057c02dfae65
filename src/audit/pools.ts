import { type Violation, violationOf } from "../rules/violation.js";
import type { Paper } from "../sheet/area.js";
import type { AuditRules } from "./audit-rules.js";
import { houseAt, placesWhere } from "./check.js";

/** Pools are circled where one is planned, and not in houses numbered by extension. POL-1 POL-2 HAL-5 */
export function checkPools(paper: Paper, { bonusesAnywhere }: AuditRules): Violation[] {
  const { sheet, ground } = paper;
  return placesWhere(paper, (place) => sheet.pools[place] === 1).flatMap((place) => {
    if (!ground.hasPool[place]) return [violationOf("sheet.no-pool", houseAt(paper, place))];
    return sheet.places[place] === "extension" && !bonusesAnywhere
      ? [violationOf("sheet.extension-pool", houseAt(paper, place))]
      : [];
  });
}
