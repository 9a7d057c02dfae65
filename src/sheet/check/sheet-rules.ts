import { EDITIONS, type EditionRules } from "../../data/editions.js";
import type { EditionId } from "../../data/ids.js";
import type { PlanCard } from "../../data/plan-card.js";

/** Boxes and marks that something else than the cards of a game can bring. */
export interface Bonuses {
  /** Pools circled where no number from a card stands. */
  readonly pool: number;
  /** Parks beyond the houses numbered from a card. */
  readonly park: number;
  /** Houses numbered by extension for which no box was crossed. */
  readonly extension: number;
}

/** Nothing comes but by cards. */
export const NO_BONUSES: Bonuses = { pool: 0, park: 0, extension: 0 };

/** The rules on which it depends whether a sheet is right. */
export interface SheetRules {
  /** Whether a fence may stand between a house and its copy. FNC-4 */
  readonly copiesMayBeFenced: boolean;
  /** Whether a plan can use up the first and last house of a street without the rest of their estates. ADV-2 */
  readonly endsMayBeUsedAlone: boolean;
  /** Whether 9¾, and what a temp or an extension makes of it, can have been written. NTQ-1 */
  readonly nineAndThreeQuarters: boolean;
  /** Whether houses can have been lost, with the number that stood there. ZOM-8 */
  readonly housesMayBeInvaded: boolean;
  /** The most that can have come otherwise than by cards. HAL-5 */
  readonly bonuses: Bonuses;
}

function usesEndsAlone({ parts }: PlanCard): boolean {
  const needs = parts.flatMap((part) => part.needs);
  return needs.some((need) => need.need === "houses" && need.which === "ends");
}

/** The rules by which the sheets of a game are judged, whichever plans of the edition are in it. */
export function sheetRulesOf({
  edition,
  rules,
  plans,
}: {
  readonly edition: EditionId;
  readonly rules: EditionRules;
  readonly plans: readonly PlanCard[];
}): SheetRules {
  const { standardPlans, advancedPlans, nineAndThreeQuarters } = EDITIONS[edition];
  return {
    copiesMayBeFenced: rules.copiesMayBeFenced,
    endsMayBeUsedAlone: [...standardPlans, ...advancedPlans, ...plans].some(usesEndsAlone),
    nineAndThreeQuarters,
    housesMayBeInvaded: false,
    bonuses: NO_BONUSES,
  };
}
