import type { Layout } from "../data/layout.js";
import { type Ground, groundOf } from "./ground.js";
import type { Sheet } from "./sheet.js";

/** A part of a sheet: all of it, a street, a column, or neighbouring houses of a street. */
export type Area =
  | { readonly kind: "sheet" }
  | { readonly kind: "street"; readonly street: number }
  | { readonly kind: "column"; readonly column: number }
  | { readonly kind: "houses"; readonly first: number; readonly size: number };

/** All of the sheet. */
export const WHOLE_SHEET: Area = { kind: "sheet" };

/** A sheet with what it is printed on. */
export interface Paper {
  /** What is written. */
  readonly sheet: Sheet;
  /** What is printed. */
  readonly layout: Layout;
  /** What follows from the layout. */
  readonly ground: Ground;
}

/** A sheet with its layout. */
export function paperOf(sheet: Sheet, layout: Layout): Paper {
  return { sheet, layout, ground: groundOf(layout) };
}

/** The column of a place. */
export function columnOf({ layout, ground }: Paper, place: number): number {
  const street = ground.streetOf[place];
  return layout.streets[street].column + place - ground.starts[street];
}

/** Number of columns of a layout. */
export function columnCount(layout: Layout): number {
  return Math.max(...layout.streets.map((street) => street.column + street.houses));
}

/** The places of an area, rising. */
export function placesIn(paper: Paper, area: Area): number[] {
  const { starts, size } = paper.ground;
  const between = (first: number, end: number): number[] =>
    Array.from({ length: end - first }, (_, index) => first + index);
  switch (area.kind) {
    case "sheet":
      return between(0, size);
    case "street":
      return between(starts[area.street], starts[area.street + 1]);
    case "column":
      return between(0, size).filter((place) => columnOf(paper, place) === area.column);
    case "houses":
      return between(area.first, area.first + area.size);
  }
}

/** The streets that an area contains as a whole. */
export function streetsIn({ layout }: Paper, area: Area): number[] {
  if (area.kind === "street") return [area.street];
  return area.kind === "sheet" ? layout.streets.map((_, street) => street) : [];
}
