import { range, STREET } from "../../../moves/fields.js";
import type { FieldsOf } from "../../../moves/move-fields.js";
import { columnCount } from "../../../sheet/geometry.js";
import type { Field } from "../../../state/rule-context.js";
import type { CrossColumnMove, CrossStreetMove } from "./types.js";

/** A column, from 0 at the left. */
const COLUMN: Field = {
  name: "column",
  as: "index",
  range: ({ layout }) => range(0, columnCount(layout) - 1),
};

/** The fields of its moves. */
export const FIELDS: FieldsOf<CrossStreetMove["type"] | CrossColumnMove["type"]> = {
  crossStreet: [STREET],
  crossColumn: [COLUMN],
};
