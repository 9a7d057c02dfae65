import type { Layout } from "../../data/layout.js";
import { CLASSIC_2023 } from "../../data/sheets.js";
import { choiceOf, fieldsOf, invalid, listOf, wholeOf } from "../../rules/fields.js";
import { fromOne, readHouses } from "../read-houses.js";
import type { CandyTier, GhostTier, HalloweenLayout, TierBonus } from "./shape.js";

const OWN: HalloweenLayout = {
  variant: "halloween",
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
  own: OWN,
  provenance: {
    level: "reconstructed",
    note: "The tiers and their bonuses are printed, and that there are 13 houses; which ones, and what candy tiers score, is not known.",
  },
};

const MOST_TIERS = 9;
const MOST_HOUSES = 120;
const MOST_POINTS = 1000;
const MOST_BONUSES = 3;
const MOST_TIMES = 9;

function bonusOf(value: unknown, path: string): TierBonus {
  const fields = fieldsOf(value, path, ["bonus", "times"]);
  return {
    bonus: choiceOf(fields["bonus"] ?? "", `${path}.bonus`, ["pool", "park", "extension"]),
    times: wholeOf(fields["times"], `${path}.times`, 1, MOST_TIMES),
  };
}

function bonusesOf(value: unknown, path: string): TierBonus[] {
  const bonuses = listOf(value, path, "at most three bonuses", MOST_BONUSES).map((each, index) =>
    bonusOf(each, `${path}[${index}]`),
  );
  const kinds = new Set(bonuses.map(({ bonus }) => bonus));
  return kinds.size === bonuses.length ? bonuses : invalid(path, "bonuses of different kinds");
}

function ghostTierOf(value: unknown, path: string): GhostTier {
  const fields = fieldsOf(value, path, ["ghosts", "bonuses"]);
  return {
    ghosts: wholeOf(fields["ghosts"], `${path}.ghosts`, 1, MOST_HOUSES),
    bonuses: bonusesOf(fields["bonuses"], `${path}.bonuses`),
  };
}

function candyTierOf(value: unknown, path: string): CandyTier {
  const fields = fieldsOf(value, path, ["candies", "points"]);
  return {
    candies: wholeOf(fields["candies"], `${path}.candies`, 1, MOST_HOUSES),
    points: wholeOf(fields["points"], `${path}.points`, 0, MOST_POINTS),
  };
}

function tiersOf<T>(
  value: unknown,
  path: string,
  readOne: (value: unknown, path: string) => T,
  numberOf: (tier: T) => number,
): T[] {
  const list = listOf(value, path, `1 to ${MOST_TIERS} tiers`, MOST_TIERS);
  if (list.length === 0) invalid(path, `1 to ${MOST_TIERS} tiers`);
  const tiers = list.map((each, index) => readOne(each, `${path}[${index}]`));
  const isRising = tiers.every((tier, index) => index === 0 || numberOf(tier) > numberOf(tiers[index - 1]));
  return isRising ? tiers : invalid(path, "tiers with rising numbers");
}

/** Reads the houses and tiers of a layout of the caller's. */
export function readOwn(value: unknown, path: string, layout: Layout): HalloweenLayout {
  const fields = fieldsOf(value, path, ["variant", "houses", "ghostTiers", "candyTiers"]);
  const ghosts = ({ ghosts: number }: GhostTier): number => number;
  const candies = ({ candies: number }: CandyTier): number => number;
  return {
    variant: "halloween",
    houses: readHouses(fields["houses"], `${path}.houses`, layout),
    ghostTiers: tiersOf(fields["ghostTiers"], `${path}.ghostTiers`, ghostTierOf, ghosts),
    candyTiers: tiersOf(fields["candyTiers"], `${path}.candyTiers`, candyTierOf, candies),
  };
}
