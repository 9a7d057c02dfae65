import {
  atLeast,
  cardsWith,
  count,
  estates,
  inStreet,
  inStreets,
  none,
  ON_SHEET,
  part,
} from "../../../data/plan-words.js";

const reconstructed = cardsWith("reconstructed");
const published = cardsWith("published");

const oneString = atLeast(1, "wholeStrings");
const noLink = none("links");
const middleUnlinked = none("linkedMiddles");

/** The C plans of the 2023 expansion. XPN-1 */
export const PLANS_2023 = [
  reconstructed("C", "three-3-one-string-each", 9, 5, part(ON_SHEET, estates([3, 3, 3], oneString))),
  reconstructed("C", "4-5-one-string-each", 9, 5, part(ON_SHEET, estates([4, 5], oneString))),
  reconstructed("C", "two-3-middle-unlinked", 7, 4, part(ON_SHEET, estates([3, 3], middleUnlinked))),
  reconstructed("C", "street-3-one-string", 12, 6, part(inStreet(3), count(1, "wholeStrings"))),
  reconstructed(
    "C",
    "one-string-and-all-parks-one-street",
    12,
    6,
    part(inStreets(1), count(1, "wholeStrings"), count("all", "parks")),
  ),
];

/** The n°3 plans of the 2019 pack. PCK-1 */
export const PLANS_2019 = [
  published("C", "two-6-one-string-each", 10, 5, part(ON_SHEET, estates([6, 6], oneString))),
  published("C", "one-street-one-string", 14, 7, part(inStreets(1), count(1, "wholeStrings"))),
  published("C", "two-3-unlinked", 10, 5, part(ON_SHEET, estates([3, 3], noLink))),
];
