import type { Layout } from "../../../data/layout.js";
import { CLASSIC_2023 } from "../../../data/sheets.js";
import {
  always,
  anything,
  areDifferent,
  checked,
  list,
  object,
  type Reader,
  type Readers,
  whole,
} from "../../../input/readers.js";
import { boxCount } from "../../../sheet/tracks.js";
import { byStreet, housesOf } from "../read-houses.js";
import type { StreetRoutes, ZombiesLayout } from "./types.js";

/** The routes of a street; houses are counted from 1 as on the sheet. */
function routes(left: readonly number[], right: readonly number[]): StreetRoutes {
  return { left: left.map((house) => house - 1), right: right.map((house) => house - 1) };
}

/** The Zombies sheet. */
export const ZOMBIES_2023: Layout = {
  ...CLASSIC_2023,
  id: "zombies",
  expansion: {
    id: "zombies",
    routes: [routes([2, 4], [9, 7]), routes([2, 4], [10, 8]), routes([2, 4], [11, 9])],
    ammunitionAtStart: 1,
    ammunitionBoxes: CLASSIC_2023.improvements.map(() => [0]),
  },
  provenance: {
    level: "reconstructed",
    note: "Six hordes and the first ammunition are printed; routes and ammunition boxes are not known.",
  },
};

function routesIn(houses: number): Reader<StreetRoutes> {
  const route = housesOf(houses);
  return checked(
    object({ left: route, right: route }),
    ({ left, right }) => areDifferent([...left, ...right]),
    "every house at most once",
  );
}

/** The ammunition boxes of each estate size; those of the largest sizes may be left out. */
function boxesOf({ improvements }: Layout): Reader<number[][]> {
  const sizes = list(anything, "boxes for each estate size", improvements.length);
  return (value, path) => {
    const given = sizes(value, path);
    return improvements.map((track, index) => {
      const boxes = list(whole(0, boxCount(track) - 1), "a list of boxes", boxCount(track));
      return checked(boxes, areDifferent, "every box once")(given[index] ?? [], `${path}[${index}]`);
    });
  };
}

/** The hordes and the ammunition of a layout of the caller's. */
export function layoutReaders(layout: Layout): Readers<ZombiesLayout> {
  return {
    id: always("zombies"),
    routes: byStreet(layout, routesIn),
    ammunitionAtStart: whole(0, 50),
    ammunitionBoxes: boxesOf(layout),
  };
}
