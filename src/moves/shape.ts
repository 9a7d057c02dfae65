import type { Move } from "../state/move.js";
import type { Scene } from "../state/scene.js";
import { type EarlierFields, type FieldName, type FieldValue, fieldRange } from "./fields.js";
import { kindOf, MOVE_TYPES } from "./kinds.js";

/** Every move of the players of a game that has its fields in range, legal or not: a finite number. */
export function* moveSpace(scene: Scene): Generator<Move> {
  for (const type of MOVE_TYPES) {
    const { fields } = kindOf(type);
    for (const values of fieldSpace(scene, fields, {})) {
      yield { type, player: scene.player, ...values } as Move;
    }
  }
}

function* fieldSpace(
  scene: Scene,
  fields: readonly FieldName[],
  earlier: EarlierFields,
): Generator<EarlierFields> {
  if (fields.length === 0) {
    yield earlier;
    return;
  }
  const [field, ...others] = fields;
  for (const value of fieldRange(field, scene, earlier)) {
    yield* fieldSpace(scene, others, { ...earlier, [field]: value });
  }
}

/** The first field of a move that lies outside its range; `null` where none does. */
export function fieldOutOfRange(scene: Scene, move: Move): FieldName | null {
  const earlier: Partial<Record<FieldName, FieldValue>> = {};
  for (const field of kindOf(move.type).fields) {
    const value = (move as unknown as Readonly<Record<FieldName, FieldValue>>)[field];
    if (!fieldRange(field, scene, earlier).includes(value) || Object.is(value, -0)) return field;
    earlier[field] = value;
  }
  return null;
}
