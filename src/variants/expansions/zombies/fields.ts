import type { FieldsOf } from "../../../moves/move-fields.js";
import type { ZombiesMove } from "./types.js";

/** The fields of its moves. */
export const FIELDS: FieldsOf<ZombiesMove["type"]> = {
  horde: [{ name: "order", as: "word", range: () => ["move", "hold"] }],
  barricade: [],
};
