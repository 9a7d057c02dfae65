import type { Move } from "../../src/state/move.js";
import type { EarlierFields, Field, FieldContext, RuleContext } from "../../src/state/rule-context.js";

/** Every move of a player that has its fields in range, legal or not: a finite number. */
export function* moveSpace(context: RuleContext): Generator<Move> {
  for (const { type, fields } of context.book.kinds) {
    for (const values of fieldSpace(context, fields, {})) {
      yield { type, player: context.player, ...values } as Move;
    }
  }
}

function* fieldSpace(
  context: FieldContext,
  fields: readonly Field[],
  earlier: EarlierFields,
): Generator<EarlierFields> {
  if (fields.length === 0) {
    yield earlier;
    return;
  }
  const [field, ...others] = fields;
  for (const value of field.range(context, earlier)) {
    yield* fieldSpace(context, others, { ...earlier, [field.name]: value });
  }
}
