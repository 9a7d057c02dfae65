import type { SheetCode } from "../../../clauses/sheet-kinds.js";
import { sheetViolation, type Violation } from "../../../clauses/violation.js";
import { gapAt, houseAt, placesWhere, unfencedBeside } from "../../../sheet/check/check.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import { ammunitionCircled, isUnprotected, placesReached, zombiesLayout, zombiesSheet } from "./hordes.js";

/** A violation at each place for which something holds. */
function violationsAt(
  context: SheetContext,
  code: SheetCode,
  holds: (place: number) => boolean,
): Violation[] {
  return placesWhere(context, holds).map((place) => sheetViolation(code, houseAt(context, place)));
}

/** A barricade is built at a house when it is numbered from a card, and not where one is printed. ZOM-10 */
function checkBarricades(context: SheetContext): Violation[] {
  const { sheet, layout, geometry } = context;
  const { barricades } = zombiesSheet(sheet);
  const mayHaveOne = (place: number): boolean =>
    isUnprotected(layout, geometry, place) && sheet.places[place] === "numbered";
  return violationsAt(context, "sheet.barricade", (place) => barricades[place] === 1 && !mayHaveOne(place));
}

/** Where arrows point, houses are lost unless they are barricaded, and nowhere else. ZOM-7 */
function checkArrows(context: SheetContext): Violation[] {
  const { sheet, layout, geometry } = context;
  const { barricades } = zombiesSheet(sheet);
  const reached = placesReached(layout, geometry, sheet);
  const isLost = (place: number): boolean => sheet.places[place] === "invaded";
  const isSafe = (place: number): boolean =>
    sheet.places[place] === "roundabout" || barricades[place] === 1 || !reached.includes(place);
  return [
    ...violationsAt(context, "sheet.invaded", (place) => isLost(place) && !reached.includes(place)),
    ...violationsAt(context, "sheet.not-invaded", (place) => !isLost(place) && !isSafe(place)),
  ];
}

/** An invaded house has a fence on both sides. ZOM-8 */
function checkFences(context: SheetContext): Violation[] {
  return unfencedBeside(context, "invaded").map((place) =>
    sheetViolation("sheet.invaded-fence", gapAt(context, place)),
  );
}

function checkRoutes({ sheet, layout }: SheetContext): Violation[] {
  const { movedLeft, movedRight } = zombiesSheet(sheet);
  return zombiesLayout(layout).routes.flatMap(({ left, right }, street) =>
    movedLeft[street] > left.length || movedRight[street] > right.length
      ? [sheetViolation("sheet.arrows", { street })]
      : [],
  );
}

/** Ammunition comes from improvement boxes alone, and no more is used than there is. ZOM-5 ZOM-6 */
function checkAmmunition({ sheet, layout }: SheetContext): Violation[] {
  const { ammunition, ammunitionUsed } = zombiesSheet(sheet);
  const expected = ammunitionCircled(layout, sheet);
  return [
    ...(ammunition === expected
      ? []
      : [sheetViolation("sheet.ammunition-circled", { circled: ammunition, expected })]),
    ...(ammunitionUsed > ammunition
      ? [sheetViolation("sheet.ammunition", { ammunition, ammunitionUsed })]
      : []),
  ];
}

/** What is wrong with barricades, hordes and ammunition. */
export function check(context: SheetContext): Violation[] {
  return [checkBarricades, checkRoutes, checkArrows, checkFences, checkAmmunition].flatMap((each) =>
    each(context),
  );
}
