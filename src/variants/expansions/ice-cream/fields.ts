import { STREET } from "../../../moves/fields.js";
import type { FieldsOf } from "../../../moves/move-fields.js";
import { SIDES } from "../../../state/sides.js";
import type { IceCreamMove } from "./types.js";

/** The fields of its moves. */
export const FIELDS: FieldsOf<IceCreamMove["type"]> = {
  truck: [{ name: "from", as: "word", range: () => SIDES }],
  forfeit: [STREET],
};
