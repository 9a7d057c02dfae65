import type { Mark } from "../../../data/mark.js";
import type { BonusMark, BonusState } from "../../../sheet/bonus.js";
import type { Place } from "../../../sheet/place.js";
import type { MoveOf, Side } from "../../../state/move-of.js";

/** What the Ice Cream sheet shows beside the basic one. */
export interface IceCreamLayout {
  /** Discriminates the expansions. */
  readonly id: "ice-cream";
  /** For each street the end at which its truck starts; `both` where there are two to choose from. ICE-1 PCK-3 */
  readonly trucks: readonly (Side | "both")[];
  /** For each street the scoops of the cone at each house, 0 without a cone. ICE-1 */
  readonly cones: readonly (readonly number[])[];
}

/** The truck chosen in a street with two: 0 none yet, 1 the one at the left end, 2 the one at the right end. */
export type TruckMark = 0 | 1 | 2;

/** What the Ice Cream expansion keeps on a player's sheet. */
export interface IceCreamSheet {
  /** Discriminates the expansions. */
  readonly id: "ice-cream";
  /** Cones circled at each place. ICE-2 */
  readonly circled: readonly Mark[];
  /** Cones crossed out at each place. ICE-2 ICE-6 */
  readonly crossed: readonly Mark[];
  /** For each street with two trucks the one chosen; 0 in the others. PCK-3 */
  readonly trucks: readonly TruckMark[];
  /** For each street the end-of-route bonus: 0 open, 1 circled, 2 crossed out. ICE-3 */
  readonly bonuses: readonly BonusMark[];
}

/** Choose one of the two trucks of the street whose first house has just been numbered. PCK-3 */
export interface TruckMove extends MoveOf<"truck"> {
  /** The end at which the truck starts. */
  readonly from: Side;
}

/** Cross out an end-of-route bonus for a Validation card. ICE-5 */
export interface ForfeitMove extends MoveOf<"forfeit"> {
  /** Index of the street, from 0 at the top. */
  readonly street: number;
}

/** Choose one of two trucks. PCK-3 */
export interface TruckStep extends Place {
  /** Discriminates the steps. */
  readonly step: "truck";
}

/** Choose the bonus to cross out. ICE-5 */
export interface ForfeitStep {
  /** Discriminates the steps. */
  readonly step: "forfeit";
}

/** The moves of the expansion. */
export type IceCreamMove = TruckMove | ForfeitMove;

/** The steps of the expansion. */
export type IceCreamStep = TruckStep | ForfeitStep;

/** The section of the score sheet. ICE-4 */
export type IceCreamSection = "cones";

/** The cone of a house, to be drawn. ICE-1 ICE-2 */
export interface ConeMark {
  /** Discriminates the marks. */
  readonly mark: "cone";
  /** Its scoops, from 1. */
  readonly scoops: number;
  /** Whether it is circled or crossed out. */
  readonly state: BonusState;
}

/** The route of a street, to be drawn. */
export interface RouteView {
  /** The street, from 0 at the top. */
  readonly street: number;
  /** Where trucks are printed. */
  readonly trucks: Side | "both";
  /** The end at which its truck starts; `null` while one of two has still to be chosen. */
  readonly from: Side | null;
  /** The house to which the truck has driven, from 0; `null` where it has not started. */
  readonly at: number | null;
  /** The end-of-route bonus. ICE-3 */
  readonly bonus: BonusState;
}

/** The routes of a sheet, to be drawn. */
export interface IceCreamView {
  /** Discriminates the expansions. */
  readonly id: "ice-cream";
  /** The routes, a street each. */
  readonly routes: readonly RouteView[];
}

/** The end-of-route bonus of a street, as something to be clicked: it is crossed out. ICE-5 */
export interface RouteTarget {
  /** Discriminates the targets. */
  readonly target: "route";
  /** The street, from 0. */
  readonly street: number;
}
