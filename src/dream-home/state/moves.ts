/** A move of the game. Indexes of players, columns and spaces count from 0. DRH-80 to DRH-86 */
export type Move =
  /** The holder of the marker discards a column. DRH-18 */
  | { readonly type: "discardPair"; readonly player: number; readonly column: number }
  /** A jackhammer is played: its owner has the turn at once. DRH-63 */
  | { readonly type: "jackhammer"; readonly player: number }
  /** A jackhammer is kept. DRH-64 */
  | { readonly type: "decline"; readonly player: number }
  /** A room card of the display and a face-up one of the house change places. DRH-61 */
  | { readonly type: "drill"; readonly player: number; readonly column: number; readonly space: number }
  /** Two room cards of the display change places, the lower column first. DRH-66 */
  | { readonly type: "mixer"; readonly player: number; readonly first: number; readonly second: number }
  /** A column is taken. DRH-22 */
  | { readonly type: "take"; readonly player: number; readonly column: number }
  /** The room card taken is placed. DRH-25 DRH-32 */
  | { readonly type: "place"; readonly player: number; readonly space: number; readonly face: "up" | "down" }
  /** The token taken is laid on a card. DRH-42 */
  | { readonly type: "decor"; readonly player: number; readonly space: number }
  /** The scaffold taken is laid. DRH-67 */
  | { readonly type: "scaffold"; readonly player: number; readonly space: number }
  /** Of the tokens of a room that of one card stays. DRH-31 DRH-55 */
  | { readonly type: "keep"; readonly player: number; readonly space: number }
  /** A discarded roof card is added to one's own. DRH-52 */
  | {
      readonly type: "roofer";
      readonly player: number;
      readonly colour: string;
      readonly kind: "plain" | "window";
    }
  /** A discarded room card replaces one of the house. DRH-53 */
  | { readonly type: "supplier"; readonly player: number; readonly room: string; readonly space: number }
  /** Two room cards of the house change places, the lower space first. DRH-55 */
  | { readonly type: "handyman"; readonly player: number; readonly first: number; readonly second: number }
  /** No more helpers are used. DRH-70 */
  | { readonly type: "finish"; readonly player: number };

/** The kind of a move. */
export type MoveType = Move["type"];

/** A move of one kind. */
export type MoveOf<T extends MoveType> = Extract<Move, { readonly type: T }>;
