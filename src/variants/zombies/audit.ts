import { type Violation, violationOf } from "../../rules/violation.js";
import type { Paper } from "../../sheet/area.js";
import { hasFence } from "../../sheet/fences.js";
import { houseOf, isFirst, isLast } from "../../sheet/ground.js";
import { ammunitionCircled, isUnprotected, placesReached, zombiesLayout, zombiesSheet } from "./hordes.js";

function houseAt({ ground }: Paper, place: number): { readonly street: number; readonly house: number } {
  return { street: ground.streetOf[place], house: houseOf(ground, place) };
}

function placesWhere({ sheet }: Paper, holds: (place: number) => boolean): number[] {
  return sheet.places.map((_, place) => place).filter(holds);
}

/** A barricade is built at a house when it is numbered from a card, and not where one is printed. ZOM-10 */
function checkBarricades(paper: Paper): Violation[] {
  const { sheet, layout, ground } = paper;
  const { barricades } = zombiesSheet(sheet);
  const mayHaveOne = (place: number): boolean =>
    isUnprotected(layout, ground, place) && sheet.places[place] === "numbered";
  return placesWhere(paper, (place) => barricades[place] === 1 && !mayHaveOne(place)).map((place) =>
    violationOf("sheet.barricade", houseAt(paper, place)),
  );
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
    ...placesWhere(paper, (place) => isLost(place) && !reached.includes(place)).map((place) =>
      violationOf("sheet.invaded", houseAt(paper, place)),
    ),
    ...placesWhere(paper, (place) => !isLost(place) && !isSafe(place)).map((place) =>
      violationOf("sheet.not-invaded", houseAt(paper, place)),
    ),
  ];
}

/** An invaded house has a fence on both sides. ZOM-8 */
function checkFences(paper: Paper): Violation[] {
  const { sheet, ground } = paper;
  const lost = placesWhere(paper, (place) => sheet.places[place] === "lost");
  const gaps = lost.flatMap((place) => (isFirst(ground, place) ? [place] : [place - 1, place]));
  return [...new Set(gaps)]
    .filter((place) => !isLast(ground, place) && !hasFence(sheet, place))
    .map((place) => {
      const { street, house } = houseAt(paper, place);
      return violationOf("sheet.invaded-fence", { street, gap: house });
    });
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
