import { sheetViolation, type Violation } from "../../clauses/violation.js";
import type { SheetContext } from "../sheet-context.js";
import { boxCount } from "../tracks.js";
import { compareBoxes, gapAt, placesWhere, unfencedBeside } from "./check.js";

/**
 * There are no more roundabouts than boxes to cross, which are two, each with a fence on both its sides and a box
 * crossed. RBT-2
 */
export function checkRoundabouts(context: SheetContext): Violation[] {
  const { sheet, layout } = context;
  const violations = unfencedBeside(context, "roundabout").map((place) =>
    sheetViolation("sheet.roundabout-fence", gapAt(context, place)),
  );
  const count = placesWhere(context, (place) => sheet.places[place] === "roundabout").length;
  const max = boxCount(layout.roundabouts);
  if (count > max) violations.push(sheetViolation("sheet.roundabouts", { count, max }));
  return [...violations, ...compareBoxes("sheet.roundabout-boxes", count, sheet.roundaboutsCrossed)];
}
