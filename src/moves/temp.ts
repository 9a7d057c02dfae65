import type { KindOf } from "../state/scene.js";
import { proceed } from "./agenda.js";
import { hasTempBox } from "./combination.js";

/** Temp action after writing the number unchanged. TMP-2 ACT-2 */
export const temp: KindOf<"temp"> = {
  type: "temp",
  fields: [],
  list(scene, _step, out) {
    if (hasTempBox(scene)) out.push({ type: "temp", player: scene.player });
  },
  whyNot(scene) {
    return hasTempBox(scene) ? null : "temp.no-box";
  },
  play(turn) {
    turn.sheet.tempsCrossed += 1;
    proceed(turn);
  },
};
