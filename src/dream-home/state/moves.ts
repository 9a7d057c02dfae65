interface MoveOfType<Type extends string> {
  /** What the player does. */
  readonly type: Type;
  /** Who moves, from 0. */
  readonly player: number;
}

/** The holder of the marker discards a column. DRH-18 */
export interface DiscardPairMove extends MoveOfType<"discardPair"> {
  /** The column, from 0; never the first. */
  readonly column: number;
}

/** A jackhammer is played: its owner has the turn at once. DRH-63 */
export interface JackhammerMove extends MoveOfType<"jackhammer"> {}

/** A jackhammer is kept. DRH-64 */
export interface DeclineMove extends MoveOfType<"decline"> {}

/** A room card of the display and a face-up one of the house change places. DRH-61 */
export interface DrillMove extends MoveOfType<"drill"> {
  /** The column, from 0. */
  readonly column: number;
  /** The space, from 0. */
  readonly space: number;
}

/** Two room cards of the display change places. DRH-66 */
export interface MixerMove extends MoveOfType<"mixer"> {
  /** The lower column, from 0. */
  readonly first: number;
  /** The other one. */
  readonly second: number;
}

/** A column is taken. DRH-22 */
export interface TakeMove extends MoveOfType<"take"> {
  /** The column, from 0. */
  readonly column: number;
}

/** The room card taken is placed. DRH-25 DRH-32 */
export interface PlaceMove extends MoveOfType<"place"> {
  /** The space, from 0. */
  readonly space: number;
  /** How it lies; face down it is an empty room. */
  readonly face: "up" | "down";
}

/** The token taken is laid on a card. DRH-42 */
export interface DecorMove extends MoveOfType<"decor"> {
  /** The space of the card, from 0. */
  readonly space: number;
}

/** The scaffold taken is laid. DRH-67 */
export interface ScaffoldMove extends MoveOfType<"scaffold"> {
  /** The space, from 0. */
  readonly space: number;
}

/** Of the tokens of a room that of one card stays. DRH-31 DRH-55 */
export interface KeepMove extends MoveOfType<"keep"> {
  /** The space of the card, from 0. */
  readonly space: number;
}

/** A discarded roof card is added to the player's own. DRH-52 */
export interface RooferMove extends MoveOfType<"roofer"> {
  /** Its colour. */
  readonly colour: string;
  /** Whether it shows a window. */
  readonly kind: "plain" | "window";
}

/** A discarded room card replaces one of the house. DRH-53 */
export interface SupplierMove extends MoveOfType<"supplier"> {
  /** The type of the card. */
  readonly room: string;
  /** The space of the one replaced, from 0. */
  readonly space: number;
}

/** Two room cards of the house change places. DRH-55 */
export interface HandymanMove extends MoveOfType<"handyman"> {
  /** The lower space, from 0. */
  readonly first: number;
  /** The other one. */
  readonly second: number;
}

/** No more helpers are used. DRH-70 */
export interface FinishMove extends MoveOfType<"finish"> {}

/** A move of the game. DRH-80 to DRH-86 */
export type Move =
  | DeclineMove
  | DecorMove
  | DiscardPairMove
  | DrillMove
  | FinishMove
  | HandymanMove
  | JackhammerMove
  | KeepMove
  | MixerMove
  | PlaceMove
  | RooferMove
  | ScaffoldMove
  | SupplierMove
  | TakeMove;

/** The kind of a move. */
export type MoveType = Move["type"];
