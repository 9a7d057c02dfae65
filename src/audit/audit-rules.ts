import { EDITIONS } from "../data/editions.js";
import type { PlanCard } from "../data/plan-card.js";
import type { Setup } from "../state/state.js";

/** The rules on which it depends whether a sheet is right. */
export interface AuditRules {
  /** Whether a fence may stand between a house and its copy. FNC-4 */
  readonly copiesMayBeFenced: boolean;
  /** Whether a plan can use up the first and last house of a street without the rest of their estates. ADV-2 */
  readonly endsMayBeUsedAlone: boolean;
  /** Whether pools and parks can also come by a bonus, wherever a house is or is not numbered. HAL-5 */
  readonly bonusesAnywhere: boolean;
}

function usesEndsAlone({ clauses }: PlanCard): boolean {
  const needs = clauses.flatMap((clause) => clause.needs);
  return needs.some((need) => need.need === "houses" && need.which === "ends");
}

/** The rules by which the sheets of a game are judged, whichever plans of the edition are in it. */
export function auditRulesOf({
  edition,
  rules,
  plans,
}: Pick<Setup, "edition" | "rules" | "plans">): AuditRules {
  const { standardPlans, advancedPlans } = EDITIONS[edition];
  return {
    copiesMayBeFenced: rules.copiesMayBeFenced,
    endsMayBeUsedAlone: [...standardPlans, ...advancedPlans, ...plans].some(usesEndsAlone),
    bonusesAnywhere: false,
  };
}
