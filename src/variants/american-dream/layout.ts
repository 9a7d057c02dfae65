import { ACTIONS, type Action } from "../../data/cards.js";
import type { Layout } from "../../data/layout.js";
import { choiceOf, fieldsOf, invalid, listOf, wholeOf } from "../../rules/fields.js";
import { columnCount } from "../../sheet/area.js";
import type { DreamLayout } from "./shape.js";

const OWN: DreamLayout = {
  variant: "american-dream",
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
  streets: OWN.families.map(({ length }) => ({ houses: length, column: 0, pools: [], parks: [] })),
  pools: [],
  temps: 0,
  improvements: [],
  extensions: [],
  roundabouts: [],
  refusals: [0, 0, 3, 5],
  own: OWN,
  provenance: {
    level: "reconstructed",
    note: "The five streets, the six families and all points are printed; how many columns there are and which family belongs where is not known.",
  },
};

const MOST_POINTS = 1000;

function familiesOf(value: unknown, path: string, { streets }: Layout): Action[][] {
  const rows = listOf(value, path, "a list of families for each street", streets.length);
  if (rows.length < streets.length) invalid(path, "a list of families for each street");
  return rows.map((row, street) => {
    const at = `${path}[${street}]`;
    const { houses } = streets[street];
    const families = listOf(row, at, "a family for each house", houses);
    if (families.length < houses) invalid(at, "a family for each house");
    return families.map((family, house) => choiceOf(family ?? "", `${at}[${house}]`, ACTIONS));
  });
}

function hasNoTracks({
  streets,
  pools,
  temps,
  improvements,
  extensions,
  roundabouts,
}: Omit<Layout, "own">): boolean {
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
  const isCovered = (column: number): boolean =>
    layout.streets.some((street) => street.column <= column && column < street.column + street.houses);
  return Array.from({ length: columnCount(layout) }, (_, column) => column).every(isCovered);
}

/** Reads what a layout of the caller's says of American Dream. AMD-1 */
export function readOwn(value: unknown, path: string, layout: Layout): DreamLayout {
  const names = ["variant", "families", "streetBonus", "columnBonus", "normal", "perfect"] as const;
  const fields = fieldsOf(value, path, names);
  if (!hasNoTracks(layout))
    invalid(
      `${path}.variant`,
      "american-dream only with no parks, pools, temps, improvements, extensions and roundabouts",
    );
  if (!hasHouseInEachColumn(layout))
    invalid(`${path}.variant`, "american-dream only with a house in each column from 0 on");
  const points = (name: (typeof names)[number], least: number): number =>
    wholeOf(fields[name], `${path}.${name}`, least, MOST_POINTS);
  return {
    variant: "american-dream",
    families: familiesOf(fields["families"], `${path}.families`, layout),
    streetBonus: points("streetBonus", 0),
    columnBonus: points("columnBonus", 1),
    normal: points("normal", 0),
    perfect: points("perfect", 0),
  };
}
