import type { EXPANSION_IDS } from "../../data/ids.js";
import type { MoveOf } from "../../state/move-of.js";

/** What the library knows to be printed on sheets of paper: nothing but which expansion is played. */
export interface PaperLayout {
  /** Discriminates what layouts print. */
  readonly id: "paper";
  /** The expansion whose cards are played with; `null` for none. */
  readonly of: (typeof EXPANSION_IDS)[number] | null;
}

/** What the library knows of a player's sheet of paper, beside plans validated and Permit Refusals. */
export interface PaperSheet {
  /** Discriminates what sheets keep. */
  readonly id: "paper";
  /** Whether no house is empty any more, as the player has said. END-1 */
  readonly full: boolean;
}

/** Say that no house of the sheet of paper is empty any more, which ends the game after the round. END-1 */
export interface DeclareEndMove extends MoveOf<"declareEnd"> {}

/**
 * What can be done on a sheet of paper that others, or the AAA, answer: a route ended (ICE-3), a street or a column completed
 * (AMD-3), a tier of ghosts or of candies validated (HAL-3), all ducklings of a count circled (DUK-3), a roundabout built (NUC-6).
 */
export type Declared = "route" | "street" | "column" | "ghosts" | "candies" | "ducklings" | "roundabout";

/** Say that something is done on the sheet of paper, which others or the AAA answer at the end of the round. RND-7 */
export interface DeclareMove extends MoveOf<"declare"> {
  /** What has been done. */
  readonly of: Declared;
  /** The street, column or tier, from 0; of ducklings the count: 0 yellow, 1 black, 2 both. */
  readonly index: number;
}

/** What is to be drawn of a sheet of paper. */
export interface PaperView {
  /** Discriminates what is drawn. */
  readonly id: "paper";
  /** Whether no house is empty any more, as the player has said. */
  readonly full: boolean;
}
