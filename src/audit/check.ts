import { type Violation, violationOf } from "../rules/violation.js";
import type { ViolationCode } from "../rules/violation-kinds.js";
import type { Paper } from "../sheet/area.js";
import { hasFence } from "../sheet/fences.js";
import { houseOf, isFirst } from "../sheet/ground.js";
import type { PlaceKind } from "../sheet/sheet.js";
import type { AuditRules } from "./audit-rules.js";

/** Looks for one kind of mistake on a sheet. Modules have checks of their own. */
export type SheetCheck = (paper: Paper, rules: AuditRules) => Violation[];

/** Whether a number from a card stands at a place, or may have stood there before the house was lost. POL-2 PRK-1 */
export function wasNumberedFromCard(
  { sheet }: Paper,
  { housesMayBeLost }: AuditRules,
  place: number,
): boolean {
  const kind = sheet.places[place];
  return kind === "numbered" || (housesMayBeLost && kind === "lost");
}

/** A box is crossed for every mark: as many as there are, with more or fewer where something else explains them. */
export function compareBoxes(
  code: ViolationCode,
  marks: number,
  crossed: number,
  least = marks,
  most = marks,
): Violation[] {
  return crossed >= least && crossed <= most ? [] : [violationOf(code, { marks, crossed })];
}

/** Where a place is, for the details of a violation: both from 0. */
export function houseAt(
  { ground }: Paper,
  place: number,
): { readonly street: number; readonly house: number } {
  return { street: ground.streetOf[place], house: houseOf(ground, place) };
}

/** Where the gap on the right of a place is, for the details of a violation: both from 0. */
export function gapAt({ ground }: Paper, place: number): { readonly street: number; readonly gap: number } {
  return { street: ground.streetOf[place], gap: houseOf(ground, place) };
}

/** Gaps beside places of a kind that has fences on both its sides, but has none there. RBT-2 ZOM-8 */
export function unfencedBeside(paper: Paper, kind: PlaceKind): number[] {
  const { sheet, ground } = paper;
  const gaps = placesWhere(paper, (place) => sheet.places[place] === kind).flatMap((place) =>
    isFirst(ground, place) ? [place] : [place - 1, place],
  );
  return [...new Set(gaps)].filter((place) => !hasFence(sheet, place));
}

/** The places of a paper for which something holds, rising. */
export function placesWhere({ ground }: Paper, holds: (place: number) => boolean): number[] {
  return ground.places.filter(holds);
}
