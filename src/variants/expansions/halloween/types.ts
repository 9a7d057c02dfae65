import type { Mark } from "../../../data/mark.js";
import type { BonusMark, BonusState } from "../../../sheet/bonus.js";
import type { Place } from "../../../sheet/place.js";
import type { MoveOf } from "../../../state/move-of.js";

/** What is circled at a house. HAL-1 */
export type Treat = "ghost" | "candy";

/** A bonus of a ghost tier: an action, used one or more times in a row. HAL-4 */
export interface TierBonus {
  /** The action. */
  readonly bonus: "pool" | "park" | "extension";
  /** How many times, from 1. */
  readonly times: number;
}

/** A tier of ghosts. HAL-2 HAL-4 */
export interface GhostTier {
  /** How many ghosts it asks for. */
  readonly ghosts: number;
  /** The bonuses, one of which is used. */
  readonly bonuses: readonly TierBonus[];
}

/** A tier of candies. HAL-2 HAL-8 */
export interface CandyTier {
  /** How many candies it asks for. */
  readonly candies: number;
  /** What it scores. */
  readonly points: number;
}

/** What the Halloween sheet shows beside the basic one. */
export interface HalloweenLayout {
  /** Discriminates the expansions. */
  readonly id: "halloween";
  /** For each street the houses with a ghost and a candy, 0-based, rising. HAL-1 */
  readonly houses: readonly (readonly number[])[];
  /** The tiers of ghosts, with rising numbers. */
  readonly ghostTiers: readonly GhostTier[];
  /** The tiers of candies, with rising numbers. */
  readonly candyTiers: readonly CandyTier[];
}

/** What the Halloween expansion keeps on a player's sheet. */
export interface HalloweenSheet {
  /** Discriminates the expansions. */
  readonly id: "halloween";
  /** Ghosts circled at each place. HAL-1 */
  readonly ghosts: readonly Mark[];
  /** Candies circled at each place. HAL-1 */
  readonly candies: readonly Mark[];
  /** The tiers of ghosts: 0 open, 1 circled, 2 crossed out. HAL-3 */
  readonly ghostTiers: readonly BonusMark[];
  /** The tiers of candies: 0 open, 1 circled, 2 crossed out. HAL-3 */
  readonly candyTiers: readonly BonusMark[];
}

/** Circle the ghost or the candy of the house that has just got a number. HAL-1 */
export interface TreatMove extends MoveOf<"treat"> {
  /** What is circled. */
  readonly take: Treat;
}

/** Validate a tier. HAL-2 */
export interface TierMove extends MoveOf<"tier"> {
  /** Whether it is a tier of ghosts or of candies. */
  readonly of: Treat;
  /** Index of the tier, from 0. */
  readonly tier: number;
}

/** Pool bonus: circle any pool and cross a pool box. HAL-5 */
export interface PoolBonusMove extends MoveOf<"poolBonus"> {
  /** Index of the street, from 0 at the top. */
  readonly street: number;
  /** Index of the house, from 0 at the left. */
  readonly house: number;
}

/** Park bonus: cross a park box of any street. HAL-5 */
export interface ParkBonusMove extends MoveOf<"parkBonus"> {
  /** Index of the street, from 0 at the top. */
  readonly street: number;
}

/** Choose between the ghost and the candy of a house. HAL-1 */
export interface TreatStep extends Place {
  /** Discriminates the steps. */
  readonly step: "treat";
}

/** Use one of the bonuses of a ghost tier, or leave what is left of it. HAL-4 HAL-5 */
export interface BonusStep {
  /** Discriminates the steps. */
  readonly step: "bonus";
  /** The bonuses to choose from: several at first, later what is left of the one chosen. */
  readonly bonuses: readonly TierBonus[];
}

/** The moves of the expansion. */
export type HalloweenMove = TreatMove | TierMove | PoolBonusMove | ParkBonusMove;

/** The steps of the expansion. */
export type HalloweenStep = TreatStep | BonusStep;

/** The section of the score sheet. HAL-8 HAL-9 */
export type HalloweenSection = "candies";

/** What has become of a ghost or a candy; `lost` where the other one was circled. HAL-1 */
export type TreatState = "open" | "circled" | "lost";

/** The ghost and the candy of a house, to be drawn. HAL-1 */
export interface TreatsMark {
  /** Discriminates the marks. */
  readonly mark: "treats";
  /** The ghost. */
  readonly ghost: TreatState;
  /** The candy. */
  readonly candy: TreatState;
}

/** How a tier stands. HAL-2 */
export interface TierState {
  /** Its index, from 0. */
  readonly tier: number;
  /** Whether it is open, circled or crossed out. */
  readonly state: BonusState;
}

/** The tiers of a sheet, to be drawn. HAL-2 */
export interface HalloweenView {
  /** Discriminates the expansions. */
  readonly id: "halloween";
  /** How many ghosts are circled. */
  readonly ghosts: number;
  /** How many candies are circled. */
  readonly candies: number;
  /** The tiers of ghosts. */
  readonly ghostTiers: readonly (GhostTier & TierState)[];
  /** The tiers of candies. */
  readonly candyTiers: readonly (CandyTier & TierState)[];
}

/** A tier, as something to be clicked: it is validated. HAL-2 */
export interface TierTarget {
  /** Discriminates the targets. */
  readonly target: "tier";
  /** Whether it is a tier of ghosts or of candies. */
  readonly of: Treat;
  /** Its index, from 0. */
  readonly tier: number;
}
