import type { Layout } from "../../data/layout.js";
import { CLASSIC_2023 } from "../../data/sheets.js";
import { fieldsOf, invalid, listOf, wholeOf, within } from "../../rules/fields.js";
import { fromOne, readHouses } from "../read-houses.js";
import type { Objective, SaucersLayout } from "./shape.js";

const OWN: SaucersLayout = {
  variant: "roswell",
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
  own: OWN,
  provenance: {
    level: "reconstructed",
    note: "Where the saucers are is not known; of the objectives the first and the last band and all points are printed, the bands between them inferred.",
  },
};

const MOST_OBJECTIVES = 20;
const MOST_POINTS = 1000;

function objectiveOf(value: unknown, path: string): Objective {
  const fields = fieldsOf(value, path, ["from", "to", "each"]);
  const from = wholeOf(fields["from"], within(path, "from"), 0, MOST_POINTS);
  const { to } = fields;
  return {
    from,
    to: to === null || to === undefined ? null : wholeOf(to, within(path, "to"), from, MOST_POINTS),
    each: wholeOf(fields["each"], within(path, "each"), 0, MOST_POINTS),
  };
}

/** Reads the saucers and objectives of a layout of the caller's. */
export function readOwn(value: unknown, path: string, base: Layout): SaucersLayout {
  const fields = fieldsOf(value, path, ["variant", "saucers", "objectives", "failedEach"]);
  const at = within(path, "objectives");
  const objectives = listOf(fields["objectives"], at, "a list of objectives", MOST_OBJECTIVES);
  if (objectives.length === 0) invalid(at, "at least one objective");
  return {
    variant: "roswell",
    saucers: readHouses(fields["saucers"], within(path, "saucers"), base),
    objectives: objectives.map((each, index) => objectiveOf(each, `${at}[${index}]`)),
    failedEach: wholeOf(fields["failedEach"], within(path, "failedEach"), 0, MOST_POINTS),
  };
}
