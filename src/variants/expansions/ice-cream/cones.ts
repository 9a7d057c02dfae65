import type { Layout } from "../../../data/layout.js";
import { houseFeature } from "../../../plans/features.js";
import type { Features } from "../../../sheet/feature.js";
import { type Geometry, houseOf } from "../../../sheet/geometry.js";
import type { Sheet } from "../../../sheet/sheet.js";
import { placesIn, type SheetContext } from "../../../sheet/sheet-context.js";
import { expansionAs } from "../expansion-as.js";
import type { IceCreamLayout, IceCreamSheet } from "./types.js";

/** What the layout shows of the expansion. */
export function iceCreamLayout({ expansion }: Pick<Layout, "expansion">): IceCreamLayout {
  return expansionAs(expansion, "ice-cream");
}

/** What a sheet has of the expansion. */
export function iceCreamSheet({ expansion }: Pick<Sheet, "expansion">): IceCreamSheet {
  return expansionAs(expansion, "ice-cream");
}

/** The scoops of the cone at a place; 0 without a cone. [ICE-1] */
export function scoopsAt(layout: Layout, geometry: Geometry, place: number): number {
  return iceCreamLayout(layout).cones[geometry.streetOf[place]][houseOf(geometry, place)];
}

/** Whether the cone at a place has been neither circled nor crossed out. */
export function isOpenCone({ sheet, layout, geometry }: SheetContext, place: number): boolean {
  const { circled, crossed } = iceCreamSheet(sheet);
  return scoopsAt(layout, geometry, place) > 0 && circled[place] === 0 && crossed[place] === 0;
}

/** Whether a truck's route is over: the last cone of the street is circled or crossed out. ICE-3 ICE-6 PCK-3 */
export function isRouteOver(context: SheetContext, street: number): boolean {
  return !placesIn(context, { kind: "street", street }).some((place) => isOpenCone(context, place));
}

/** What plans can count: cones circled, and those with three scoops among them. */
export const FEATURES: Features = {
  cones: houseFeature(
    ({ sheet }, place) => iceCreamSheet(sheet).circled[place] === 1,
    ({ layout, geometry }, place) => scoopsAt(layout, geometry, place) > 0,
  ),
  tripleCones: houseFeature(
    ({ sheet, layout, geometry }, place) =>
      iceCreamSheet(sheet).circled[place] === 1 && scoopsAt(layout, geometry, place) === 3,
    ({ layout, geometry }, place) => scoopsAt(layout, geometry, place) === 3,
  ),
};
