import type { Geometry } from "./geometry.js";
import type { Sheet } from "./sheet.js";

/**
 * The lowest number that may ever be written.
 *
 * @see TMP-3
 */
export const LOWEST_NUMBER = 0;
/**
 * The highest number that may ever be written.
 *
 * @see TMP-3
 */
export const HIGHEST_NUMBER = 17;

/**
 * Where numbers can be written: the empty places, and the numbers between which that of each must lie. They hold until the
 * bounds of another sheet are asked for. NUM-1 NUM-2
 */
export interface Bounds {
  /** The empty places, rising. */
  readonly empty: readonly number[];
  /** By empty place the next number to the left in the same part of the street; below {@link LOWEST_NUMBER} for none. */
  readonly left: ArrayLike<number>;
  /** By empty place the next number to the right in the same part of the street; above {@link HIGHEST_NUMBER} for none. */
  readonly right: ArrayLike<number>;
}

const NONE_LEFT = LOWEST_NUMBER - 1;
const NONE_RIGHT = HIGHEST_NUMBER + 1;

/**
 * Copies whose original was lost leave room for the same number on either side: as a bound they count as a little
 * less than their number on the left of a house, as a little more on its right. ZOM-8
 */
const ROOM_FOR_ORIGINAL = 0.1;

/** Whether a number stands at a place only as copies: none in its part of the street is the original. ZOM-8 */
function isOrphan(sheet: Sheet, geometry: Geometry, place: number): boolean {
  if (sheet.places[place] !== "extension") return false;
  const number = sheet.numbers[place];
  const street = geometry.streetOf[place];
  const isEnd = (other: number): boolean => sheet.places[other] === "roundabout";
  const isOriginal = (other: number): boolean =>
    sheet.places[other] === "numbered" && sheet.numbers[other] === number;
  for (let other = place; other >= geometry.starts[street] && !isEnd(other); other--) {
    if (isOriginal(other)) return false;
  }
  for (let other = place; other < geometry.starts[street + 1] && !isEnd(other); other++) {
    if (isOriginal(other)) return false;
  }
  return true;
}

/** The numbers of a sheet, those of orphans moved by the room that they leave. [ZOM-8] */
function withRoom(sheet: Sheet, geometry: Geometry, room: number): Sheet["numbers"] {
  return sheet.numbers.map((number, place) =>
    number !== null && isOrphan(sheet, geometry, place) ? number + room : number,
  );
}

/** Written over for each sheet, as its bounds are used at once; they grow to the size of the largest. */
let leftBounds = new Float64Array(0);
let rightBounds = new Float64Array(0);

function makeRoom(size: number): void {
  if (leftBounds.length >= size) return;
  leftBounds = new Float64Array(size);
  rightBounds = new Float64Array(size);
}

function findBounds(sheet: Sheet, geometry: Geometry): Bounds {
  const { size, starts } = geometry;
  const { places, numbers } = sheet;
  const mayHaveOrphans = sheet.expansion !== null && places.includes("invaded");
  const onLeft = mayHaveOrphans ? withRoom(sheet, geometry, -ROOM_FOR_ORIGINAL) : numbers;
  const onRight = mayHaveOrphans ? withRoom(sheet, geometry, ROOM_FOR_ORIGINAL) : numbers;
  makeRoom(size);
  const [left, right] = [leftBounds, rightBounds];
  const empty: number[] = [];
  let open = 0; // the first empty place to the right of which nothing has been met
  for (let street = 0; street + 1 < starts.length; street++) {
    let nearest = NONE_LEFT;
    for (let place = starts[street]; place < starts[street + 1]; place++) {
      const number = onLeft[place];
      if (number === null && places[place] === "empty") {
        left[place] = nearest;
        empty.push(place);
      } else if (number !== null || places[place] === "roundabout") {
        for (; open < empty.length; open++) right[empty[open]] = onRight[place] ?? NONE_RIGHT;
        nearest = number ?? NONE_LEFT;
      }
    }
    for (; open < empty.length; open++) right[empty[open]] = NONE_RIGHT;
  }
  return { empty, left, right };
}

/** The sheet asked about last: choosing and writing ask two or three times in a row, and lists are never written to. */
let last: (Pick<Sheet, "numbers" | "places"> & { readonly bounds: Bounds }) | null = null;

/** The bounds of all places of a sheet. A roundabout cuts a street into parts. [NUM-4] [RBT-3] */
export function boundsOf(sheet: Sheet, geometry: Geometry): Bounds {
  const { numbers, places } = sheet;
  if (last?.numbers !== numbers || last.places !== places) {
    last = { numbers, places, bounds: findBounds(sheet, geometry) };
  }
  return last.bounds;
}

/** Whether a number may be written at an empty place; what is written stays. NUM-1 [NUM-2] [NUM-3] [NUM-5] */
export function fits({ left, right }: Bounds, place: number, number: number): boolean {
  return left[place] < number && number < right[place];
}

/** Whether a number may be written anywhere on the sheet. */
export function fitsSomewhere(bounds: Bounds, number: number): boolean {
  for (const place of bounds.empty) if (fits(bounds, place, number)) return true;
  return false;
}
