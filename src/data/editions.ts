import { CARDS_2018, CARDS_2023, type CardSet } from "./cards.js";
import type { EditionId } from "./ids.js";
import type { Layout } from "./layout.js";
import type { PlanCard } from "./plan-card.js";
import { ADVANCED_PLANS_2018, STANDARD_PLANS_2018 } from "./plans-2018.js";
import { ADVANCED_PLANS_2023, STANDARD_PLANS_2023 } from "./plans-2023.js";
import { BLUEPRINT_2023, CLASSIC_2018, CLASSIC_2023, REVISITED_2023 } from "./sheets.js";

/** The rules in which the editions differ. */
export interface EditionRules {
  /** Whether a fence may stand between a house and its copy. FNC-4 EXT-3 */
  readonly copiesMayBeFenced: boolean;
  /** Whether each stack that runs out is reshuffled by itself, or all cards together. RND-4 RND-5 */
  readonly reshuffle: "each" | "together";
  /** Whether the first to validate a plan may have all cards reshuffled. RND-6 */
  readonly reshuffleOnFirstPlan: boolean;
  /** Whether a player may build but one roundabout in a round. RBT-4 */
  readonly oneRoundaboutPerRound: boolean;
  /**
   * Whether complete estates of 1 to 6 houses decide a tie, and after them those of size 1, then 2, …; otherwise the
   * complete estates of any size do. EST-1 TIE-1 TIE-2
   */
  readonly tieBreakBySize: boolean;
}

/** What belongs to an edition. */
export interface Edition {
  /** Its Construction cards. */
  readonly cards: CardSet;
  /** Whether the 9¾ cards belong to it. NTQ-1 */
  readonly nineAndThreeQuarters: boolean;
  /** Its standard plans. */
  readonly standardPlans: readonly PlanCard[];
  /** Its advanced plans. ADV-1 */
  readonly advancedPlans: readonly PlanCard[];
  /** Its sheets. */
  readonly sheets: readonly Layout[];
  /** Its rules where they differ. */
  readonly rules: EditionRules;
}

/** The editions. */
export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  "collector-2023": {
    cards: CARDS_2023,
    nineAndThreeQuarters: true,
    standardPlans: STANDARD_PLANS_2023,
    advancedPlans: ADVANCED_PLANS_2023,
    sheets: [CLASSIC_2023, BLUEPRINT_2023, ...REVISITED_2023],
    rules: {
      copiesMayBeFenced: true,
      reshuffle: "each",
      reshuffleOnFirstPlan: false,
      oneRoundaboutPerRound: false,
      tieBreakBySize: false,
    },
  },
  "first-2018": {
    cards: CARDS_2018,
    nineAndThreeQuarters: false,
    standardPlans: STANDARD_PLANS_2018,
    advancedPlans: ADVANCED_PLANS_2018,
    sheets: [CLASSIC_2018],
    rules: {
      copiesMayBeFenced: false,
      reshuffle: "together",
      reshuffleOnFirstPlan: true,
      oneRoundaboutPerRound: true,
      tieBreakBySize: true,
    },
  },
};
