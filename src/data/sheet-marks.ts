import type { Layout } from "./layout.js";

/** A mark that a module puts beside houses: how it is named and how it is written. */
interface HouseMark {
  /** Its name in a description. */
  readonly name: string;
  /** The character that stands for it in a text, written after the house once for each. */
  readonly sign: string;
  /** How many a house can have, from 1. */
  readonly most: number;
}

/** A row of numbers that a module keeps beside the streets. */
export interface NumberLine {
  /** Its name in a description; in a text the word that begins its line. */
  readonly name: string;
  /** How many numbers it has. */
  readonly values: number;
}

/** What a module adds to the description and to the text of a sheet. */
export interface SheetMarks {
  /** The marks beside houses, in the order in which they are written. */
  readonly houses: readonly HouseMark[];
  /** The lines below the streets, in the order in which they are written. */
  readonly lines: readonly NumberLine[];
}

/** What modules add to the sheets of a layout. */
export type MarksOf = (layout: Layout) => SheetMarks;
