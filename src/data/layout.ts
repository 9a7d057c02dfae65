import type { ExpansionLayout } from "../variants/expansions/types.js";
import type { Provenance } from "./provenance.js";

/**
 * A track of boxes, as the values that become visible one after the other: crossing a box shows the next value,
 * so a track has one box less than values. ACT-3
 */
export type Track = readonly number[];

/** One street of a layout. */
export interface StreetLayout {
  /** Number of houses, 1 to 20. */
  readonly houses: number;
  /** The column in which its first house stands, from 0 at the left. */
  readonly column: number;
  /** Houses with a planned pool, 0-based, rising. */
  readonly pools: readonly number[];
  /** The park track of the street. */
  readonly parks: Track;
}

/** What is printed on a scoring sheet. */
export interface Layout {
  /** Name of the sheet. */
  readonly id: string;
  /** The streets from top to bottom. */
  readonly streets: readonly StreetLayout[];
  /** Pool track: points. */
  readonly pools: Track;
  /** Number of temp boxes. */
  readonly temps: number;
  /** One track per estate size; index 0 is size 1. Points per complete estate. */
  readonly improvements: readonly Track[];
  /** Extension track: points to subtract. */
  readonly extensions: Track;
  /** Roundabout track: points to subtract. */
  readonly roundabouts: Track;
  /** Permit Refusal track: points to subtract. The last box ends the game. */
  readonly refusals: Track;
  /** What an expansion prints on it; `null` on a basic sheet. */
  readonly expansion: ExpansionLayout | null;
  /** Where the layout comes from. */
  readonly provenance: Provenance;
}
