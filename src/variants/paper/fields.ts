import type { FieldForm } from "../../moves/read-move.js";

/** What has been done on a sheet of paper. */
export const OF: FieldForm = { name: "of", as: "word" };
/** The street, column, tier or count, from 0. */
export const INDEX: FieldForm = { name: "index", as: "index" };

/** The fields of the moves on paper, as people read them; what values they can have, the expansion says. */
export const FORMS: Readonly<Record<"declareEnd" | "declare", readonly FieldForm[]>> = {
  declareEnd: [],
  declare: [OF, INDEX],
};
