import { type Fields, isPlainObject, ownNames } from "../input/fields.js";
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

/**
 * A copy of a move of one of the kinds, with its fields in canonical order; `null` where something is not a move: a
 * field is missing, unknown or neither a number nor a string. Each field is read once, so what is checked is what
 * is played.
 */
export function readMove(value: unknown, kinds: readonly MoveShape[]): Move | null {
  try {
    if (!isPlainObject(value)) return null;
    const fields = value as Fields;
    const type = fields["type"];
    const kind = kinds.find((each) => each.type === type);
    if (kind === undefined) return null;
    const names = ["type", "player", ...kind.fields.map((field) => field.name)];
    const keys = ownNames(value);
    if (keys.length !== names.length || !names.every((name) => keys.includes(name))) return null;
    const move: Record<string, unknown> = { type };
    for (const name of names.slice(1)) {
      const field = fields[name];
      if (typeof field !== "number" && typeof field !== "string") return null;
      move[name] = field;
    }
    return move as unknown as Move;
  } catch {
    return null; // a getter or a proxy threw
  }
}
