import type { Layout } from "../../data/layout.js";
import { houseFeature, sheetFeature } from "../../plans/features.js";
import type { Features } from "../../sheet/feature.js";
import { fencedOff } from "../../sheet/fences.js";
import { type Ground, houseOf, placeOf } from "../../sheet/ground.js";
import { replaced } from "../../sheet/replaced.js";
import { isHouse, type OpenSheet, type Sheet } from "../../sheet/sheet.js";
import type { Side } from "../../state/move-of.js";
import { ownAs } from "../own-as.js";
import type { ZombiesLayout, ZombiesSheet } from "./shape.js";

/** What the layout shows of the expansion. */
export function zombiesLayout({ own }: Pick<Layout, "own">): ZombiesLayout {
  return ownAs(own, "zombies");
}

/** What a sheet has of the expansion. */
export function zombiesSheet({ own }: Pick<Sheet, "own">): ZombiesSheet {
  return ownAs(own, "zombies");
}

/** Whether a house has no printed barricade. ZOM-7 */
export function isUnprotected(layout: Layout, ground: Ground, place: number): boolean {
  const { left, right } = zombiesLayout(layout).routes[ground.streetOf[place]];
  const house = houseOf(ground, place);
  return left.includes(house) || right.includes(house);
}

/** A horde: at one end of a street. ZOM-2 */
export interface Horde {
  /** Index of the street, from 0. */
  readonly street: number;
  /** The end at which it has begun. */
  readonly end: Side;
}

/** The place to which the next arrow of a horde points; `null` where it has none left. ZOM-4 */
export function nextPlace(
  layout: Layout,
  ground: Ground,
  sheet: Sheet,
  { street, end }: Horde,
): number | null {
  const routes = zombiesLayout(layout).routes[street];
  const { movedLeft, movedRight } = zombiesSheet(sheet);
  const house = end === "left" ? routes.left[movedLeft[street]] : routes.right[movedRight[street]];
  return house === undefined ? null : placeOf(ground, street, house);
}

/** The places at which hordes have arrived: those that the arrows drawn point to. ZOM-4 */
export function placesReached(layout: Layout, ground: Ground, sheet: Sheet): number[] {
  const { movedLeft, movedRight } = zombiesSheet(sheet);
  return zombiesLayout(layout).routes.flatMap(({ left, right }, street) =>
    [...left.slice(0, movedLeft[street]), ...right.slice(0, movedRight[street])].map((house) =>
      placeOf(ground, street, house),
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

/** Whether a horde invades the house at which it arrives. ZOM-7 */
function isInvaded(sheet: Sheet, place: number): boolean {
  return isHouse(sheet, place) && zombiesSheet(sheet).barricades[place] === 0;
}

/**
 * A horde arrives at a place: an open house loses its number and is lost for good, with a fence on both sides. What
 * is circled there stays, and so do plans scored with it. ZOM-7 ZOM-8 ZOM-9
 */
export function arrive(sheet: OpenSheet, before: Sheet, ground: Ground, place: number): void {
  if (!isInvaded(before, place)) return;
  sheet.places = replaced(sheet.places, place, "lost");
  sheet.numbers = replaced(sheet.numbers, place, null);
  sheet.used = replaced(sheet.used, place, 0);
  sheet.fences = fencedOff(sheet.fences, ground, place);
}

/** What plans can count. PLN-8: all barricades are those of every house without a printed one. */
export const FEATURES: Features = {
  barricades: houseFeature(
    ({ sheet }, place) => zombiesSheet(sheet).barricades[place] === 1,
    ({ layout, ground }, place) => isUnprotected(layout, ground, place),
  ),
  ammunitionUsed: sheetFeature(
    ({ sheet }) => zombiesSheet(sheet).ammunitionUsed,
    ({ sheet }) => zombiesSheet(sheet).ammunition,
  ),
  invaded: houseFeature(
    ({ sheet }, place) => sheet.places[place] === "lost",
    ({ layout, ground }, place) => isUnprotected(layout, ground, place),
  ),
};
