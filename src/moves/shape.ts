import type { Move } from "../state/move.js";
import type { EarlierFields, Field, FieldValue, RuleContext } from "../state/rule-context.js";

/** The fields of a move, beside `type` and `player`. */
export function fieldsIn(move: Move): EarlierFields {
  return move as unknown as EarlierFields;
}

/** The first field of a move that lies outside its range; `null` where none does. */
export function fieldOutOfRange(context: RuleContext, move: Move): string | null {
  const values = fieldsIn(move);
  const earlier: Record<string, FieldValue> = {};
  for (const { name, range } of fieldsOf(context, move)) {
    const value = values[name];
    if (!range(context, earlier).includes(value) || Object.is(value, -0)) return name;
    earlier[name] = value;
  }
  return null;
}

function fieldsOf(context: RuleContext, move: Move): readonly Field[] {
  return context.book.kinds.find((kind) => kind.type === move.type)?.fields ?? [];
}
