import { type Violation, violationOf } from "../rules/violation.js";
import type { Paper } from "../sheet/area.js";
import type { AuditRules } from "./audit-rules.js";
import { houseAt, placesWhere } from "./check.js";

/** Where no hordes move, no house is lost. ZOM-7 */
export function checkLostHouses(paper: Paper, { housesMayBeLost }: AuditRules): Violation[] {
  if (housesMayBeLost) return [];
  return placesWhere(paper, (place) => paper.sheet.places[place] === "lost").map((place) =>
    violationOf("sheet.invaded", houseAt(paper, place)),
  );
}
