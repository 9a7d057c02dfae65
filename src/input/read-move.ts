import { type Fields, isPlainObject, ownNames } from "./fields.js";

/** What moves of a type look like: their fields beside `type` and `player`, in canonical order. */
export interface MoveForm {
  /** The `type` of the moves. */
  readonly type: string;
  /** Their fields. */
  readonly fields: readonly { readonly name: string }[];
}

function namesOf({ fields }: MoveForm): string[] {
  return ["type", "player", ...fields.map(({ name }) => name)];
}

/** The first field for which something is not a move of one of the kinds; none where it is no object of fields at all. */
export function malformedField(value: unknown, kinds: readonly MoveForm[]): { readonly field?: string } {
  try {
    if (!isPlainObject(value)) return {};
    const fields = value as Fields;
    const kind = kinds.find(({ type }) => type === fields["type"]);
    if (kind === undefined) return { field: "type" };
    const names = namesOf(kind);
    const keys = ownNames(value);
    const isWrong = (name: string) =>
      !keys.includes(name) || (typeof fields[name] !== "number" && typeof fields[name] !== "string");
    const field = names.find(isWrong) ?? keys.find((key) => typeof key !== "string" || !names.includes(key));
    return field === undefined ? {} : { field: String(field) };
  } catch {
    return {}; // a getter or a proxy threw
  }
}

/**
 * A copy of a move of one of the kinds, with its fields in canonical order; `null` where something is not a move: a
 * field is missing, unknown or neither a number nor a string. Each field is read once, so what is checked is what
 * is played.
 */
export function readMoveOf(
  value: unknown,
  kinds: readonly MoveForm[],
): Readonly<Record<string, number | string>> | null {
  try {
    if (!isPlainObject(value)) return null;
    const fields = value as Fields;
    const type = fields["type"];
    const kind = kinds.find((each) => each.type === type);
    if (kind === undefined) return null;
    const names = namesOf(kind);
    const keys = ownNames(value);
    if (keys.length !== names.length || !names.every((name) => keys.includes(name))) return null;
    const move: Record<string, number | string> = { type: kind.type };
    for (const name of names.slice(1)) {
      const field = fields[name];
      if (typeof field !== "number" && typeof field !== "string") return null;
      move[name] = field;
    }
    return move;
  } catch {
    return null; // a getter or a proxy threw
  }
}
