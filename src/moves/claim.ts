import type { MoveCode } from "../clauses/move-kinds.js";
import { PLAN_LETTERS } from "../data/plan-card.js";
import { replaced } from "../input/plain.js";
import { estateGroups, estatesNeedOf, housesUsedBy, meetsPlan } from "../plans/conditions.js";
import { slotOf, worthOf } from "../plans/worth.js";
import type { PlanContext } from "../sheet/feature.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import { FIELDS } from "./move-fields.js";
import { sheetContextIn } from "./turn-context.js";
import { chooseEstates } from "./use.js";

function whyNotClaim(context: RuleContext, sheetContext: PlanContext, slot: number): MoveCode | null {
  if (context.turn.sheet.planPoints[slot] !== null) return "claim.again";
  return meetsPlan(sheetContext, context.setup.plans[slot]) ? null : "claim.not-met";
}

/**
 * Validating a plan: the value is the one on the side that shows, as the round began. `game/settle.ts` turns the card
 * afterwards. [PLN-1] [PLN-2]
 */
export const claim: KindOf<"claim"> = {
  type: "claim",
  fields: FIELDS.claim,
  list(context, _step, out) {
    const sheetContext = sheetContextIn(context);
    for (let slot = 0; slot < PLAN_LETTERS.length; slot++) {
      if (whyNotClaim(context, sheetContext, slot) === null)
        out.push({ type: "claim", player: context.player, plan: PLAN_LETTERS[slot] });
    }
  },
  whyNot(context, _step, move) {
    return whyNotClaim(context, sheetContextIn(context), slotOf(move.plan));
  },
  play(turn, context, move) {
    const slot = slotOf(move.plan);
    const card = context.setup.plans[slot];
    const sheetContext = sheetContextIn(context);
    const sizes = estatesNeedOf(card)?.need.sizes ?? [];
    const groups = estateGroups(sheetContext, card);
    const houses = housesUsedBy(sheetContext, card);
    const { sheet } = turn;
    sheet.planPoints = replaced(sheet.planPoints, slot, worthOf(card, context.table.turned[slot]));
    for (const place of houses) sheet.used = replaced(sheet.used, place, 1);
    if (sizes.length > 0)
      chooseEstates(turn, groups, { plan: move.plan, sizes, chosen: [] }, context.geometry);
  },
};
