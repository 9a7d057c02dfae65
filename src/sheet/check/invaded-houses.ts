import { sheetViolation, type Violation } from "../../clauses/violation.js";
import type { SheetContext } from "../sheet-context.js";
import { houseAt, placesWhere } from "./check.js";
import type { SheetRules } from "./sheet-rules.js";

/** Where no hordes move, no house is lost. ZOM-7 */
export function checkInvadedHouses(context: SheetContext, { housesMayBeInvaded }: SheetRules): Violation[] {
  if (housesMayBeInvaded) return [];
  return placesWhere(context, (place) => context.sheet.places[place] === "invaded").map((place) =>
    sheetViolation("sheet.invaded", houseAt(context, place)),
  );
}
