import type { Layout } from "../../../data/layout.js";
import { CLASSIC_2023 } from "../../../data/sheets.js";
import {
  always,
  later,
  list,
  nullable,
  object,
  optional,
  type Readers,
  whole,
} from "../../../input/readers.js";
import { byStreet, fromOne, risingHouses } from "../read-houses.js";
import type { Objective, RoswellLayout } from "./types.js";

const EXPANSION: RoswellLayout = {
  id: "roswell",
  saucers: fromOne([
    [2, 4, 7, 9],
    [1, 3, 5, 8, 10],
    [2, 4, 7, 9, 12],
  ]),
  objectives: [
    { from: 3, to: 4, each: 4 },
    { from: 5, to: 6, each: 5 },
    { from: 7, to: 8, each: 6 },
    { from: 9, to: null, each: 7 },
  ],
  failedEach: 2,
};

/** The Roswell sheet of the 2023 edition. */
export const ROSWELL_2023: Layout = {
  ...CLASSIC_2023,
  id: "roswell",
  expansion: EXPANSION,
  provenance: {
    level: "reconstructed",
    note: "Where the saucers are is not known; of the objectives the first and the last band and all points are printed, the bands between them inferred.",
  },
};

const points = whole(0, 1000);

const objective = object<Objective>(({ from }) => ({
  from: points,
  to: later(() => optional(nullable(whole(Number(from), 1000)), null)),
  each: points,
}));

/** The saucers and objectives of a layout of the caller's. */
export function layoutReaders(layout: Layout): Readers<RoswellLayout> {
  return {
    id: always("roswell"),
    saucers: byStreet(layout, risingHouses),
    objectives: list(objective, "1 to 20 objectives", 20, 1),
    failedEach: points,
  };
}
