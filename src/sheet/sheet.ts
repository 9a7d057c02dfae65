import type { Layout } from "../data/layout.js";
import type { Mark } from "../data/mark.js";
import type { Writable } from "../input/plain.js";
import { copyPlain } from "../input/plain.js";
import type { ExpansionSheet } from "../variants/expansions/types.js";
import { geometryOf, isLast } from "./geometry.js";

/**
 * What stands at a place.
 *
 * - `empty`: a house without a number;
 * - `numbered`: a house numbered from a card;
 * - `extension`: a house whose number was copied from a neighbour;
 * - `roundabout`: no house any more;
 * - `invaded`: a house that a horde has reached; it can't be numbered any more. ZOM-8
 */
export type PlaceKind = "empty" | "numbered" | "extension" | "roundabout" | "invaded";

/**
 * One player's sheet. The arrays over places run through all houses, street after street: the place of house
 * `h` of a street is the number of houses in the streets above plus `h`. Tracks count the boxes crossed.
 */
export interface Sheet {
  /** What stands at each place. */
  readonly places: readonly PlaceKind[];
  /** The number at each place; `null` where none is. */
  readonly numbers: readonly (number | null)[];
  /** A fence on the right of each place; always there at the end of a street. FNC-1 */
  readonly fences: readonly Mark[];
  /** A circled pool at each place. */
  readonly pools: readonly Mark[];
  /** Houses used for a plan. PLN-5 */
  readonly used: readonly Mark[];
  /** Park boxes crossed in each street. */
  readonly parksCrossed: readonly number[];
  /** Pool boxes crossed. */
  readonly poolsCrossed: number;
  /** Temp boxes crossed. */
  readonly tempsCrossed: number;
  /** Improvement boxes crossed per estate size; index 0 is size 1. */
  readonly improvementsCrossed: readonly number[];
  /** Extension boxes crossed. */
  readonly extensionsCrossed: number;
  /** Roundabout boxes crossed. */
  readonly roundaboutsCrossed: number;
  /** Permit Refusal boxes crossed. */
  readonly refusalsCrossed: number;
  /** Points scored for plan A, B and C; `null` for a plan not validated. */
  readonly planPoints: readonly (number | null)[];
  /** What an expansion keeps on the sheet; `null` where nothing. */
  readonly expansion: ExpansionSheet | null;
}

/** A sheet as it comes from the box, with what an expansion keeps on it. */
export function blankSheet(layout: Layout, expansion: ExpansionSheet | null): Sheet {
  const geometry = geometryOf(layout);
  const everywhere = <T>(value: T): T[] => new Array<T>(geometry.size).fill(value);
  return {
    places: everywhere<PlaceKind>("empty"),
    numbers: everywhere<number | null>(null),
    fences: everywhere<Mark>(0).map((_, place) => (isLast(geometry, place) ? 1 : 0)),
    pools: everywhere<Mark>(0),
    used: everywhere<Mark>(0),
    parksCrossed: layout.streets.map(() => 0),
    poolsCrossed: 0,
    tempsCrossed: 0,
    improvementsCrossed: layout.improvements.map(() => 0),
    extensionsCrossed: 0,
    roundaboutsCrossed: 0,
    refusalsCrossed: 0,
    planPoints: [null, null, null],
    expansion,
  };
}

/** A sheet that can be written. Its lists are shared with other sheets, so they are replaced, never written to. */
export type OpenSheet = { -readonly [Field in keyof Sheet]: Sheet[Field] };

/** A copy that can be written. Its fields are named one by one: spreading copies of copies is ten times slower. */
export function openSheet(sheet: Sheet): OpenSheet {
  return {
    places: sheet.places,
    numbers: sheet.numbers,
    fences: sheet.fences,
    pools: sheet.pools,
    used: sheet.used,
    parksCrossed: sheet.parksCrossed,
    poolsCrossed: sheet.poolsCrossed,
    tempsCrossed: sheet.tempsCrossed,
    improvementsCrossed: sheet.improvementsCrossed,
    extensionsCrossed: sheet.extensionsCrossed,
    roundaboutsCrossed: sheet.roundaboutsCrossed,
    refusalsCrossed: sheet.refusalsCrossed,
    planPoints: sheet.planPoints,
    expansion: sheet.expansion,
  };
}

/** What an expansion keeps on a sheet, to write: a copy that takes its place. */
export function openExpansion<T extends ExpansionSheet>(
  sheet: OpenSheet,
  read: (sheet: Pick<Sheet, "expansion">) => T,
): Writable<T> {
  const copy = copyPlain(read(sheet));
  sheet.expansion = copy as ExpansionSheet;
  return copy;
}

/** Whether a house with a number stands at a place. */
export function isNumbered(sheet: Sheet, place: number): boolean {
  return sheet.numbers[place] !== null;
}

/** Whether a house, with a number or without, is left at a place. [RBT-6] ZOM-7 */
export function isHouse({ places }: Sheet, place: number): boolean {
  return places[place] !== "roundabout" && places[place] !== "invaded";
}

/** Whether no empty house is left. END-1 */
export function isFull(sheet: Sheet): boolean {
  return !sheet.places.includes("empty");
}
