import { range } from "../../../moves/fields.js";
import type { FieldsOf } from "../../../moves/move-fields.js";
import type { EggsMove } from "./types.js";

/** The most eggs that a house has. EGG-1 */
export const LARGEST_LOOPS = 2;

/** The fields of its moves. */
export const FIELDS: FieldsOf<EggsMove["type"]> = {
  eggs: [{ name: "count", as: "amount", range: () => range(0, LARGEST_LOOPS) }],
};
