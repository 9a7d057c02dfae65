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

/** The sheets of all architects with their layouts. */
export function papersOf(
  sheets: readonly Sheet[],
  { layouts, layoutOf }: { readonly layouts: readonly Layout[]; readonly layoutOf: readonly number[] },
): Paper[] {
  return sheets.map((sheet, player) => paperOf(sheet, layouts[layoutOf[player]]));
}

/** The places of an area, rising. */
export function placesIn({ ground }: Paper, area: Area): readonly number[] {
  switch (area.kind) {
    case "sheet":
      return ground.places;
    case "street":
      return ground.inStreet[area.street];
    case "column":
      return ground.inColumn[area.column];
    case "houses":
      return ground.places.slice(area.first, area.first + area.size);
  }
}

/** The streets that an area contains as a whole. */
export function streetsIn({ layout }: Paper, area: Area): number[] {
  if (area.kind === "street") return [area.street];
  return area.kind === "sheet" ? layout.streets.map((_, street) => street) : [];
}
