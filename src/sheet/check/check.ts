import type { SheetCode } from "../../clauses/sheet-kinds.js";
import { sheetViolation, type Violation } from "../../clauses/violation.js";
import { hasFence } from "../fences.js";
import { houseOf, isFirst } from "../geometry.js";
import type { PlaceKind } from "../sheet.js";
import type { SheetContext } from "../sheet-context.js";
import type { SheetRules } from "./sheet-rules.js";

/** Looks for one kind of mistake on a sheet. Modules have checks of their own. */
export type SheetCheck = (context: SheetContext, rules: SheetRules) => Violation[];

/** Whether a number from a card stands at a place, or may have stood there before the house was lost. POL-2 PRK-1 */
export function wasNumberedFromCard(
  { sheet }: SheetContext,
  { housesMayBeInvaded }: SheetRules,
  place: number,
): boolean {
  const kind = sheet.places[place];
  return kind === "numbered" || (housesMayBeInvaded && kind === "invaded");
}

/** A box is crossed for every mark: as many as there are, with more or fewer where something else explains them. */
export function compareBoxes(
  code: SheetCode,
  marks: number,
  crossed: number,
  min = marks,
  max = marks,
): Violation[] {
  return crossed >= min && crossed <= max ? [] : [sheetViolation(code, { marks, crossed })];
}

/** Where a place is, for the details of a violation: both from 0. */
export function houseAt(
  { geometry }: SheetContext,
  place: number,
): { readonly street: number; readonly house: number } {
  return { street: geometry.streetOf[place], house: houseOf(geometry, place) };
}

/** Where the gap on the right of a place is, for the details of a violation: both from 0. */
export function gapAt(
  { geometry }: SheetContext,
  place: number,
): { readonly street: number; readonly gap: number } {
  return { street: geometry.streetOf[place], gap: houseOf(geometry, place) };
}

/** Gaps beside places of a kind that has fences on both its sides, but has none there. RBT-2 ZOM-8 */
export function unfencedBeside(context: SheetContext, kind: PlaceKind): number[] {
  const { sheet, geometry } = context;
  const gaps = placesWhere(context, (place) => sheet.places[place] === kind).flatMap((place) =>
    isFirst(geometry, place) ? [place] : [place - 1, place],
  );
  return [...new Set(gaps)].filter((place) => !hasFence(sheet, place));
}

/** The places of a paper for which something holds, rising. */
export function placesWhere({ geometry }: SheetContext, holds: (place: number) => boolean): number[] {
  return geometry.places.filter(holds);
}
