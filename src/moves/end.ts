import type { KindOf } from "../state/rule-context.js";
import { proceed } from "./agenda.js";
import { FIELDS } from "./move-fields.js";

/** Ending the turn; always said. RND-3 */
export const end: KindOf<"end"> = {
  type: "end",
  fields: FIELDS.end,
  list(context, _step, out) {
    out.push({ type: "end", player: context.player });
  },
  whyNot() {
    return null;
  },
  play(turn) {
    proceed(turn);
  },
};
