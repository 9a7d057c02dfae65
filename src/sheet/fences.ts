import type { Mark } from "../data/mark.js";
import { replaced } from "../input/plain.js";
import { type Geometry, isFirst } from "./geometry.js";
import type { Sheet } from "./sheet.js";

/** Fences with one on both sides of a place. RBT-3 ZOM-7 */
export function fencedOff(fences: readonly Mark[], geometry: Geometry, place: number): readonly Mark[] {
  const right = replaced(fences, place, 1);
  return isFirst(geometry, place) ? right : replaced(right, place - 1, 1);
}

/** Whether a fence stands between a place and the one on its right. */
export function hasFence(sheet: Sheet, place: number): boolean {
  return sheet.fences[place] === 1;
}

/**
 * Whether a fence on the right of a place would divide an estate used for a plan: two used neighbours without a
 * fence between them are of one estate. PLN-5 FNC-2
 */
export function dividesUsed(sheet: Sheet, place: number): boolean {
  return sheet.used[place] === 1 && sheet.used[place + 1] === 1;
}

/**
 * Whether a place and the one on its right have the same number, one copied from the other. FNC-4
 */
export function areCopies(sheet: Sheet, place: number): boolean {
  const number = sheet.numbers[place];
  return number !== null && number === sheet.numbers[place + 1];
}
