import type { Layout } from "../../data/layout.js";
import type { Mark } from "../../data/mark.js";
import { houseFeature } from "../../plans/features.js";
import type { Paper } from "../../sheet/area.js";
import type { BonusMark } from "../../sheet/bonus.js";
import type { Features } from "../../sheet/feature.js";
import { type Ground, houseOf } from "../../sheet/ground.js";
import type { Sheet } from "../../sheet/sheet.js";
import { ownAs } from "../own-as.js";
import type { HalloweenLayout, HalloweenSheet, Treat } from "./shape.js";

/** Ghosts and candies, in this order. */
export const TREATS: readonly Treat[] = ["ghost", "candy"];

/** What the layout shows of the expansion. */
export function halloweenLayout({ own }: Pick<Layout, "own">): HalloweenLayout {
  return ownAs(own, "halloween");
}

/** What a sheet has of the expansion. */
export function halloweenSheet({ own }: Pick<Sheet, "own">): HalloweenSheet {
  return ownAs(own, "halloween");
}

/** Whether the house at a place has a ghost and a candy. HAL-1 */
export function hasTreats(layout: Layout, ground: Ground, place: number): boolean {
  return halloweenLayout(layout).houses[ground.streetOf[place]].includes(houseOf(ground, place));
}

/** The ghosts or candies circled, by place. */
function circledOn(sheet: Pick<Sheet, "own">, treat: Treat): readonly Mark[] {
  const { ghosts, candies } = halloweenSheet(sheet);
  return treat === "ghost" ? ghosts : candies;
}

/** How many ghosts or candies are circled. */
export function countOf(sheet: Pick<Sheet, "own">, treat: Treat): number {
  return circledOn(sheet, treat).reduce((sum: number, mark) => sum + mark, 0);
}

/** The marks on the tiers of ghosts or candies. */
export function tiersOn(sheet: Pick<Sheet, "own">, treat: Treat): readonly BonusMark[] {
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

function canBeThere({ layout, ground }: Paper, place: number): boolean {
  return hasTreats(layout, ground, place);
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
