import { ACTIONS, type Action } from "../../../data/cards.js";
import type { Layout } from "../../../data/layout.js";
import { houseFeature } from "../../../plans/features.js";
import type { Feature, Features } from "../../../sheet/feature.js";
import { type Geometry, houseOf, placeOf } from "../../../sheet/geometry.js";
import { isNumbered, type Sheet } from "../../../sheet/sheet.js";
import { type Area, placesIn, type SheetContext, WHOLE_SHEET } from "../../../sheet/sheet-context.js";
import { expansionAs } from "../expansion-as.js";
import type { AmericanDreamLayout, AmericanDreamSheet } from "./types.js";

/** What the layout shows of the expansion. */
export function dreamLayout({ expansion }: Pick<Layout, "expansion">): AmericanDreamLayout {
  return expansionAs(expansion, "american-dream");
}

/** What a sheet has of the expansion. */
export function dreamSheet({ expansion }: Pick<Sheet, "expansion">): AmericanDreamSheet {
  return expansionAs(expansion, "american-dream");
}

/** The family that a house is made for. AMD-1 */
export function familyAt(layout: Layout, geometry: Geometry, place: number): Action {
  return dreamLayout(layout).families[geometry.streetOf[place]][houseOf(geometry, place)];
}

/** Whether a house is perfect: its family has moved in. AMD-2 */
export function isPerfect({ sheet }: Pick<SheetContext, "sheet">, place: number): boolean {
  return dreamSheet(sheet).perfect[place] === 1;
}

/** Whether all houses of a street or column are numbered. AMD-3 */
export function isComplete(context: SheetContext, area: Area): boolean {
  for (const place of placesIn(context, area)) if (!isNumbered(context.sheet, place)) return false;
  return true;
}

function familyFeature(family: Action, isThere: (context: SheetContext, place: number) => boolean): Feature {
  const isFamily = ({ layout, geometry }: SheetContext, place: number): boolean =>
    familyAt(layout, geometry, place) === family;
  return houseFeature((context, place) => isThere(context, place) && isFamily(context, place), isFamily);
}

/** Features of the houses of each family, named after it. */
function familyFeatures(
  prefix: string,
  isThere: (context: SheetContext, place: number) => boolean,
): readonly (readonly [string, Feature])[] {
  return ACTIONS.map((family) => {
    const name = `${family[0].toUpperCase()}${family.slice(1)}`;
    return [`${prefix}${name}Houses`, familyFeature(family, isThere)];
  });
}

const isNumberedOn = ({ sheet }: SheetContext, place: number): boolean => isNumbered(sheet, place);

const SIDE = 3;

/** The place of the house in a street and a column; `null` where the street has none there. */
function placeAt({ layout, geometry }: SheetContext, street: number, column: number): number | null {
  const house = column - layout.streets[street].column;
  return house >= 0 && house < layout.streets[street].houses ? placeOf(geometry, street, house) : null;
}

/** Whether the square of 3 by 3 houses that begins at a place is there, all of it something. */
function isSquare(context: SheetContext, first: number, isThere: (place: number) => boolean): boolean {
  const { streetOf, columnOf } = context.geometry;
  const [street, column] = [streetOf[first], columnOf[first]];
  if (street + SIDE > context.layout.streets.length) return false;
  for (let house = 0; house < SIDE * SIDE; house++) {
    const place = placeAt(context, street + Math.floor(house / SIDE), column + (house % SIDE));
    if (place === null || !isThere(place)) return false;
  }
  return true;
}

/** How many squares of 3 by 3 houses there are, all of which are something. */
function squares(context: SheetContext, isThere: (place: number) => boolean): number {
  return placesIn(context, WHOLE_SHEET).filter((first) => isSquare(context, first, isThere)).length;
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
    count: (context, area) =>
      area.kind === "sheet" ? squares(context, (place) => isPerfect(context, place)) : 0,
    total: (context, area) => (area.kind === "sheet" ? squares(context, () => true) : 0),
  },
};
