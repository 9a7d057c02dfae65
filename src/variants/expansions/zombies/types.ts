import type { MoveOf, Side } from "../../../state/move-of.js";

/** The routes of the hordes at both ends of a street. ZOM-2 */
export interface StreetRoutes {
  /** Houses, from 0, where the arrows of the horde at the left end point to, in order. */
  readonly left: readonly number[];
  /** Houses, from 0, where the arrows of the horde at the right end point to, in order. */
  readonly right: readonly number[];
}

/** What the Zombies sheet shows beside the basic one. */
export interface ZombiesLayout {
  /** Discriminates the expansions. */
  readonly id: "zombies";
  /** The routes in each street. The houses at the end of an arrow are those without a printed barricade. ZOM-7 */
  readonly routes: readonly StreetRoutes[];
  /** Ammunition circled before the game. ZOM-6 */
  readonly ammunitionAtStart: number;
  /** For each estate size, index 0 for size 1, the improvement boxes that show ammunition, from 0. ZOM-6 */
  readonly ammunitionBoxes: readonly (readonly number[])[];
}

/** What a player's sheet has of the expansion. */
export interface ZombiesSheet {
  /** Discriminates the expansions. */
  readonly id: "zombies";
  /** Arrows drawn for the horde at the left end of each street. ZOM-4 */
  readonly movedLeft: readonly number[];
  /** Arrows drawn for the horde at the right end of each street. ZOM-4 */
  readonly movedRight: readonly number[];
  /** Ammunition circled so far. ZOM-6 */
  readonly ammunition: number;
  /** Ammunition crossed of it. ZOM-5 */
  readonly ammunitionUsed: number;
  /** 1 at each place with a barricade built. ZOM-10 */
  readonly barricades: readonly (0 | 1)[];
}

/** Let a horde move, or hold it with ammunition. ZOM-4 ZOM-5 */
export interface HordeMove extends MoveOf<"horde"> {
  /** Whether it moves or is held. */
  readonly order: "move" | "hold";
}

/** Build a barricade at the house just numbered, instead of a fence. ZOM-10 */
export interface BarricadeMove extends MoveOf<"barricade"> {}

/** The moves of the expansion. */
export type ZombiesMove = HordeMove | BarricadeMove;

/** Decide about a horde. Passed over where it has no arrow left. ZOM-5 */
export interface HordeStep {
  /** Discriminates the steps. */
  readonly step: "horde";
  /** Index of the street, from 0 at the top. */
  readonly street: number;
  /** The end of the street at which the horde has begun. */
  readonly end: Side;
}

/** What stands between a house and the zombies, to be drawn. ZOM-7 ZOM-10 */
export interface BarricadeMark {
  /** Discriminates the marks. */
  readonly mark: "barricade";
  /** A printed barricade, one that was built, or none: then a horde can invade the house. */
  readonly state: "printed" | "built" | "none";
}

/** A horde, to be drawn. ZOM-2 */
export interface HordeView {
  /** The street, from 0 at the top. */
  readonly street: number;
  /** The end at which it begins. */
  readonly end: Side;
  /** The houses to which its arrows point, in order. */
  readonly route: readonly number[];
  /** How many arrows are drawn. */
  readonly moved: number;
  /** Whether it has to be decided now what this horde does. */
  readonly asked: boolean;
}

/** An improvement box that shows ammunition, to be drawn. ZOM-6 */
export interface AmmunitionBox {
  /** The estate size, from 1. */
  readonly size: number;
  /** The box, from 0. */
  readonly box: number;
  /** Whether it is crossed, so that its ammunition is circled. */
  readonly crossed: boolean;
}

/** How much ammunition there is. ZOM-5 ZOM-6 */
export interface AmmunitionView {
  /** How much is circled. */
  readonly circled: number;
  /** How much of that is used. */
  readonly used: number;
  /** How much there can be. */
  readonly max: number;
}

/** The hordes and the ammunition of a sheet, to be drawn. */
export interface ZombiesView {
  /** Discriminates the expansions. */
  readonly id: "zombies";
  /** The hordes: in each street the left one, then the right one. */
  readonly hordes: readonly HordeView[];
  /** The ammunition. */
  readonly ammunition: AmmunitionView;
  /** The improvement boxes that show ammunition. */
  readonly boxes: readonly AmmunitionBox[];
}
