import { range } from "../../../moves/fields.js";
import type { FieldsOf } from "../../../moves/move-fields.js";
import type { Field } from "../../../state/rule-context.js";
import { saucersLayout } from "./saucers.js";
import type { InfiltrateMove, ObjectiveMove } from "./types.js";

/** An objective of the sheet, from 0. */
const OBJECTIVE: Field = {
  name: "objective",
  as: "index",
  range: ({ layout }) => range(0, saucersLayout(layout).objectives.length - 1),
};

/** The fields of its moves. */
export const FIELDS: FieldsOf<ObjectiveMove["type"] | InfiltrateMove["type"]> = {
  objective: [OBJECTIVE],
  infiltrate: [],
};
