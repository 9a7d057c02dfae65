import type { Layout } from "../../data/layout.js";
import { houseFeature } from "../../plans/features.js";
import { type Paper, placesIn } from "../../sheet/area.js";
import type { Features } from "../../sheet/feature.js";
import { type Ground, houseOf } from "../../sheet/ground.js";
import type { Sheet } from "../../sheet/sheet.js";
import { ownAs } from "../own-as.js";
import type { IceCreamLayout, IceCreamSheet } from "./shape.js";

/** What the layout shows of the expansion. */
export function iceCreamLayout({ own }: Pick<Layout, "own">): IceCreamLayout {
  return ownAs(own, "ice-cream");
}

/** What a sheet has of the expansion. */
export function iceCreamSheet({ own }: Pick<Sheet, "own">): IceCreamSheet {
  return ownAs(own, "ice-cream");
}

/** The scoops of the cone at a place; 0 where there is none. ICE-1 */
export function scoopsAt(layout: Layout, ground: Ground, place: number): number {
  return iceCreamLayout(layout).cones[ground.streetOf[place]][houseOf(ground, place)];
}

/** Whether the cone at a place has been neither circled nor crossed out. */
export function isOpenCone({ sheet, layout, ground }: Paper, place: number): boolean {
  const { circled, crossed } = iceCreamSheet(sheet);
  return scoopsAt(layout, ground, place) > 0 && circled[place] === 0 && crossed[place] === 0;
}

/** Whether a truck's route is over: the last cone of the street is circled or crossed out. ICE-3 ICE-6 PCK-3 */
export function isRouteOver(paper: Paper, street: number): boolean {
  return !placesIn(paper, { kind: "street", street }).some((place) => isOpenCone(paper, place));
}

/** What plans can count: cones circled, and those with three scoops among them. */
export const FEATURES: Features = {
  cones: houseFeature(
    ({ sheet }, place) => iceCreamSheet(sheet).circled[place] === 1,
    ({ layout, ground }, place) => scoopsAt(layout, ground, place) > 0,
  ),
  tripleCones: houseFeature(
    ({ sheet, layout, ground }, place) =>
      iceCreamSheet(sheet).circled[place] === 1 && scoopsAt(layout, ground, place) === 3,
    ({ layout, ground }, place) => scoopsAt(layout, ground, place) === 3,
  ),
};
