import type { Action } from "../../../data/cards.js";
import type { Mark } from "../../../data/mark.js";
import type { BonusMark, BonusState } from "../../../sheet/bonus.js";
import type { MoveOf } from "../../../state/move-of.js";

/** What the American Dream sheet shows: no track but that of Permit Refusals. AMD-1 */
export interface AmericanDreamLayout {
  /** Discriminates the expansions. */
  readonly id: "american-dream";
  /** For each street the families of its houses from left to right: the action that makes a house perfect. */
  readonly families: readonly (readonly Action[])[];
  /** Points for the bonus of a street. */
  readonly streetBonus: number;
  /** How many times the points of a column count with its bonus. */
  readonly columnBonus: number;
  /** Points for a normal house of a complete column. */
  readonly normal: number;
  /** Points for a perfect one. */
  readonly perfect: number;
}

/** What an American Dream sheet has beside its numbers. */
export interface AmericanDreamSheet {
  /** Discriminates the expansions. */
  readonly id: "american-dream";
  /** Whether the house at each place is perfect. AMD-2 */
  readonly perfect: readonly Mark[];
  /** The bonus of each street: 0 open, 1 circled, 2 crossed. AMD-3 */
  readonly streetBonuses: readonly BonusMark[];
  /** The bonus of each column: 0 open, 1 circled, 2 crossed. AMD-3 */
  readonly columnBonuses: readonly BonusMark[];
}

/** Cross the bonus of a street for a Validation card. AMD-6 */
export interface CrossStreetMove extends MoveOf<"crossStreet"> {
  /** Index of the street, from 0 at the top. */
  readonly street: number;
}

/** Cross the bonus of a column for a Validation card. AMD-6 */
export interface CrossColumnMove extends MoveOf<"crossColumn"> {
  /** Index of the column, from 0 at the left. */
  readonly column: number;
}

/** Choose the street whose bonus is crossed. AMD-6 */
export interface CrossStreetStep {
  /** Discriminates the steps. */
  readonly step: "crossStreet";
}

/** Choose a column whose bonus is crossed, one after the other in any order. AMD-6 */
export interface CrossColumnStep {
  /** Discriminates the steps. */
  readonly step: "crossColumn";
  /** How many more are crossed after it. */
  readonly more: number;
}

/** The sections of the score sheet. AMD-4 */
export type AmericanDreamSection = "columns" | "streets";

/** The family that a house is made for, to be drawn. AMD-1 */
export interface FamilyMark {
  /** Discriminates the marks. */
  readonly mark: "family";
  /** The family: the action that makes the house perfect. */
  readonly family: Action;
  /** Whether it has moved in. AMD-2 */
  readonly perfect: boolean;
}

/** The bonus of a street, to be drawn. AMD-3 */
export interface StreetBonusView {
  /** The street, from 0 at the top. */
  readonly street: number;
  /** Whether all its houses have numbers. */
  readonly complete: boolean;
  /** The bonus. */
  readonly bonus: BonusState;
}

/** A column with its bonus, to be drawn. AMD-3 AMD-4 */
export interface ColumnView {
  /** The column, from 0 at the left. */
  readonly column: number;
  /** Whether all its houses have numbers. */
  readonly complete: boolean;
  /** The bonus. */
  readonly bonus: BonusState;
  /** What the column scores now. */
  readonly points: number;
}

/** The bonuses of a sheet, to be drawn. */
export interface AmericanDreamView {
  /** Discriminates the expansions. */
  readonly id: "american-dream";
  /** The streets. */
  readonly streets: readonly StreetBonusView[];
  /** The columns. */
  readonly columns: readonly ColumnView[];
  /** Points for the bonus of a street. */
  readonly streetBonus: number;
  /** How many times the points of a column count with its bonus. */
  readonly columnBonus: number;
  /** Points for a normal house of a complete column. */
  readonly normal: number;
  /** Points for a perfect one. */
  readonly perfect: number;
}

/** The bonus of a street, as something to be clicked: it is crossed. AMD-6 */
export interface StreetBonusTarget {
  /** Discriminates the targets. */
  readonly target: "streetBonus";
  /** The street, from 0. */
  readonly street: number;
}

/** The bonus of a column, as something to be clicked: it is crossed. AMD-6 */
export interface ColumnBonusTarget {
  /** Discriminates the targets. */
  readonly target: "columnBonus";
  /** The column, from 0. */
  readonly column: number;
}
