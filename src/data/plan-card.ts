import type { FeatureId } from "./feature-id.js";
import type { ProvenanceLevel } from "./provenance.js";

/** The letter on a City Plan card: a game has one plan of each. The 2018 edition calls them n°1, n°2 and n°3. */
export type PlanLetter = "A" | "B" | "C";

/** The letters in order; index 0 is A. */
export const PLAN_LETTERS: readonly PlanLetter[] = ["A", "B", "C"];

/** How many of a feature an estate must have. */
export interface FeatureRange {
  /** The feature, such as `pools`. */
  readonly feature: FeatureId;
  /** The minimum. */
  readonly min: number;
  /** The most of them; `null` for no limit. */
  readonly max: number | null;
}

/** Complete estates of exactly these sizes, which the plan uses up. PLN-3 PLN-4 */
export interface EstatesNeed {
  /** Discriminates the kinds of need. */
  readonly need: "estates";
  /** Sizes of the estates asked for, rising; each 1 to 6. */
  readonly sizes: readonly number[];
  /** What each of them must have. */
  readonly each: readonly FeatureRange[];
}

/**
 * Certain houses, which the plan uses up: all houses, the first and the last one, or the first and the last one
 * each as an estate of its own. ADV-2 ADV-3
 */
export interface HousesNeed {
  /** Discriminates the kinds of need. */
  readonly need: "houses";
  /** Which houses of a street. */
  readonly which: "all" | "ends" | "endEstates";
}

/** A number of something countable; it is not used up. PLN-6 */
export interface FeatureNeed {
  /** Discriminates the kinds of need. */
  readonly need: "feature";
  /** The feature, such as `parks`. */
  readonly feature: FeatureId;
  /** The minimum, or all that there are. */
  readonly min: number | "all";
}

/** Something that a plan asks for. */
export type PlanNeed = EstatesNeed | HousesNeed | FeatureNeed;

/** Anywhere on the sheet. */
export interface OnSheet {
  /** Discriminates the places. */
  readonly in: "sheet";
}

/** In one given street. */
export interface InStreet {
  /** Discriminates the places. */
  readonly in: "street";
  /** The street, from 0 at the top. */
  readonly street: number;
}

/** In a number of streets, each by itself. ADV-4 */
export interface InStreets {
  /** Discriminates the places. */
  readonly in: "streets";
  /** How many streets, or all of them. */
  readonly count: number | "all";
}

/** In a number of columns, each by itself. */
export interface InColumns {
  /** Discriminates the places. */
  readonly in: "columns";
  /** How many columns. */
  readonly count: number;
  /** Whether they must be next to each other. */
  readonly adjacent: boolean;
}

/** Where something is asked for. */
export type PlanWhere = OnSheet | InStreet | InStreets | InColumns;

/** A part of a plan: everything it needs must be met in the same place. */
export interface PlanPart {
  /** Where. */
  readonly where: PlanWhere;
  /** What. At most one need of a plan is of estates, and then it is asked for on the sheet or in one street. */
  readonly needs: readonly PlanNeed[];
}

/** A City Plan card. */
export interface PlanCard {
  /** Name of the card, unique within its letter and edition. */
  readonly id: string;
  /** The letter on the card. */
  readonly letter: PlanLetter;
  /** Points for those who validate it in the first round in which anybody does, and for all later. PLN-2 */
  readonly score: readonly [first: number, later: number];
  /** Everything the plan asks for. */
  readonly parts: readonly PlanPart[];
  /** How far the card's condition and values can be trusted. */
  readonly provenance: ProvenanceLevel;
}
