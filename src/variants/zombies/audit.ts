import { gapAt, houseAt, placesWhere, unfencedBeside } from "../../audit/check.js";
import { type Violation, violationOf } from "../../rules/violation.js";
import type { ViolationCode } from "../../rules/violation-kinds.js";
import type { Paper } from "../../sheet/area.js";
import { ammunitionCircled, isUnprotected, placesReached, zombiesLayout, zombiesSheet } from "./hordes.js";

/** A violation at each place for which something holds. */
function violationsAt(paper: Paper, code: ViolationCode, holds: (place: number) => boolean): Violation[] {
  return placesWhere(paper, holds).map((place) => violationOf(code, houseAt(paper, place)));
}

/** A barricade is built at a house when it is numbered from a card, and not where one is printed. ZOM-10 */
function checkBarricades(paper: Paper): Violation[] {
  const { sheet, layout, ground } = paper;
  const { barricades } = zombiesSheet(sheet);
  const mayHaveOne = (place: number): boolean =>
    isUnprotected(layout, ground, place) && sheet.places[place] === "numbered";
  return violationsAt(paper, "sheet.barricade", (place) => barricades[place] === 1 && !mayHaveOne(place));
}

/** Where arrows point, houses are lost unless they are barricaded, and nowhere else. ZOM-7 */
function checkArrows(paper: Paper): Violation[] {
  const { sheet, layout, ground } = paper;
  const { barricades } = zombiesSheet(sheet);
  const reached = placesReached(layout, ground, sheet);
  const isLost = (place: number): boolean => sheet.places[place] === "lost";
  const isSafe = (place: number): boolean =>
    sheet.places[place] === "roundabout" || barricades[place] === 1 || !reached.includes(place);
  return [
    ...violationsAt(paper, "sheet.invaded", (place) => isLost(place) && !reached.includes(place)),
    ...violationsAt(paper, "sheet.not-invaded", (place) => !isLost(place) && !isSafe(place)),
  ];
}

/** An invaded house has a fence on both sides. ZOM-8 */
function checkFences(paper: Paper): Violation[] {
  return unfencedBeside(paper, "lost").map((place) =>
    violationOf("sheet.invaded-fence", gapAt(paper, place)),
  );
}

function checkRoutes({ sheet, layout }: Paper): Violation[] {
  const { movedLeft, movedRight } = zombiesSheet(sheet);
  return zombiesLayout(layout).routes.flatMap(({ left, right }, street) =>
    movedLeft[street] > left.length || movedRight[street] > right.length
      ? [violationOf("sheet.arrows", { street })]
      : [],
  );
}

/** Ammunition comes from improvement boxes alone, and no more is used than there is. ZOM-5 ZOM-6 */
function checkAmmunition({ sheet, layout }: Paper): Violation[] {
  const { ammunition, ammunitionUsed } = zombiesSheet(sheet);
  const expected = ammunitionCircled(layout, sheet);
  return [
    ...(ammunition === expected
      ? []
      : [violationOf("sheet.ammunition-circled", { circled: ammunition, expected })]),
    ...(ammunitionUsed > ammunition ? [violationOf("sheet.ammunition", { ammunition, ammunitionUsed })] : []),
  ];
}

/** What is wrong with barricades, hordes and ammunition. */
export function audit(paper: Paper): Violation[] {
  return [checkBarricades, checkRoutes, checkArrows, checkFences, checkAmmunition].flatMap((check) =>
    check(paper),
  );
}
