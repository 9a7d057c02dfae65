import type { KindOf } from "../state/rule-context.js";
import { proceed } from "./agenda.js";
import { hasTempBox } from "./combination.js";
import { FIELDS } from "./move-fields.js";

/** Temp action ("temp agency") after writing the number unchanged. [TMP-2] ACT-2 */
export const temp: KindOf<"temp"> = {
  type: "temp",
  fields: FIELDS.temp,
  list(context, _step, out) {
    if (hasTempBox(context)) out.push({ type: "temp", player: context.player });
  },
  whyNot(context) {
    return hasTempBox(context) ? null : "temp.no-box";
  },
  play(turn) {
    turn.sheet.tempsCrossed += 1;
    proceed(turn);
  },
};
