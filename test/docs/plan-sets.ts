import "../../src/variants/expansions/register-all.js";
import { EDITIONS } from "../../src/data/editions.js";
import { EDITION_IDS, type EditionId } from "../../src/data/ids.js";
import type { PlanCard } from "../../src/data/plan-card.js";
import { EXPANSIONS } from "../../src/variants/expansions/all.js";

/** Plan cards that belong together. */
export interface PlanSet {
  /** `standard`, `advanced`, or the sheet that they are played with. */
  readonly id: string;
  /** The edition that they belong to. */
  readonly edition: EditionId;
  /** The cards. */
  readonly plans: readonly PlanCard[];
}

/** All plan cards, edition after edition. */
export function planSets(): readonly PlanSet[] {
  return EDITION_IDS.flatMap((edition): PlanSet[] => {
    const { standardPlans, advancedPlans } = EDITIONS[edition];
    return [
      { id: "standard", edition, plans: standardPlans },
      { id: "advanced", edition, plans: advancedPlans },
      ...EXPANSIONS.flatMap(({ sheets, plans }) => {
        const sheet = sheets[edition];
        return sheet === undefined ? [] : [{ id: sheet.id, edition, plans: plans[edition] ?? [] }];
      }),
    ];
  });
}
