import { type Violation, violationOf } from "../rules/violation.js";
import type { Paper } from "../sheet/area.js";
import { boxCount } from "../sheet/tracks.js";
import { gapAt, unfencedBeside } from "./check.js";

/** There are no more roundabouts than boxes to cross, which are two, each with a fence on both its sides. RBT-2 */
export function checkRoundabouts(paper: Paper): Violation[] {
  const violations = unfencedBeside(paper, "roundabout").map((place) =>
    violationOf("sheet.roundabout-fence", gapAt(paper, place)),
  );
  const count = paper.sheet.places.filter((kind) => kind === "roundabout").length;
  const most = boxCount(paper.layout.roundabouts);
  if (count > most) violations.push(violationOf("sheet.roundabouts", { count, most }));
  return violations;
}
