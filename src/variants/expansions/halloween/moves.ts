import type { MoveCode } from "../../../clauses/move-kinds.js";
import { interpose, proceed, stepAs } from "../../../moves/agenda.js";
import { CIRCLED, CROSSED } from "../../../sheet/bonus.js";
import { placeOf } from "../../../sheet/geometry.js";
import { openExpansion } from "../../../sheet/sheet.js";
import type { KindOf, RuleContext } from "../../../state/rule-context.js";
import { FIELDS } from "./fields.js";
import { countOf, halloweenLayout, halloweenSheet, numbersOfTiers, TREATS, tiersOn } from "./treats.js";
import type { Treat } from "./types.js";

/** Circling the ghost or the candy of the house that has just got a number: one of the two. HAL-1 */
export const treat: KindOf<"treat"> = {
  type: "treat",
  fields: FIELDS.treat,
  list({ player }, _step, out) {
    for (const take of TREATS) out.push({ type: "treat", player, take });
  },
  whyNot() {
    return null;
  },
  play(turn, { geometry }, { take }, step) {
    const { street, house } = stepAs(step, "treat");
    const { ghosts, candies } = openExpansion(turn.sheet, halloweenSheet);
    (take === "ghost" ? ghosts : candies)[placeOf(geometry, street, house)] = 1;
    proceed(turn);
  },
};

/** Why a tier can't be validated now; `null` where it can. [HAL-2] HAL-3 */
function whyNoTier({ layout, turn: { sheet } }: RuleContext, of: Treat, tier: number): MoveCode | null {
  const marks = tiersOn(sheet, of);
  if (marks.includes(CIRCLED)) return "tier.again";
  if (marks[tier] === CROSSED) return "tier.crossed";
  const numbers = numbersOfTiers(layout, of);
  const count = countOf(sheet, of);
  return numbers.includes(count) && count >= numbers[tier] ? null : "tier.count";
}

/** Validating a tier, in any order with plans; a tier of ghosts brings a bonus at once. HAL-2 [HAL-4] HAL-6 */
export const tier: KindOf<"tier"> = {
  type: "tier",
  fields: FIELDS.tier,
  list(context, _step, out) {
    for (const of of TREATS) {
      tiersOn(context.turn.sheet, of).forEach((_, index) => {
        if (whyNoTier(context, of, index) !== null) return;
        out.push({ type: "tier", player: context.player, of, tier: index });
      });
    }
  },
  whyNot(context, _step, move) {
    return whyNoTier(context, move.of, move.tier);
  },
  play(turn, { layout }, { of, tier: index }) {
    const { ghostTiers, candyTiers } = openExpansion(turn.sheet, halloweenSheet);
    (of === "ghost" ? ghostTiers : candyTiers)[index] = CIRCLED;
    if (of === "candy") return;
    interpose(turn, { step: "bonus", bonuses: halloweenLayout(layout).ghostTiers[index].bonuses });
  },
};
