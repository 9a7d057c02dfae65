import type { KindOf } from "../state/scene.js";
import { proceed } from "./agenda.js";

/** Ending one's turn; always said. RND-3 */
export const end: KindOf<"end"> = {
  type: "end",
  fields: [],
  list(scene, _step, out) {
    out.push({ type: "end", player: scene.player });
  },
  whyNot() {
    return null;
  },
  play(turn) {
    proceed(turn);
  },
};
