import type { Layout } from "../../../data/layout.js";
import { CLASSIC_2018, CLASSIC_2023 } from "../../../data/sheets.js";
import { always, checked, choice, type Readers, row, whole } from "../../../input/readers.js";
import { byStreet } from "../read-houses.js";
import type { IceCreamLayout } from "./types.js";

const CONES = [
  [1, 0, 2, 0, 3, 1, 0, 2, 0, 1],
  [3, 1, 0, 1, 2, 0, 2, 0, 3, 2, 0],
  [2, 3, 0, 1, 1, 2, 0, 3, 0, 1, 3, 0],
];

/** The Ice Cream sheet of the 2023 edition. ICE-1 */
export const ICE_CREAM_2023: Layout = {
  ...CLASSIC_2023,
  id: "ice-cream",
  expansion: { id: "ice-cream", trucks: ["left", "right", "left"], cones: CONES },
  provenance: {
    level: "inferred",
    note: "The ways of the trucks are printed; the cones are those of the 2019 sheet.",
  },
};

/** The Ice Cream sheet of 2019. PCK-3 */
export const ICE_CREAM_2019: Layout = {
  ...CLASSIC_2018,
  id: "ice-cream-2019",
  expansion: { id: "ice-cream", trucks: ["right", "left", "both"], cones: CONES },
  provenance: { level: "published", note: "Read on published material; code and pictures agree." },
};

const scoops = whole(0, 9);

/** The trucks and cones of a layout of the caller's. A truck needs a cone to end its route at. ICE-3 */
export function layoutReaders(layout: Layout): Readers<IceCreamLayout> {
  const hasCone = (cones: readonly number[]): boolean => cones.some((each) => each > 0);
  return {
    id: always("ice-cream"),
    trucks: byStreet(layout, () => choice(["left", "right", "both"])),
    cones: byStreet(layout, (houses) =>
      checked(row(scoops, houses, "the scoops at each house of the street"), hasCone, "at least one cone"),
    ),
  };
}
