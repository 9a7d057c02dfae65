import type { Geometry } from "./geometry.js";
import { boundsOf } from "./numbering.js";
import type { Sheet } from "./sheet.js";

/** Empty houses of a street that the same numbers fit. */
export interface NumberRange {
  /** The street, from 0 at the top. */
  readonly street: number;
  /** The houses, from 0 at the left, rising. No number stands between them, and no roundabout. */
  readonly houses: readonly number[];
  /** What fits is greater than this; −1 at the left end of a street. NUM-2 */
  readonly above: number;
  /** What fits is less than this; 18 at the right end of a street. NUM-2 */
  readonly below: number;
}

/** Whether neither a number nor a roundabout stands between two places of a street: invaded houses may. RBT-3 ZOM-8 */
function areOfOne({ places }: Sheet, before: number, after: number): boolean {
  for (let place = before + 1; place < after; place++) if (places[place] !== "invaded") return false;
  return true;
}

/** The empty houses of a sheet by the numbers that fit them, from left to right, street after street. */
export function numberRangesOf(sheet: Sheet, geometry: Geometry): NumberRange[] {
  const { empty, left, right } = boundsOf(sheet, geometry);
  const ranges: NumberRange[] = [];
  let houses: number[] = [];
  let last = -1;
  for (const place of empty) {
    const street = geometry.streetOf[place];
    if (last < geometry.starts[street] || !areOfOne(sheet, last, place)) {
      houses = [];
      ranges.push({ street, houses, above: left[place], below: right[place] });
    }
    houses.push(place - geometry.starts[street]);
    last = place;
  }
  return ranges;
}
