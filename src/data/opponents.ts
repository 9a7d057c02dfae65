import type { PlanLetter } from "./plan-card.js";
import type { Provenance } from "./provenance.js";

/** The AAA agency is closed: it only competes for plans. AAA-9 */
export interface ClosedAgency {
  /** Name of the card. */
  readonly id: string;
  /** 0: the AAA scores nothing. */
  readonly level: 0;
  /** The plans that Validation cards make the AAA validate. AAA-5 */
  readonly validates: readonly PlanLetter[];
  /** The player's temps: pairs of a number of boxes and the points from there on; falling. AAA-9 */
  readonly tempPlaces: readonly (readonly [temps: number, points: number])[];
  /** Where the card comes from. */
  readonly provenance: Provenance;
}

/** An AAA player. AAA-10 AAA-11 */
export interface AaaOpponent {
  /** Name of the card. */
  readonly id: string;
  /** How difficult, from 1. */
  readonly level: number;
  /** The plans that Validation cards make the AAA validate. AAA-5 */
  readonly validates: readonly PlanLetter[];
  /** Points per park card. */
  readonly park: number;
  /** Points per pool card. */
  readonly pool: number;
  /** Points per temp card, beside the comparison. */
  readonly temp: number;
  /** Points per fence card. */
  readonly fence: number;
  /** Houses per extension card. */
  readonly extension: number;
  /** Points per house of an estate with an improvement. */
  readonly improvement: number;
  /** Where the card comes from. */
  readonly provenance: Provenance;
}

/** An AAA Opponent card. */
export type OpponentCard = ClosedAgency | AaaOpponent;

/** Whether the agency is closed: the AAA scores nothing and is not ranked. AAA-9 */
export function isClosed(card: OpponentCard): card is ClosedAgency {
  return card.level === 0;
}

function provenance(level: Provenance["level"], note: string): Provenance {
  return { level, note };
}

/** The AAA Opponent cards. */
export const OPPONENTS = [
  {
    id: "closed",
    level: 0,
    validates: ["A", "B", "C"],
    tempPlaces: [
      [6, 7],
      [4, 4],
      [2, 1],
    ],
    provenance: provenance("reconstructed", "That it competes for plans and has thresholds is printed."),
  },
  {
    id: "sam",
    level: 1,
    validates: ["A"],
    park: 1,
    pool: 1,
    temp: 1,
    fence: 1,
    extension: 2,
    improvement: 2,
    provenance: provenance("reconstructed", "The values are printed, the plans validated are not known."),
  },
  {
    id: "irene",
    level: 2,
    validates: ["A", "C"],
    park: 3,
    pool: 0,
    temp: 1,
    fence: 2,
    extension: 2,
    improvement: 2,
    provenance: provenance(
      "reconstructed",
      "The plans validated are printed, level and values are not known.",
    ),
  },
  {
    id: "ann",
    level: 3,
    validates: ["B", "C"],
    park: 0,
    pool: 5,
    temp: 2,
    fence: 2,
    extension: 3,
    improvement: 2,
    provenance: provenance("reconstructed", "The name is published."),
  },
  {
    id: "alan",
    level: 4,
    validates: ["A", "B", "C"],
    park: 3,
    pool: 3,
    temp: 2,
    fence: 3,
    extension: 4,
    improvement: 1,
    provenance: provenance("reconstructed", "The name and the value of parks are published."),
  },
  {
    id: "level-5",
    level: 5,
    validates: ["A", "B", "C"],
    park: 4,
    pool: 4,
    temp: 2,
    fence: 3,
    extension: 1,
    improvement: 4,
    provenance: provenance("reconstructed", "All values lie in the printed ranges."),
  },
] as const satisfies readonly OpponentCard[];

/** The id of a printed AAA Opponent card. */
export type OpponentId = (typeof OPPONENTS)[number]["id"];

/**
 * The ids of the printed AAA Opponent cards, the closed agency first, then by level.
 *
 * @see AAA-1
 * @example
 * ```ts
 * OPPONENT_IDS // => ["closed", "sam", "irene", "ann", "alan", "level-5"]
 * ```
 */
export const OPPONENT_IDS: readonly OpponentId[] = /* @__PURE__ */ Object.freeze(
  OPPONENTS.map(({ id }) => id),
);
