import { hasFence } from "./fences.js";
import type { Geometry } from "./geometry.js";
import { isHouse, isNumbered, type Sheet } from "./sheet.js";

/**
 * The largest size at which an estate scores and serves a plan.
 *
 * @see EST-1
 */
export const LARGEST_ESTATE = 6;

/** An estate as it stands, complete or not: neighbouring houses from fence to fence. */
export interface EstateStatus {
  /** The street, from 0 at the top. */
  readonly street: number;
  /** Its first house, from 0 at the left. */
  readonly house: number;
  /** Number of its houses. With more than {@link LARGEST_ESTATE} it scores nothing, and serves no plan. EST-1 */
  readonly size: number;
  /** Whether all its houses have a number. EST-1 */
  readonly complete: boolean;
  /** Whether a house of it was used for a plan. PLN-5 */
  readonly used: boolean;
}

/** All estates of a sheet, complete or not. A roundabout or a invaded house is none. EST-1 EST-2 ZOM-8 */
export function estatesOf(sheet: Sheet, geometry: Geometry): EstateStatus[] {
  const estates: EstateStatus[] = [];
  let first = 0;
  for (let place = 0; place < geometry.size; place++) {
    if (!hasFence(sheet, place)) continue;
    const run = { first, size: place + 1 - first };
    if (isHouse(sheet, first)) {
      const street = geometry.streetOf[first];
      estates.push({
        street,
        house: first - geometry.starts[street],
        size: run.size,
        complete: isComplete(sheet, run),
        used: isUsed(sheet, run),
      });
    }
    first = place + 1;
  }
  return estates;
}

/** A complete estate. */
export interface Estate {
  /** Place of its first house. */
  readonly first: number;
  /** Number of its houses: 1 to 6, or more where any size was asked for. */
  readonly size: number;
}

/**
 * The complete estates of a sheet from left to right, street after street: runs of numbered houses from fence to
 * fence. [EST-1] [EST-2]
 *
 * @param largest - the largest size that is asked for.
 */
export function completeEstates(sheet: Sheet, geometry: Geometry, largest = LARGEST_ESTATE): Estate[] {
  const estates: Estate[] = [];
  let first = 0;
  for (let place = 0; place < geometry.size; place++) {
    if (!hasFence(sheet, place)) continue;
    const run = { first, size: place + 1 - first };
    if (run.size <= largest && isComplete(sheet, run)) estates.push(run);
    first = place + 1;
  }
  return estates;
}

/** Whether all houses of a run have a number. EST-1 */
function isComplete(sheet: Sheet, { first, size }: Estate): boolean {
  for (let place = first; place < first + size; place++) {
    if (!isNumbered(sheet, place)) return false;
  }
  return true;
}

/** Whether a house of an estate was used for a plan. PLN-5 */
export function isUsed(sheet: Sheet, estate: Estate): boolean {
  for (let place = estate.first; place < estate.first + estate.size; place++) {
    if (sheet.used[place] === 1) return true;
  }
  return false;
}

/** How many of the estates have a size. */
export function countOfSize(estates: readonly Estate[], size: number): number {
  let count = 0;
  for (const estate of estates) if (estate.size === size) count += 1;
  return count;
}
