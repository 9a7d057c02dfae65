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
export interface EggsLayout {
  /** Discriminates the expansions. */
  readonly id: "easter-eggs";
  /** The eggs, at most one entry per house. */
  readonly eggs: readonly EggsAt[];
  /** From so many eggs on, so many points; rising. EGG-3 */
  readonly steps: readonly (readonly [eggs: number, points: number])[];
}

/** The eggs on a player's sheet. */
export interface EggsSheet {
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
export interface EggsStep {
  /** Discriminates the steps. */
  readonly step: "eggs";
  /** The place (see the sheet). */
  readonly place: number;
  /** At most so many. */
  readonly max: number;
}

/** The section of the score sheet. EGG-3 */
export type EggsSection = "eggs";
