import { completeEstates, type Estate, isUsed } from "../sheet/estates.js";
import type { Ground } from "../sheet/ground.js";
import type { Sheet } from "../sheet/sheet.js";

/** The estates that may still be used for a plan and begin at a place or after it. PLN-3 PLN-5 */
export function freeEstates(sheet: Sheet, ground: Ground, from = 0): Estate[] {
  return completeEstates(sheet, ground).filter((estate) => estate.first >= from && !isUsed(sheet, estate));
}

/** How many elements of a list have a value. */
function countOf(sizes: readonly number[], size: number): number {
  return sizes.reduce((count, each) => (each === size ? count + 1 : count), 0);
}

function sizesOf(estates: readonly Estate[]): number[] {
  return estates.map((estate) => estate.size);
}

/** Whether the sizes asked for can be found among the estates. */
export function canFind(estates: readonly Estate[], sizes: readonly number[]): boolean {
  const found = sizesOf(estates);
  return sizes.every((size) => countOf(found, size) >= countOf(sizes, size));
}

/** The only set of estates that has the sizes asked for; `null` where there are none or several. */
export function onlySet(estates: readonly Estate[], sizes: readonly number[]): Estate[] | null {
  const found = sizesOf(estates);
  const isOnly = sizes.every((size) => countOf(found, size) === countOf(sizes, size));
  return isOnly ? estates.filter((estate) => sizes.includes(estate.size)) : null;
}

/** The sizes still asked for after an estate of one of them. */
export function withoutSize(sizes: readonly number[], size: number): number[] {
  const at = sizes.indexOf(size);
  return sizes.filter((_, index) => index !== at);
}
