import type { Sheet } from "perfect-home-rules";

/** Something on a sheet that has changed. */
export interface Difference {
  /** Name of the sheet's field. */
  readonly field: string;
  /** Index in the field; `null` where it is no list. */
  readonly index: number | null;
  readonly from: unknown;
  readonly to: unknown;
}

/** What differs between two sheets. */
export function differences(before: Sheet, after: Sheet): Difference[] {
  if (before === after) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const fieldOf = (sheet: Sheet, name: string): unknown => new Map(Object.entries(sheet)).get(name);
  return [...names].flatMap((name) => fieldDifferences(name, fieldOf(before, name), fieldOf(after, name)));
}

function fieldDifferences(field: string, from: unknown, to: unknown): Difference[] {
  if (from === to) return [];
  if (!Array.isArray(from) || !Array.isArray(to)) return [{ field, index: null, from, to }];
  const indexes = Array.from({ length: Math.max(from.length, to.length) }, (_, index) => index);
  return indexes
    .filter((index) => from[index] !== to[index])
    .map((index) => ({ field, index, from: from[index], to: to[index] }));
}

/** The tracks of a sheet: fields that count boxes crossed. */
export function isTrack({ field }: Difference): boolean {
  return field.endsWith("Crossed");
}

/** A difference in words. */
export function inWords({ field, index, from, to }: Difference): string {
  return `${field}${index === null ? "" : `[${index}]`} from ${String(from)} to ${String(to)}`;
}
