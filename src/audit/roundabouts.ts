import { type Violation, violationOf } from "../rules/violation.js";
import type { Paper } from "../sheet/area.js";
import { boxCount } from "../sheet/tracks.js";
import { compareBoxes, gapAt, placesWhere, unfencedBeside } from "./check.js";

/**
 * There are no more roundabouts than boxes to cross, which are two, each with a fence on both its sides and a box
 * crossed. RBT-2
 */
export function checkRoundabouts(paper: Paper): Violation[] {
  const { sheet, layout } = paper;
  const violations = unfencedBeside(paper, "roundabout").map((place) =>
    violationOf("sheet.roundabout-fence", gapAt(paper, place)),
  );
  const count = placesWhere(paper, (place) => sheet.places[place] === "roundabout").length;
  const most = boxCount(layout.roundabouts);
  if (count > most) violations.push(violationOf("sheet.roundabouts", { count, most }));
  return [...violations, ...compareBoxes("sheet.roundabout-boxes", count, sheet.roundaboutsCrossed)];
}
