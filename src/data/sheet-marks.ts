import type { Layout } from "./layout.js";

/** The marks that expansions put beside houses. */
export type MarkId = "eggs" | "cone" | "missed" | "ghost" | "candy" | "perfect" | "barricade" | "zoorg";

/** The rows of numbers that expansions keep beside the streets. */
export type LineId =
  | "yellow"
  | "black"
  | "both"
  | "streets"
  | "columns"
  | "ghostTiers"
  | "candyTiers"
  | "bonuses"
  | "trucks"
  | "objective"
  | "hordesLeft"
  | "hordesRight"
  | "ammunition"
  | "full";

/** A mark that a module puts beside houses: how it is named and how it is written. */
interface HouseMark {
  /** Its name in a description. */
  readonly name: MarkId;
  /** The character that stands for it in a text, written after the house once for each. */
  readonly sign: string;
  /** How many a house can have, from 1. */
  readonly max: number;
}

/** A row of numbers that a module keeps beside the streets. */
export interface NumberLine {
  /** Its name in a description; in a text the word that begins its line. */
  readonly name: string;
  /** How many numbers it has. */
  readonly values: number;
}

/** Such a row of an expansion's. */
interface ExpansionLine extends NumberLine {
  readonly name: LineId;
}

/** What a module adds to the description and to the text of a sheet. */
export interface SheetMarks {
  /** The marks beside houses, in the order in which they are written. */
  readonly houses: readonly HouseMark[];
  /** The lines below the streets, in the order in which they are written. */
  readonly lines: readonly ExpansionLine[];
}

/** What modules add to the sheets of a layout. */
export type MarksOf = (layout: Layout) => SheetMarks;
