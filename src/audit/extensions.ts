import { type Violation, violationOf } from "../rules/violation.js";
import type { Paper } from "../sheet/area.js";
import { areCopies, hasFence } from "../sheet/fences.js";
import { isFirst, isLast } from "../sheet/ground.js";
import type { AuditRules } from "./audit-rules.js";
import { compareBoxes, gapAt, houseAt, placesWhere } from "./check.js";

/** Whether a copy can come from a house on one side, over other copies of the same number. EXT-1 EXT-2 EXT-4 */
function comesFrom({ sheet, ground }: Paper, copy: number, side: "left" | "right"): boolean {
  const isEnd = side === "left" ? isFirst : isLast;
  for (let place = copy; !isEnd(ground, place); ) {
    place += side === "left" ? -1 : 1;
    const kind = sheet.places[place];
    if (kind === "lost") return true; // the number copied may have stood there
    if (sheet.numbers[place] !== sheet.numbers[copy]) return false;
    if (kind === "numbered") return true;
  }
  return false;
}

/** Every copy stands beside the number that it was copied from. EXT-1 EXT-2 EXT-4 */
export function checkExtensions(paper: Paper): Violation[] {
  const { sheet } = paper;
  return placesWhere(paper, (place) => sheet.places[place] === "extension")
    .filter((place) => !comesFrom(paper, place, "left") && !comesFrom(paper, place, "right"))
    .map((place) =>
      violationOf("sheet.extension", { ...houseAt(paper, place), number: sheet.numbers[place] }),
    );
}

/**
 * A box is crossed for every copy. A bonus needs none; where houses can be lost, the box of a copy stays crossed, and
 * only a house without a circled pool can have been one. EXT-1 HAL-5 ZOM-9
 */
export function checkExtensionBoxes(paper: Paper, { bonuses, housesMayBeLost }: AuditRules): Violation[] {
  const { places, pools, extensionsCrossed } = paper.sheet;
  const copies = placesWhere(paper, (place) => places[place] === "extension").length;
  const lost = placesWhere(paper, (place) => places[place] === "lost" && pools[place] === 0).length;
  const most = housesMayBeLost ? copies + lost : copies;
  return compareBoxes("sheet.extension-boxes", copies, extensionsCrossed, copies - bonuses.extension, most);
}

/** In the first edition no fence stands between a house and its copy. FNC-4 EXT-3 */
export function checkFences(paper: Paper, rules: AuditRules): Violation[] {
  const { sheet, ground } = paper;
  if (rules.copiesMayBeFenced) return [];
  const isExtension = (place: number): boolean => sheet.places[place] === "extension";
  return placesWhere(
    paper,
    (place) => !isLast(ground, place) && hasFence(sheet, place) && areCopies(sheet, place),
  )
    .filter((place) => isExtension(place) || isExtension(place + 1))
    .map((place) => violationOf("sheet.fence", gapAt(paper, place)));
}
