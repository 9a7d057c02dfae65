import type { Move } from "../state/move.js";
import type { AnyKind } from "../state/scene.js";

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * A copy of a move of one of the kinds, with its fields in canonical order; `null` where something is not a move: a
 * field is missing, unknown or neither a number nor a string. Each field is read once, so what is checked is what
 * is played.
 */
export function readMove(value: unknown, kinds: readonly AnyKind[]): Move | null {
  try {
    if (!isPlainObject(value)) return null;
    const type = value["type"];
    const kind = kinds.find((each) => each.type === type);
    if (kind === undefined) return null;
    const names = ["type", "player", ...kind.fields.map((field) => field.name)];
    const keys = Reflect.ownKeys(value);
    if (keys.length !== names.length || !names.every((name) => keys.includes(name))) return null;
    const move: Record<string, unknown> = { type };
    for (const name of names.slice(1)) {
      const field = value[name];
      if (typeof field !== "number" && typeof field !== "string") return null;
      move[name] = field;
    }
    return move as unknown as Move;
  } catch {
    return null; // a getter or a proxy threw
  }
}
