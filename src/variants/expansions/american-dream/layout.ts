import { ACTIONS } from "../../../data/cards.js";
import type { Layout } from "../../../data/layout.js";
import { invalid } from "../../../input/fields.js";
import { choice, type Reader, type Readers, row, whole } from "../../../input/readers.js";
import { geometryOf } from "../../../sheet/geometry.js";
import { byStreet } from "../read-houses.js";
import type { AmericanDreamLayout } from "./types.js";

const EXPANSION: AmericanDreamLayout = {
  id: "american-dream",
  families: [
    ["park", "improvement", "fence", "pool", "improvement", "park", "fence"],
    ["improvement", "fence", "temp", "park", "fence", "extension", "improvement"],
    ["fence", "park", "improvement", "temp", "park", "pool", "fence"],
    ["pool", "improvement", "park", "fence", "extension", "improvement", "temp"],
    ["park", "temp", "fence", "improvement", "pool", "park", "extension"],
  ],
  streetBonus: 10,
  columnBonus: 2,
  normal: 1,
  perfect: 3,
};

/** The American Dream sheet. */
export const AMERICAN_DREAM: Layout = {
  id: "american-dream",
  streets: EXPANSION.families.map(({ length }) => ({ houses: length, column: 0, pools: [], parks: [] })),
  pools: [],
  temps: 0,
  improvements: [],
  extensions: [],
  roundabouts: [],
  refusals: [0, 0, 3, 5],
  expansion: EXPANSION,
  provenance: {
    level: "reconstructed",
    note: "The five streets, the six families and all points are printed; how many columns there are and which family belongs where is not known.",
  },
};

const MAX_POINTS = 1000;

const points = whole(0, MAX_POINTS);

function hasNoTracks({
  streets,
  pools,
  temps,
  improvements,
  extensions,
  roundabouts,
}: Omit<Layout, "expansion">): boolean {
  const lists = [
    ...streets.flatMap((street) => [street.parks, street.pools]),
    pools,
    improvements,
    extensions,
    roundabouts,
  ];
  return temps === 0 && lists.every((list) => list.length === 0);
}

function hasHouseInEachColumn(layout: Layout): boolean {
  return geometryOf(layout).inColumn.every((places) => places.length > 0);
}

/** American Dream on a layout of the caller's. AMD-1 */
export function layoutReaders(layout: Layout): Readers<AmericanDreamLayout> {
  const onThisLayout: Reader<"american-dream"> = (_value, path) => {
    if (!hasNoTracks(layout))
      invalid(
        path,
        "american-dream only with no parks, pools, temps, improvements, extensions and roundabouts",
      );
    return hasHouseInEachColumn(layout)
      ? "american-dream"
      : invalid(path, "american-dream only where every column, from 0 on, has a house");
  };
  return {
    id: onThisLayout,
    families: byStreet(layout, (houses) => row(choice(ACTIONS), houses, "a family for each house")),
    streetBonus: points,
    columnBonus: whole(1, MAX_POINTS),
    normal: points,
    perfect: points,
  };
}
