import { ACTIONS, type Action } from "../../data/cards.js";
import type { Layout } from "../../data/layout.js";
import { houseFeature } from "../../plans/features.js";
import { type Area, type Paper, placesIn, WHOLE_SHEET } from "../../sheet/area.js";
import type { Feature, Features } from "../../sheet/feature.js";
import { type Ground, houseOf, placeOf } from "../../sheet/ground.js";
import { isNumbered, type Sheet } from "../../sheet/sheet.js";
import { ownAs } from "../own-as.js";
import type { DreamLayout, DreamSheet } from "./shape.js";

/** What the layout shows of the expansion. */
export function dreamLayout({ own }: Pick<Layout, "own">): DreamLayout {
  return ownAs(own, "american-dream");
}

/** What a sheet has of the expansion. */
export function dreamSheet({ own }: Pick<Sheet, "own">): DreamSheet {
  return ownAs(own, "american-dream");
}

/** The family that a house is made for. AMD-1 */
export function familyAt(layout: Layout, ground: Ground, place: number): Action {
  return dreamLayout(layout).families[ground.streetOf[place]][houseOf(ground, place)];
}

/** Whether a house is perfect: its family has moved in. AMD-2 */
export function isPerfect({ sheet }: Pick<Paper, "sheet">, place: number): boolean {
  return dreamSheet(sheet).perfect[place] === 1;
}

/** Whether all houses of a street or column are numbered. AMD-3 */
export function isComplete(paper: Paper, area: Area): boolean {
  return placesIn(paper, area).every((place) => isNumbered(paper.sheet, place));
}

function familyFeature(family: Action, isThere: (paper: Paper, place: number) => boolean): Feature {
  const isFamily = ({ layout, ground }: Paper, place: number): boolean =>
    familyAt(layout, ground, place) === family;
  return houseFeature((paper, place) => isFamily(paper, place) && isThere(paper, place), isFamily);
}

/** Features of the houses of each family, named after it. */
function familyFeatures(
  prefix: string,
  isThere: (paper: Paper, place: number) => boolean,
): readonly (readonly [string, Feature])[] {
  return ACTIONS.map((family) => {
    const name = `${family[0].toUpperCase()}${family.slice(1)}`;
    return [`${prefix}${name}Houses`, familyFeature(family, isThere)];
  });
}

const isNumberedOn = ({ sheet }: Paper, place: number): boolean => isNumbered(sheet, place);

const SIDE = 3;

/** The place of the house in a street and a column; `null` where the street has none there. */
function placeAt({ layout, ground }: Paper, street: number, column: number): number | null {
  const house = column - layout.streets[street].column;
  return house >= 0 && house < layout.streets[street].houses ? placeOf(ground, street, house) : null;
}

/** Whether the square of 3 by 3 houses that begins at a place is there, all of it something. */
function isSquare(paper: Paper, first: number, isThere: (place: number) => boolean): boolean {
  const { streetOf, columnOf } = paper.ground;
  const [street, column] = [streetOf[first], columnOf[first]];
  if (street + SIDE > paper.layout.streets.length) return false;
  for (let house = 0; house < SIDE * SIDE; house++) {
    const place = placeAt(paper, street + Math.floor(house / SIDE), column + (house % SIDE));
    if (place === null || !isThere(place)) return false;
  }
  return true;
}

/** How many squares of 3 by 3 houses there are, all of which are something. */
function squares(paper: Paper, isThere: (place: number) => boolean): number {
  return placesIn(paper, WHOLE_SHEET).filter((first) => isSquare(paper, first, isThere)).length;
}

/**
 * What plans can count: numbered and perfect houses, of all families and of each, such as `perfectParkHouses`, and
 * squares of perfect houses.
 */
export const FEATURES: Features = {
  numberedHouses: houseFeature(isNumberedOn, () => true),
  perfectHouses: houseFeature(isPerfect, () => true),
  ...Object.fromEntries([
    ...familyFeatures("numbered", isNumberedOn),
    ...familyFeatures("perfect", isPerfect),
  ]),
  perfectSquares: {
    count: (paper, area) => (area.kind === "sheet" ? squares(paper, (place) => isPerfect(paper, place)) : 0),
    total: (paper, area) => (area.kind === "sheet" ? squares(paper, () => true) : 0),
  },
};
