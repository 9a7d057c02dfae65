import type { Violation } from "../rules/violation.js";
import type { Paper } from "../sheet/area.js";
import { houseOf } from "../sheet/ground.js";
import type { AuditRules } from "./audit-rules.js";

/** Looks for one kind of mistake on a sheet. Modules have checks of their own. */
export type SheetCheck = (paper: Paper, rules: AuditRules) => Violation[];

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

/** The places of a paper for which something holds, rising. */
export function placesWhere({ ground }: Paper, holds: (place: number) => boolean): number[] {
  return Array.from({ length: ground.size }, (_, place) => place).filter(holds);
}
