import {
  atLeast,
  cardsWith,
  count,
  estates,
  inStreets,
  none,
  ON_SHEET,
  part,
} from "../../../data/plan-words.js";

const reconstructed = cardsWith("reconstructed");
const inferred = cardsWith("inferred");
const published = cardsWith("published");

const noCone = none("cones");
const allCones = part(inStreets(1), count("all", "cones"));

/** The C plans of the 2023 expansion; one has the values of the 2019 card. XPN-1 */
export const PLANS_2023 = [
  reconstructed("C", "three-3-two-cones-each", 9, 5, part(ON_SHEET, estates([3, 3, 3], atLeast(2, "cones")))),
  reconstructed("C", "two-3-no-cone", 6, 3, part(ON_SHEET, estates([3, 3], noCone))),
  reconstructed(
    "C",
    "three-1-pool-and-cone",
    8,
    4,
    part(ON_SHEET, estates([1, 1, 1], atLeast(1, "pools"), atLeast(1, "cones"))),
  ),
  reconstructed("C", "five-triple-cones", 8, 4, part(ON_SHEET, count(5, "tripleCones"))),
  inferred("C", "all-cones-one-street", 6, 4, allCones),
];

/** The n°3 plans of the 2019 pack. PCK-1 */
export const PLANS_2019 = [
  published("C", "all-cones-one-street", 6, 4, allCones),
  published("C", "3-4-5-no-cone", 7, 3, part(ON_SHEET, estates([3, 4, 5], noCone))),
  published("C", "three-4-three-cones-each", 8, 4, part(ON_SHEET, estates([4, 4, 4], atLeast(3, "cones")))),
];
