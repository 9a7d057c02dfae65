import type { SheetMarks } from "../data/sheet-marks.js";
import type { HouseDescription, UnnumberedHouse } from "../sheet/description.js";
import { HIGHEST_WITH_QUARTERS, LOWEST_WITH_QUARTERS, THREE_QUARTERS } from "../sheet/house-number.js";
import { HIGHEST_NUMBER } from "../sheet/numbering.js";
import { type Cursor, fail, isTokenEnd, take } from "./cursor.js";
import {
  EXTENSION_SIGN,
  FENCE_SIGN,
  PLACE_SIGNS,
  POOL_SIGN,
  QUARTERS_SIGN,
  suffixesOf,
  USED_SIGN,
} from "./signs.js";

const UNNUMBERED = Object.keys(PLACE_SIGNS) as readonly UnnumberedHouse["kind"][];
const DIGITS = /[0-9]+/y;
const QUARTERS = /¾|\.75/y;

/** Takes one character; whether it was there. */
export function takeSign(cursor: Cursor, sign: string): boolean {
  const isThere = cursor.text.startsWith(sign, cursor.at);
  if (isThere) cursor.at += sign.length;
  return isThere;
}

/** Reads a number; one with ¾ is read in every edition, so that the sheet can be judged. NTQ-1 */
function readNumber(cursor: Cursor, digits: string, nineAndThreeQuarters: boolean): number {
  const start = { text: cursor.text, at: cursor.at - digits.length };
  const whole = Number(digits);
  if (digits !== String(whole) || whole > HIGHEST_NUMBER) fail(start, "a number from 0 to 17");
  if (take(cursor, QUARTERS) === null) return whole;
  const isNumber = whole >= LOWEST_WITH_QUARTERS && whole <= HIGHEST_WITH_QUARTERS;
  if (isNumber) return whole + THREE_QUARTERS;
  return fail(start, nineAndThreeQuarters ? "a number from 7¾ to 11¾" : "a number from 0 to 17");
}

function readBareHouse(cursor: Cursor, which: string, nineAndThreeQuarters: boolean): HouseDescription {
  const digits = take(cursor, DIGITS);
  if (digits !== null) {
    const number = readNumber(cursor, digits, nineAndThreeQuarters);
    return { kind: takeSign(cursor, EXTENSION_SIGN) ? "extension" : "numbered", number };
  }
  const kind = UNNUMBERED.find((each) => takeSign(cursor, PLACE_SIGNS[each]));
  return kind === undefined ? fail(cursor, `${which} (a number, ., @ or Z)`) : { kind };
}

/** How often each sign follows a house. */
function readSuffixes(cursor: Cursor, marks: SheetMarks): ReadonlyMap<string, number> {
  const suffixes = suffixesOf(marks);
  const counts = new Map<string, number>();
  while (!isTokenEnd(cursor) && !cursor.text.startsWith(FENCE_SIGN, cursor.at)) {
    const suffix = suffixes.find(({ sign }) => cursor.text.startsWith(sign, cursor.at));
    const count = counts.get(suffix?.sign ?? "") ?? 0;
    if (suffix === undefined || count >= suffix.max)
      fail(cursor, "a space, or a mark that the house does not have yet");
    takeSign(cursor, suffix.sign);
    counts.set(suffix.sign, count + 1);
  }
  return counts;
}

/** Reads a house with its marks. */
export function readHouse(
  cursor: Cursor,
  which: string,
  marks: SheetMarks,
  nineAndThreeQuarters: boolean,
): HouseDescription {
  const bare = readBareHouse(cursor, which, nineAndThreeQuarters);
  const counts = readSuffixes(cursor, marks);
  const added = marks.houses.flatMap(({ name, sign }) => {
    const count = counts.get(sign);
    return count === undefined ? [] : [[name, count] as const];
  });
  return {
    ...bare,
    ...(counts.has(POOL_SIGN) ? { pool: true as const } : {}),
    ...(counts.has(USED_SIGN) ? { used: true as const } : {}),
    ...(added.length > 0 ? { marks: Object.fromEntries(added) } : {}),
  };
}

function writeNumber(number: number): string {
  const whole = Math.floor(number);
  return number === whole ? String(whole) : `${whole}${QUARTERS_SIGN}`;
}

function writeBareHouse(house: HouseDescription): string {
  switch (house.kind) {
    case "numbered":
      return writeNumber(house.number);
    case "extension":
      return `${writeNumber(house.number)}${EXTENSION_SIGN}`;
    default:
      return PLACE_SIGNS[house.kind];
  }
}

/** Writes a house with its marks. */
export function writeHouse(house: HouseDescription, marks: SheetMarks): string {
  const added = marks.houses.map(({ name, sign }) => sign.repeat(house.marks?.[name] ?? 0));
  return [
    writeBareHouse(house),
    house.pool === true ? POOL_SIGN : "",
    house.used === true ? USED_SIGN : "",
    ...added,
  ].join("");
}
