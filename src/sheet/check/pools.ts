import { sheetViolation, type Violation } from "../../clauses/violation.js";
import type { SheetContext } from "../sheet-context.js";
import { compareBoxes, houseAt, placesWhere, wasNumberedFromCard } from "./check.js";
import type { SheetRules } from "./sheet-rules.js";

function circledOn(context: SheetContext): number[] {
  return placesWhere(context, (place) => context.sheet.pools[place] === 1);
}

/** Pools are circled where one is planned, in houses numbered from a card. POL-1 POL-2 HAL-5 */
export function checkPools(context: SheetContext, rules: SheetRules): Violation[] {
  const { sheet, geometry } = context;
  const circled = circledOn(context);
  const elsewhere = circled.filter(
    (place) => geometry.hasPool[place] && !wasNumberedFromCard(context, rules, place),
  );
  const isTooMany = elsewhere.length > rules.bonuses.pool;
  return circled.flatMap((place) => {
    const where = houseAt(context, place);
    if (!geometry.hasPool[place]) return [sheetViolation("sheet.no-pool", where)];
    if (!isTooMany || !elsewhere.includes(place)) return [];
    return sheet.places[place] === "extension"
      ? [sheetViolation("sheet.extension-pool", where)]
      : [sheetViolation("sheet.unnumbered-pool", { ...where, kind: sheet.places[place] })];
  });
}

/** A box is crossed for every pool that is circled, whatever has brought it. POL-1 HAL-5 */
export function checkPoolBoxes(context: SheetContext): Violation[] {
  return compareBoxes("sheet.pool-boxes", circledOn(context).length, context.sheet.poolsCrossed);
}
