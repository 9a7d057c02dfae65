import type { SheetMarks } from "../data/sheet-marks.js";
import type { UnnumberedHouse } from "../sheet/description.js";

/** What stands for a place without a number. */
export const PLACE_SIGNS: Readonly<Record<UnnumberedHouse["kind"], string>> = {
  empty: ".",
  roundabout: "@",
  invaded: "Z",
};

/** What stands for a fence, between two houses. */
export const FENCE_SIGN = "|";
/** What follows a number copied from a neighbour. */
export const EXTENSION_SIGN = "B";
/** What follows the whole part of 9¾ and its kind. */
export const QUARTERS_SIGN = "¾";
/** What follows a house whose pool is circled. */
export const POOL_SIGN = "*";
/** What follows a house used for a plan. */
export const USED_SIGN = "_";

/** A character that can follow a house. */
export interface Suffix {
  /** The character. */
  readonly sign: string;
  /** How often it can follow. */
  readonly max: number;
}

/** All characters that can follow a house, in the order in which they are written. */
export function suffixesOf(marks: SheetMarks): Suffix[] {
  return [{ sign: POOL_SIGN, max: 1 }, { sign: USED_SIGN, max: 1 }, ...marks.houses];
}

/** The word before the name of a player. */
export const PLAYER_WORD = "player";
/** The word before the id of a sheet. */
export const SHEET_WORD = "sheet";
/** The sheet that need not be named. */
export const USUAL_SHEET = "classic";
