import { replaced } from "../input/plain.js";
import { hasBox } from "../sheet/tracks.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import { proceed } from "./agenda.js";
import { FIELDS } from "./move-fields.js";

function canImprove(context: RuleContext, size: number): boolean {
  return hasBox(context.layout.improvements[size - 1], context.turn.sheet.improvementsCrossed[size - 1]);
}

/** Improvement action ("real estate agent"): the next box of an estate size, built or not. [IMP-1] ACT-2 */
export const improve: KindOf<"improve"> = {
  type: "improve",
  fields: FIELDS.improve,
  list(context, _step, out) {
    for (let size = 1; size <= context.layout.improvements.length; size++) {
      if (canImprove(context, size)) out.push({ type: "improve", player: context.player, size });
    }
  },
  whyNot(context, _step, move) {
    return canImprove(context, move.size) ? null : "improve.no-box";
  },
  play(turn, context, move) {
    context.book.improved(turn, context, move.size);
    const { sheet } = turn;
    const crossed = sheet.improvementsCrossed[move.size - 1];
    sheet.improvementsCrossed = replaced(sheet.improvementsCrossed, move.size - 1, crossed + 1);
    proceed(turn);
  },
};
