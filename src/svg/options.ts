import type { Move } from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import type { Target, TargetMoves } from "perfect-home-rules/view";
import type { Theme } from "./style.js";

/** How something is drawn. */
export interface DrawOptions {
  /** The words, in the language of the reader: `textsIn("fr")`, or `english` or `french` alone. */
  readonly texts: Texts;
  /** The colours, by default `auto`. */
  readonly theme?: Theme | undefined;
}

/** Something that is pointed out, by a tick or a cross. */
export interface Pointer {
  /** What is pointed out. */
  readonly target: Target;
  /** Whether it is right or wrong. */
  readonly sign: "right" | "wrong";
  /** What stands there, such as the number of a move; left out, nothing does. */
  readonly text?: string | undefined;
}

/** What of a drawing can be clicked now, and what is pointed out. */
export interface PointingOptions {
  /**
   * What `targets(state, player)` says: it is outlined, can be reached with the keyboard, and for moves that belong to no
   * place there are buttons. Left out, nothing is outlined, and there are no buttons; what is there has its `data-target`
   * all the same.
   */
  readonly targets?: readonly TargetMoves[] | undefined;
  /** What a move is called, for buttons and for readers: `(move) => texts.move(state, move)`. */
  readonly label?: ((move: Move) => string) | undefined;
  /**
   * What a move scores, written where it is made unless it is 0: `after - before` of `preview(state, move)`. Left out, no
   * points are written.
   */
  readonly points?: ((move: Move) => number) | undefined;
  /** What is pointed out, by default nothing. It takes no click. */
  readonly pointers?: readonly Pointer[] | undefined;
}

/** A part of a sheet. */
export type SheetPart = "header" | "streets" | "tracks" | "plans" | "expansion";

/** How a sheet is drawn. */
export interface DrawSheetOptions extends DrawOptions, PointingOptions {
  /** The parts that are drawn, by default all. */
  readonly parts?: readonly SheetPart[] | undefined;
}

/**
 * A part of a table: the round; stacks and deck; the players with their hands; the City Plans; the AAA with what an
 * expansion has on the table and the cards that are out of the game.
 */
export type TablePart = "header" | "cards" | "players" | "plans" | "opponent";

/** How a table is drawn. */
export interface DrawTableOptions extends DrawOptions, PointingOptions {
  /** The parts that are drawn, by default all. */
  readonly parts?: readonly TablePart[] | undefined;
  /** Whose cards in hand can be clicked, from 0; by default nobody's. */
  readonly player?: number | undefined;
}
