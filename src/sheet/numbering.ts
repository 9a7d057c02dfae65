import type { Ground } from "./ground.js";
import type { Sheet } from "./sheet.js";

/** Lowest and highest number that may ever be written. TMP-3 */
export const LOWEST_NUMBER = 0;
/** See {@link LOWEST_NUMBER}. */
export const HIGHEST_NUMBER = 17;

/** For each place the numbers between which its own must lie: the nearest ones on its left and right. NUM-2 */
export interface Bounds {
  /** The next number to the left in the same part of the street; below {@link LOWEST_NUMBER} where there is none. */
  readonly left: readonly number[];
  /** The next number to the right in the same part of the street; above {@link HIGHEST_NUMBER} where there is none. */
  readonly right: readonly number[];
}

const NONE_LEFT = LOWEST_NUMBER - 1;
const NONE_RIGHT = HIGHEST_NUMBER + 1;

/** The bounds of all places of a sheet. A roundabout cuts a street into parts. NUM-4 */
export function boundsOf(sheet: Sheet, ground: Ground): Bounds {
  const { size, starts } = ground;
  const left = new Array<number>(size);
  const right = new Array<number>(size);
  for (let street = 0; street + 1 < starts.length; street++) {
    let nearest = NONE_LEFT;
    for (let place = starts[street]; place < starts[street + 1]; place++) {
      left[place] = nearest;
      nearest = sheet.numbers[place] ?? (sheet.places[place] === "roundabout" ? NONE_LEFT : nearest);
    }
    nearest = NONE_RIGHT;
    for (let place = starts[street + 1] - 1; place >= starts[street]; place--) {
      right[place] = nearest;
      nearest = sheet.numbers[place] ?? (sheet.places[place] === "roundabout" ? NONE_RIGHT : nearest);
    }
  }
  return { left, right };
}

/** Whether a number may be written at a place. NUM-1 NUM-2 NUM-3 */
export function fits(sheet: Sheet, bounds: Bounds, place: number, number: number): boolean {
  return sheet.places[place] === "empty" && bounds.left[place] < number && number < bounds.right[place];
}

/** Whether a number may be written anywhere on the sheet. */
export function fitsSomewhere(sheet: Sheet, bounds: Bounds, number: number): boolean {
  for (let place = 0; place < sheet.places.length; place++) {
    if (fits(sheet, bounds, place, number)) return true;
  }
  return false;
}
