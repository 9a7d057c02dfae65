import type { Place } from "../../../sheet/place.js";
import type { MoveOf } from "../../../state/move-of.js";

/** Eggs of one colour at a house. EGG-1 */
export interface EggsAt {
  /** Index of the street, from 0 at the top. */
  readonly street: number;
  /** Index of the house, from 0 at the left. */
  readonly house: number;
  /** How many eggs. */
  readonly count: number;
  /** Their colour. */
  readonly colour: string;
}

/** What the Easter sheet shows beside the basic one. */
export interface EasterEggsLayout {
  /** Discriminates the expansions. */
  readonly id: "easter-eggs";
  /** The eggs, at most one entry per house. */
  readonly eggs: readonly EggsAt[];
  /** Pairs of a number of eggs and the points it scores; rising. EGG-3 */
  readonly steps: readonly (readonly [eggs: number, points: number])[];
}

/** The eggs on a player's sheet. */
export interface EasterEggsSheet {
  /** Discriminates the expansions. */
  readonly id: "easter-eggs";
  /** Eggs circled at each place. */
  readonly circled: readonly number[];
}

/** Circle eggs of the house just numbered. EGG-1 */
export interface EggsMove extends MoveOf<"eggs"> {
  /** How many, 0 to 2. */
  readonly count: number;
}

/** Decide how many eggs of a house to circle. EGG-1 */
export interface EggsStep extends Place {
  /** Discriminates the steps. */
  readonly step: "eggs";
  /** The maximum. */
  readonly max: number;
}

/** The section of the score sheet. EGG-3 */
export type EasterEggsSection = "eggs";

/** Eggs printed at a house, to be drawn. EGG-1 */
export interface EggsMark {
  /** Discriminates the marks. */
  readonly mark: "eggs";
  /** Their colour. */
  readonly colour: string;
  /** How many are printed. */
  readonly count: number;
  /** How many of them are circled. */
  readonly circled: number;
}

/** What a number of eggs scores. EGG-3 */
export interface EggStepView {
  /** The number of eggs. */
  readonly eggs: number;
  /** What it scores. */
  readonly points: number;
  /** Whether as many are circled. */
  readonly reached: boolean;
}

/** The eggs of a sheet, to be drawn. EGG-3 */
export interface EasterEggsView {
  /** Discriminates the expansions. */
  readonly id: "easter-eggs";
  /** How many eggs are circled. */
  readonly circled: number;
  /** What numbers of eggs score. */
  readonly steps: readonly EggStepView[];
  /** What the eggs circled score. */
  readonly points: number;
}
