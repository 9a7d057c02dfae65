import type { KindOf } from "../state/rule-context.js";
import { proceed } from "./agenda.js";
import { FIELDS } from "./move-fields.js";

/** Skipping the action: only where there is one to skip. ACT-1 */
export const skip: KindOf<"skip"> = {
  type: "skip",
  fields: FIELDS.skip,
  list(context, _step, out) {
    if (out.length > 0) out.push({ type: "skip", player: context.player });
  },
  whyNot() {
    return null;
  },
  play(turn) {
    proceed(turn);
  },
};
