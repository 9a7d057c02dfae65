import { type Violation, violationOf } from "../../clauses/violation.js";
import type { SheetContext } from "../sheet-context.js";
import { houseAt, placesWhere } from "./check.js";
import type { SheetRules } from "./sheet-rules.js";

/** Where no hordes move, no house is lost. ZOM-7 */
export function checkLostHouses(context: SheetContext, { housesMayBeLost }: SheetRules): Violation[] {
  if (housesMayBeLost) return [];
  return placesWhere(context, (place) => context.sheet.places[place] === "lost").map((place) =>
    violationOf("sheet.invaded", houseAt(context, place)),
  );
}
