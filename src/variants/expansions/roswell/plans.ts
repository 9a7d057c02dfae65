import {
  atLeast,
  cardsWith,
  count,
  estates,
  inColumns,
  inStreets,
  none,
  ON_SHEET,
  part,
} from "../../../data/plan-words.js";

const card = cardsWith("reconstructed");

const noZoorg = none("zoorgs");

/** The C plans of the 2023 expansion. XPN-1 */
export const PLANS_2023 = [
  card("C", "two-4-zoorg-each", 8, 4, part(ON_SHEET, estates([4, 4], atLeast(1, "zoorgs")))),
  card("C", "3-4-two-zoorgs-each", 9, 5, part(ON_SHEET, estates([3, 4], atLeast(2, "zoorgs")))),
  card("C", "two-5-no-zoorg", 8, 4, part(ON_SHEET, estates([5, 5], noZoorg))),
  card("C", "all-zoorgs-one-street", 9, 5, part(inStreets(1), count("all", "zoorgs"))),
  card("C", "three-columns-two-zoorgs", 9, 5, part(inColumns(3), count(2, "zoorgs"))),
];
