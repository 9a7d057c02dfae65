import type { Layout } from "../../../data/layout.js";
import type { Mark } from "../../../data/mark.js";
import { houseFeature } from "../../../plans/features.js";
import type { BonusMark } from "../../../sheet/bonus.js";
import type { Features } from "../../../sheet/feature.js";
import { type Geometry, houseOf } from "../../../sheet/geometry.js";
import type { Sheet } from "../../../sheet/sheet.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import { expansionAs } from "../expansion-as.js";
import type { HalloweenLayout, HalloweenSheet, Treat } from "./types.js";

/** Ghosts and candies, in this order. */
export const TREATS: readonly Treat[] = ["ghost", "candy"];

/** What the layout shows of the expansion. */
export function halloweenLayout({ expansion }: Pick<Layout, "expansion">): HalloweenLayout {
  return expansionAs(expansion, "halloween");
}

/** What a sheet has of the expansion. */
export function halloweenSheet({ expansion }: Pick<Sheet, "expansion">): HalloweenSheet {
  return expansionAs(expansion, "halloween");
}

/** Whether the house at a place has a ghost and a candy. HAL-1 */
export function hasTreats(layout: Layout, geometry: Geometry, place: number): boolean {
  return halloweenLayout(layout).houses[geometry.streetOf[place]].includes(houseOf(geometry, place));
}

/** The ghosts or candies circled, by place. */
function circledOn(sheet: Pick<Sheet, "expansion">, treat: Treat): readonly Mark[] {
  const { ghosts, candies } = halloweenSheet(sheet);
  return treat === "ghost" ? ghosts : candies;
}

/** How many ghosts or candies are circled. */
export function countOf(sheet: Pick<Sheet, "expansion">, treat: Treat): number {
  return circledOn(sheet, treat).reduce((sum: number, mark) => sum + mark, 0);
}

/** The marks on the tiers of ghosts or candies. */
export function tiersOn(sheet: Pick<Sheet, "expansion">, treat: Treat): readonly BonusMark[] {
  const { ghostTiers, candyTiers } = halloweenSheet(sheet);
  return treat === "ghost" ? ghostTiers : candyTiers;
}

/** The numbers that the tiers of ghosts or candies ask for, rising. HAL-2 */
export function numbersOfTiers(layout: Layout, treat: Treat): readonly number[] {
  const { ghostTiers, candyTiers } = halloweenLayout(layout);
  return treat === "ghost"
    ? ghostTiers.map(({ ghosts }) => ghosts)
    : candyTiers.map(({ candies }) => candies);
}

function canBeThere({ layout, geometry }: SheetContext, place: number): boolean {
  return hasTreats(layout, geometry, place);
}

/** What plans can count: ghosts, candies, and houses where one of the two is circled. */
export const FEATURES: Features = {
  ghosts: houseFeature(({ sheet }, place) => circledOn(sheet, "ghost")[place] === 1, canBeThere),
  candies: houseFeature(({ sheet }, place) => circledOn(sheet, "candy")[place] === 1, canBeThere),
  treats: houseFeature(
    ({ sheet }, place) => TREATS.some((treat) => circledOn(sheet, treat)[place] === 1),
    canBeThere,
  ),
};
