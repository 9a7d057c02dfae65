import type { Layout } from "../../../data/layout.js";
import { replaced } from "../../../input/plain.js";
import { houseFeature, sheetFeature } from "../../../plans/features.js";
import type { Features } from "../../../sheet/feature.js";
import { fencedOff } from "../../../sheet/fences.js";
import { type Geometry, houseOf, placeOf } from "../../../sheet/geometry.js";
import { isHouse, type OpenSheet, type Sheet } from "../../../sheet/sheet.js";
import type { Side } from "../../../state/move-of.js";
import { expansionAs } from "../expansion-as.js";
import type { ZombiesLayout, ZombiesSheet } from "./types.js";

/** What the layout shows of the expansion. */
export function zombiesLayout({ expansion }: Pick<Layout, "expansion">): ZombiesLayout {
  return expansionAs(expansion, "zombies");
}

/** What a sheet has of the expansion. */
export function zombiesSheet({ expansion }: Pick<Sheet, "expansion">): ZombiesSheet {
  return expansionAs(expansion, "zombies");
}

/** Whether a house has no printed barricade. ZOM-7 */
export function isUnprotected(layout: Layout, geometry: Geometry, place: number): boolean {
  const { left, right } = zombiesLayout(layout).routes[geometry.streetOf[place]];
  const house = houseOf(geometry, place);
  return left.includes(house) || right.includes(house);
}

/** A horde: at one end of a street. ZOM-2 */
export interface Horde {
  /** Index of the street, from 0. */
  readonly street: number;
  /** The end at which it has begun. */
  readonly end: Side;
}

/** The place to which the next arrow of a horde points; `null` where it has none left. [ZOM-4] */
export function nextPlace(
  layout: Layout,
  geometry: Geometry,
  sheet: Sheet,
  { street, end }: Horde,
): number | null {
  const routes = zombiesLayout(layout).routes[street];
  const { movedLeft, movedRight } = zombiesSheet(sheet);
  const house = end === "left" ? routes.left[movedLeft[street]] : routes.right[movedRight[street]];
  return house === undefined ? null : placeOf(geometry, street, house);
}

/** The places at which hordes have arrived: those that the arrows drawn point to. ZOM-4 */
export function placesReached(layout: Layout, geometry: Geometry, sheet: Sheet): number[] {
  const { movedLeft, movedRight } = zombiesSheet(sheet);
  return zombiesLayout(layout).routes.flatMap(({ left, right }, street) =>
    [...left.slice(0, movedLeft[street]), ...right.slice(0, movedRight[street])].map((house) =>
      placeOf(geometry, street, house),
    ),
  );
}

/** Whether an improvement box, from 0, shows ammunition; sizes are from 1. ZOM-6 */
export function showsAmmunition(layout: Layout, size: number, box: number): boolean {
  return zombiesLayout(layout).ammunitionBoxes[size - 1]?.includes(box) ?? false;
}

/** How much ammunition is circled, given the improvement boxes crossed. ZOM-6 */
export function ammunitionCircled(layout: Layout, { improvementsCrossed }: Sheet): number {
  const { ammunitionAtStart, ammunitionBoxes } = zombiesLayout(layout);
  const boxes = ammunitionBoxes.flatMap((shown, index) =>
    shown.filter((box) => box < improvementsCrossed[index]),
  );
  return ammunitionAtStart + boxes.length;
}

/** Whether ammunition is left. ZOM-5 */
export function hasAmmunition(sheet: Sheet): boolean {
  const { ammunition, ammunitionUsed } = zombiesSheet(sheet);
  return ammunitionUsed < ammunition;
}

/** Whether a horde invades the house at which it arrives. [ZOM-7] */
function isInvaded(sheet: Sheet, place: number): boolean {
  return isHouse(sheet, place) && zombiesSheet(sheet).barricades[place] === 0;
}

/**
 * A horde arrives at a place: an open house loses its number and is lost for good, with a fence on both sides. What
 * is circled there stays, and so do plans scored with it. ZOM-7 [ZOM-8] [ZOM-9]
 */
export function arrive(sheet: OpenSheet, before: Sheet, geometry: Geometry, place: number): void {
  if (!isInvaded(before, place)) return;
  sheet.places = replaced(sheet.places, place, "invaded");
  sheet.numbers = replaced(sheet.numbers, place, null);
  sheet.used = replaced(sheet.used, place, 0);
  sheet.fences = fencedOff(sheet.fences, geometry, place);
}

/** What plans can count. [PLN-8]: all barricades are those of every house without a printed one. */
export const FEATURES: Features = {
  barricades: houseFeature(
    ({ sheet }, place) => zombiesSheet(sheet).barricades[place] === 1,
    ({ layout, geometry }, place) => isUnprotected(layout, geometry, place),
  ),
  ammunitionUsed: sheetFeature(
    ({ sheet }) => zombiesSheet(sheet).ammunitionUsed,
    ({ sheet }) => zombiesSheet(sheet).ammunition,
  ),
  invaded: houseFeature(
    ({ sheet }, place) => sheet.places[place] === "invaded",
    ({ layout, geometry }, place) => isUnprotected(layout, geometry, place),
  ),
};
