import { type Violation, violationOf } from "../rules/violation.js";
import type { Paper } from "../sheet/area.js";
import { hasFence } from "../sheet/fences.js";
import { isFirst } from "../sheet/ground.js";
import { boxCount } from "../sheet/tracks.js";
import { gapAt, placesWhere } from "./check.js";

/** There are no more roundabouts than boxes to cross, which are two, each with a fence on both its sides. RBT-2 */
export function checkRoundabouts(paper: Paper): Violation[] {
  const { sheet, layout, ground } = paper;
  const roundabouts = placesWhere(paper, (place) => sheet.places[place] === "roundabout");
  const gaps = roundabouts.flatMap((place) => (isFirst(ground, place) ? [place] : [place - 1, place]));
  const unfenced = [...new Set(gaps)].filter((place) => !hasFence(sheet, place));
  const violations = unfenced.map((place) => violationOf("sheet.roundabout-fence", gapAt(paper, place)));
  const most = boxCount(layout.roundabouts);
  if (roundabouts.length > most)
    violations.push(violationOf("sheet.roundabouts", { count: roundabouts.length, most }));
  return violations;
}
