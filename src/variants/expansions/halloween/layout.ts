import type { Layout } from "../../../data/layout.js";
import { CLASSIC_2023 } from "../../../data/sheets.js";
import {
  always,
  areDifferent,
  areRising,
  checked,
  choice,
  list,
  object,
  type Reader,
  type Readers,
  whole,
} from "../../../input/readers.js";
import { byStreet, fromOne, risingHouses } from "../read-houses.js";
import type { CandyTier, GhostTier, HalloweenLayout, TierBonus } from "./types.js";

const EXPANSION: HalloweenLayout = {
  id: "halloween",
  houses: fromOne([
    [2, 5, 8, 10],
    [2, 5, 7, 10],
    [1, 4, 6, 9, 12],
  ]),
  ghostTiers: [
    {
      ghosts: 4,
      bonuses: [
        { bonus: "pool", times: 1 },
        { bonus: "park", times: 1 },
      ],
    },
    {
      ghosts: 6,
      bonuses: [
        { bonus: "pool", times: 2 },
        { bonus: "extension", times: 1 },
      ],
    },
    {
      ghosts: 9,
      bonuses: [
        { bonus: "park", times: 3 },
        { bonus: "extension", times: 2 },
      ],
    },
  ],
  candyTiers: [
    { candies: 4, points: 5 },
    { candies: 6, points: 9 },
    { candies: 9, points: 15 },
  ],
};

/** The Halloween sheet. HAL-1 HAL-2 */
export const HALLOWEEN: Layout = {
  ...CLASSIC_2023,
  id: "halloween",
  expansion: EXPANSION,
  provenance: {
    level: "reconstructed",
    note: "The tiers and their bonuses are printed, and that there are 13 houses; which ones, and what candy tiers score, is not known.",
  },
};

const tierBonus = object<TierBonus>({
  bonus: choice(["pool", "park", "extension"]),
  times: whole(1, 9),
});

const number = whole(1, 120);

const ghostTier = object<GhostTier>({
  ghosts: number,
  bonuses: checked(
    list(tierBonus, "at most three bonuses", 3),
    (bonuses) => areDifferent(bonuses.map(({ bonus }) => bonus)),
    "bonuses of different kinds",
  ),
});

const candyTier = object<CandyTier>({ candies: number, points: whole(0, 1000) });

function tiers<T>(tier: Reader<T>, numberOf: (tier: T) => number): Reader<T[]> {
  return checked(
    list(tier, "1 to 9 tiers", 9, 1),
    (all) => areRising(all.map(numberOf)),
    "tiers with rising numbers",
  );
}

/** The houses and tiers of a layout of the caller's. */
export function layoutReaders(layout: Layout): Readers<HalloweenLayout> {
  return {
    id: always("halloween"),
    houses: byStreet(layout, risingHouses),
    ghostTiers: tiers(ghostTier, ({ ghosts }) => ghosts),
    candyTiers: tiers(candyTier, ({ candies }) => candies),
  };
}
