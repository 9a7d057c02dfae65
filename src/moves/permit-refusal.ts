import { boundsOf } from "../sheet/numbering.js";
import { hasBox } from "../sheet/tracks.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import { proceed } from "./agenda.js";
import { fitsUnchanged } from "./combination.js";
import { passesLeftover } from "./give.js";
import { FIELDS } from "./move-fields.js";

/** Whether none of the numbers shown fits unchanged, on the sheet as it stands. [REF-1] [REF-2] [REF-3] */
function nothingFits(context: RuleContext): boolean {
  return !fitsUnchanged(context, boundsOf(context.turn.sheet, context.geometry));
}

/**
 * Permit Refusal: the next box is crossed, no house numbered, no action used; plans and roundabouts come afterwards as
 * in any round, and it is what is left when the last empty house was invaded. `game/settle.ts`
 * ends the game at the last box. REF-1 REF-4 [REF-5] [ZOM-11]
 */
export const permitRefusal: KindOf<"permitRefusal"> = {
  type: "permitRefusal",
  fields: FIELDS.permitRefusal,
  list(context, _step, out) {
    if (nothingFits(context)) out.push({ type: "permitRefusal", player: context.player });
  },
  whyNot(context) {
    return nothingFits(context) ? null : "permitRefusal.number-fits";
  },
  play(turn, context) {
    if (hasBox(context.layout.refusals, turn.sheet.refusalsCrossed)) turn.sheet.refusalsCrossed += 1;
    proceed(turn, ...(passesLeftover(context) ? [{ step: "give" } as const] : []));
  },
};
