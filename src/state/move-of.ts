/** What all moves have in common. */
export interface MoveOf<Type extends string> {
  /** The kind of move. */
  readonly type: Type;
  /** Who moves: index into the players, from 0. */
  readonly player: number;
}

/** A side of a house, or an end of a street. */
export type Side = "left" | "right";
