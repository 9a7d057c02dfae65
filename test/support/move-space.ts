import type { Move } from "../../src/state/move.js";
import type { EarlierFields, Field, FieldContext, Scene } from "../../src/state/scene.js";

/** Every move of an architect that has its fields in range, legal or not: a finite number. */
export function* moveSpace(scene: Scene): Generator<Move> {
  for (const { type, fields } of scene.book.kinds) {
    for (const values of fieldSpace(scene, fields, {})) {
      yield { type, player: scene.player, ...values } as Move;
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
