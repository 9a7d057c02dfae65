import type { Layout } from "../../data/layout.js";
import { CLASSIC_2018, CLASSIC_2023 } from "../../data/sheets.js";
import { choiceOf, fieldsOf, invalid, listOf, wholeOf } from "../../rules/fields.js";
import { readByStreet } from "../read-houses.js";
import type { IceCreamLayout } from "./shape.js";

const CONES = [
  [1, 0, 2, 0, 3, 1, 0, 2, 0, 1],
  [3, 1, 0, 1, 2, 0, 2, 0, 3, 2, 0],
  [2, 3, 0, 1, 1, 2, 0, 3, 0, 1, 3, 0],
];

/** The Ice Cream sheet of the 2023 edition. ICE-1 */
export const ICE_CREAM_2023: Layout = {
  ...CLASSIC_2023,
  id: "ice-cream",
  own: { variant: "ice-cream", trucks: ["left", "right", "left"], cones: CONES },
  provenance: {
    level: "inferred",
    note: "The ways of the trucks are printed; the cones are those of the 2019 sheet.",
  },
};

/** The Ice Cream sheet of 2019. PCK-3 */
export const ICE_CREAM_2019: Layout = {
  ...CLASSIC_2018,
  id: "ice-cream-2019",
  own: { variant: "ice-cream", trucks: ["right", "left", "both"], cones: CONES },
  provenance: { level: "published", note: "Read on published material; code and pictures agree." },
};

const MOST_SCOOPS = 9;

function conesOf(value: unknown, path: string, houses: number): number[] {
  const list = listOf(value, path, "the scoops at each house of the street", houses);
  if (list.length !== houses) invalid(path, "the scoops at each house of the street");
  const cones = list.map((each, house) => wholeOf(each, `${path}[${house}]`, 0, MOST_SCOOPS));
  return cones.some((scoops) => scoops > 0) ? cones : invalid(path, "at least one cone");
}

/** Reads the trucks and cones of a layout of the caller's. A truck needs a cone to end its route at. ICE-3 */
export function readOwn(value: unknown, path: string, layout: Layout): IceCreamLayout {
  const fields = fieldsOf(value, path, ["variant", "trucks", "cones"]);
  return {
    variant: "ice-cream",
    trucks: readByStreet(fields["trucks"], `${path}.trucks`, layout, (each, at) =>
      choiceOf(each ?? "", at, ["left", "right", "both"]),
    ),
    cones: readByStreet(fields["cones"], `${path}.cones`, layout, (each, at, street) =>
      conesOf(each, at, layout.streets[street].houses),
    ),
  };
}
