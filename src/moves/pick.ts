import { boundsOf } from "../sheet/numbering.js";
import type { KindOf } from "../state/rule-context.js";
import { proceed } from "./agenda.js";
import { canWrite, combinationOf } from "./combination.js";
import { FIELDS } from "./move-fields.js";

/** Choosing a combination: one whose number can be written. RND-1 NUM-1 */
export const pick: KindOf<"pick"> = {
  type: "pick",
  fields: FIELDS.pick,
  list(context, _step, out) {
    const bounds = boundsOf(context.turn.sheet, context.geometry);
    const { stacks } = context.table;
    for (let stack = 0; stack < stacks.length; stack++) {
      if (canWrite(context, bounds, combinationOf(stacks[stack]))) {
        out.push({ type: "pick", player: context.player, stack });
      }
    }
  },
  whyNot(context, _step, move) {
    const bounds = boundsOf(context.turn.sheet, context.geometry);
    return canWrite(context, bounds, combinationOf(context.table.stacks[move.stack]))
      ? null
      : "pick.cannot-write";
  },
  play(turn, context, move) {
    turn.picked = combinationOf(context.table.stacks[move.stack]);
    proceed(turn, { step: "write" });
  },
};
