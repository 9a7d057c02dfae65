import { readMoveOf } from "../input/read-move.js";
import type { Move, MoveType } from "../state/move.js";
import type { Field } from "../state/rule-context.js";

/** What moves of a type look like, without the rules for them. */
export interface MoveShape {
  /** The `type` of the moves. */
  readonly type: MoveType;
  /** Their fields beside `type` and `player`, in canonical order. */
  readonly fields: readonly FieldForm[];
}

/** A field of moves, without the values that it can have. */
export type FieldForm = Pick<Field, "name" | "as">;

/** A copy of a move of one of the kinds, with its fields in canonical order; `null` where something is not a move. */
export function readMove(value: unknown, kinds: readonly MoveShape[]): Move | null {
  return readMoveOf(value, kinds) as unknown as Move | null;
}
