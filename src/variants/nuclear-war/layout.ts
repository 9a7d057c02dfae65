import type { Layout } from "../../data/layout.js";
import { CLASSIC_2023 } from "../../data/sheets.js";
import { fieldsOf, wholeOf, within } from "../../rules/fields.js";
import { fromOne, readByStreet, readHouses } from "../read-houses.js";
import type { SheltersLayout } from "./shape.js";

const OWN: SheltersLayout = {
  variant: "nuclear-war",
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
  own: OWN,
  provenance: {
    level: "reconstructed",
    note: "What shelters score and what the AAA begins with is printed; where the shelters stand is not known.",
  },
};

const MOST_POINTS = 1000;

/** Reads the shelters of a layout of the caller's. */
export function readOwn(value: unknown, path: string, base: Layout): SheltersLayout {
  const fields = fieldsOf(value, path, ["variant", "shelters", "streetScores", "optimism", "aaaStart"]);
  const amount = (each: unknown, at: string): number => wholeOf(each, at, 0, MOST_POINTS);
  return {
    variant: "nuclear-war",
    shelters: readHouses(fields["shelters"], within(path, "shelters"), base),
    streetScores: readByStreet(fields["streetScores"], within(path, "streetScores"), base, amount),
    optimism: amount(fields["optimism"], within(path, "optimism")),
    aaaStart: readByStreet(fields["aaaStart"], within(path, "aaaStart"), base, amount),
  };
}
