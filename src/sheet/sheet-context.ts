import type { Layout } from "../data/layout.js";
import { type Geometry, geometryOf } from "./geometry.js";
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
export interface SheetContext {
  /** What is written. */
  readonly sheet: Sheet;
  /** What is printed. */
  readonly layout: Layout;
  /** What follows from the layout. */
  readonly geometry: Geometry;
}

/** A sheet with its layout. */
export function sheetContextOf(sheet: Sheet, layout: Layout): SheetContext {
  return { sheet, layout, geometry: geometryOf(layout) };
}

/** The sheets of all players with their layouts. */
export function sheetContextsOf(
  sheets: readonly Sheet[],
  {
    layouts,
    playerLayouts,
  }: { readonly layouts: readonly Layout[]; readonly playerLayouts: readonly number[] },
): SheetContext[] {
  return sheets.map((sheet, player) => sheetContextOf(sheet, layouts[playerLayouts[player]]));
}

/** The places of an area, rising. */
export function placesIn({ geometry }: SheetContext, area: Area): readonly number[] {
  switch (area.kind) {
    case "sheet":
      return geometry.places;
    case "street":
      return geometry.inStreet[area.street];
    case "column":
      return geometry.inColumn[area.column];
    case "houses":
      return geometry.places.slice(area.first, area.first + area.size);
  }
}

/** The streets that an area contains as a whole. */
export function streetsIn({ layout }: SheetContext, area: Area): number[] {
  if (area.kind === "street") return [area.street];
  return area.kind === "sheet" ? layout.streets.map((_, street) => street) : [];
}
