import type { Layout } from "../../../data/layout.js";
import { CLASSIC_2023 } from "../../../data/sheets.js";
import { always, type Readers, whole } from "../../../input/readers.js";
import { byStreet, fromOne, risingHouses } from "../read-houses.js";
import type { NuclearWarLayout } from "./types.js";

const EXPANSION: NuclearWarLayout = {
  id: "nuclear-war",
  shelters: fromOne([
    [2, 5, 8, 9],
    [2, 4, 6, 9, 11],
    [1, 4, 6, 9, 12],
  ]),
  streetScores: [8, 10, 11],
  optimism: 9,
  aaaStart: [20, 30, 30],
};

/** The Nuclear War sheet of the 2023 edition. */
export const NUCLEAR_WAR_2023: Layout = {
  ...CLASSIC_2023,
  id: "nuclear-war",
  expansion: EXPANSION,
  provenance: {
    level: "reconstructed",
    note: "What shelters score and what the AAA begins with is printed; where the shelters stand is not known.",
  },
};

const points = whole(0, 1000);

/** The shelters of a layout of the caller's. */
export function layoutReaders(layout: Layout): Readers<NuclearWarLayout> {
  return {
    id: always("nuclear-war"),
    shelters: byStreet(layout, risingHouses),
    streetScores: byStreet(layout, () => points),
    optimism: points,
    aaaStart: byStreet(layout, () => points),
  };
}
