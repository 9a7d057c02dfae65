import type { ProvenanceLevel } from "./provenance.js";

/** The letter on a City Plan card: a game has one plan of each. */
export type PlanLetter = "A" | "B" | "C";

/** The letters in order; index 0 is A. */
export const PLAN_LETTERS: readonly PlanLetter[] = ["A", "B", "C"];

/** Complete estates of exactly these sizes, all of which the plan uses up. PLN-3 */
export interface EstatesNeed {
  /** Discriminates the kinds of need. */
  readonly need: "estates";
  /** Sizes of the estates asked for, rising; each 1 to 6. */
  readonly sizes: readonly number[];
}

/** Something that a plan asks for. */
export type PlanNeed = EstatesNeed;

/** A City Plan card. */
export interface PlanCard {
  /** Name of the card, unique within its letter and edition. */
  readonly id: string;
  /** The letter on the card. */
  readonly letter: PlanLetter;
  /** Points for those who validate it in the first round in which anybody does, and for all later. PLN-2 */
  readonly score: readonly [first: number, later: number];
  /** Everything the plan asks for; all needs must be met together. */
  readonly needs: readonly PlanNeed[];
  /** How far the card's condition and values can be trusted. */
  readonly provenance: ProvenanceLevel;
}
