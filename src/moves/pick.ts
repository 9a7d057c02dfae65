import { boundsOf } from "../sheet/numbering.js";
import type { KindOf } from "../state/scene.js";
import { proceed } from "./agenda.js";
import { canWrite, combinationOf } from "./combination.js";
import { STACK } from "./fields.js";

/** Choosing a combination: one whose number can be written. RND-1 NUM-1 */
export const pick: KindOf<"pick"> = {
  type: "pick",
  fields: [STACK],
  list(scene, _step, out) {
    const bounds = boundsOf(scene.turn.sheet, scene.ground);
    const { stacks } = scene.table;
    for (let stack = 0; stack < stacks.length; stack++) {
      if (canWrite(scene, bounds, combinationOf(stacks[stack]))) {
        out.push({ type: "pick", player: scene.player, stack });
      }
    }
  },
  whyNot(scene, _step, move) {
    const bounds = boundsOf(scene.turn.sheet, scene.ground);
    return canWrite(scene, bounds, combinationOf(scene.table.stacks[move.stack]))
      ? null
      : "pick.cannot-write";
  },
  play(turn, scene, move) {
    turn.picked = combinationOf(scene.table.stacks[move.stack]);
    proceed(turn, { step: "write" });
  },
};
