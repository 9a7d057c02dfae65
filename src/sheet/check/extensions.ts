import { sheetViolation, type Violation } from "../../clauses/violation.js";
import { areCopies, hasFence } from "../fences.js";
import { isFirst, isLast } from "../geometry.js";
import type { SheetContext } from "../sheet-context.js";
import { compareBoxes, gapAt, houseAt, placesWhere } from "./check.js";
import type { SheetRules } from "./sheet-rules.js";

/** Whether a copy can come from a house on one side, over other copies of the same number. EXT-1 EXT-2 EXT-4 */
function comesFrom({ sheet, geometry }: SheetContext, copy: number, side: "left" | "right"): boolean {
  const isEnd = side === "left" ? isFirst : isLast;
  for (let place = copy; !isEnd(geometry, place); ) {
    place += side === "left" ? -1 : 1;
    const kind = sheet.places[place];
    if (kind === "invaded") return true; // the number copied may have stood there
    if (sheet.numbers[place] !== sheet.numbers[copy]) return false;
    if (kind === "numbered") return true;
  }
  return false;
}

/** Every copy stands beside the number that it was copied from. EXT-1 EXT-2 EXT-4 */
export function checkExtensions(context: SheetContext): Violation[] {
  const { sheet } = context;
  return placesWhere(context, (place) => sheet.places[place] === "extension")
    .filter((place) => !comesFrom(context, place, "left") && !comesFrom(context, place, "right"))
    .map((place) =>
      sheetViolation("sheet.extension", { ...houseAt(context, place), number: sheet.numbers[place] }),
    );
}

/**
 * A box is crossed for every copy. A bonus needs none; where houses can be lost, the box of a copy stays crossed, and
 * only a house without a circled pool can have been one. EXT-1 HAL-5 ZOM-9
 */
export function checkExtensionBoxes(
  context: SheetContext,
  { bonuses, housesMayBeInvaded }: SheetRules,
): Violation[] {
  const { places, pools, extensionsCrossed } = context.sheet;
  const copies = placesWhere(context, (place) => places[place] === "extension").length;
  const lost = placesWhere(context, (place) => places[place] === "invaded" && pools[place] === 0).length;
  const max = housesMayBeInvaded ? copies + lost : copies;
  return compareBoxes("sheet.extension-boxes", copies, extensionsCrossed, copies - bonuses.extension, max);
}

/** In the first edition no fence stands between a house and its copy. FNC-4 EXT-3 */
export function checkFences(context: SheetContext, rules: SheetRules): Violation[] {
  const { sheet, geometry } = context;
  if (rules.copiesMayBeFenced) return [];
  const isExtension = (place: number): boolean => sheet.places[place] === "extension";
  return placesWhere(
    context,
    (place) => !isLast(geometry, place) && hasFence(sheet, place) && areCopies(sheet, place),
  )
    .filter((place) => isExtension(place) || isExtension(place + 1))
    .map((place) => sheetViolation("sheet.fence", gapAt(context, place)));
}
