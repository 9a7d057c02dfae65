import type { PlanCard, PlanLetter } from "../data/plan-card.js";
import { type PlanStatus, statusOf } from "../plans/status.js";
import type { PlanContext } from "../sheet/feature.js";
import type { RuleContext } from "../state/rule-context.js";

/** A plan, with how far a player is with it. */
export interface PlanView extends PlanStatus {
  /** Its letter. */
  readonly letter: PlanLetter;
  /** The card. */
  readonly card: PlanCard;
  /** Whether it shows its lower value: it was validated in an earlier round. PLN-2 */
  readonly turned: boolean;
}

/** The plans of a player, to be drawn. */
export function viewPlans({ setup, table }: RuleContext, sheetContext: PlanContext): PlanView[] {
  return setup.plans.map((card, slot) => {
    const turned = table.turned[slot];
    return { letter: card.letter, card, turned, ...statusOf(sheetContext, card, turned) };
  });
}
