import { sheetViolation, type Violation } from "../../clauses/violation.js";
import { hasFence } from "../fences.js";
import { isFirst, isLast } from "../geometry.js";
import type { SheetContext } from "../sheet-context.js";
import { houseAt, placesWhere } from "./check.js";
import type { SheetRules } from "./sheet-rules.js";

/** Only numbered houses, and what was one, can have been used for a plan. PLN-5 */
export function checkUsedHouses(context: SheetContext): Violation[] {
  const { used, places } = context.sheet;
  const neverNumbered = (place: number): boolean =>
    places[place] === "empty" || places[place] === "roundabout";
  return placesWhere(context, (place) => used[place] === 1 && neverNumbered(place)).map((place) =>
    sheetViolation("sheet.used-house", { ...houseAt(context, place), kind: places[place] }),
  );
}

/** The stretches of places from fence to fence. */
function stretchesOf(context: SheetContext): number[][] {
  const stretches: number[][] = [];
  let stretch: number[] = [];
  for (let place = 0; place < context.geometry.size; place++) {
    stretch.push(place);
    if (!hasFence(context.sheet, place)) continue;
    stretches.push(stretch);
    stretch = [];
  }
  return stretches;
}

/** An estate is used as a whole. PLN-5 ADV-2 */
export function checkUsedEstates(context: SheetContext, rules: SheetRules): Violation[] {
  const { sheet, geometry } = context;
  const mayBeAlone = (place: number): boolean =>
    rules.endsMayBeUsedAlone && (isFirst(geometry, place) || isLast(geometry, place));
  return stretchesOf(context)
    .filter((stretch) => {
      const used = stretch.filter((place) => sheet.used[place] === 1);
      return used.length < stretch.length && !used.every(mayBeAlone);
    })
    .map((stretch) =>
      sheetViolation("sheet.used-estate", { ...houseAt(context, stretch[0]), size: stretch.length }),
    );
}
