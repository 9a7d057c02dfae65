import {
  atLeast,
  cardsWith,
  count,
  estates,
  houses,
  inStreet,
  inStreets,
  ON_SHEET,
  part,
} from "./plan-words.js";
import { standardPlans } from "./plans-standard.js";

/** 18 of the 21 standard City Plans of the 2023 edition. [PLN-7] */
export const STANDARD_PLANS_2023 = standardPlans("inferred");

const card = cardsWith("reconstructed");
const inferred = cardsWith("inferred");
const pool = atLeast(1, "pools");
const extension = atLeast(1, "extensions");

/**
 * The 17 advanced City Plans of the 2023 edition. Their conditions are printed, their values are not known; one
 * has the value of the 2018 card with the same condition. ADV-1 ADV-3 ADV-4 ADV-5
 */
export const ADVANCED_PLANS_2023 = [
  card("A", "ends-of-all-streets", 10, 5, part(inStreets("all"), houses("endEstates"))),
  card("A", "street-1-2-6", 9, 5, part(inStreet(1), estates([2, 6]))),
  card("A", "street-2-3-4-4", 11, 6, part(inStreet(2), estates([3, 4, 4]))),
  card("A", "street-3-3-3-6", 11, 6, part(inStreet(3), estates([3, 3, 6]))),
  card("A", "one-street-4-4-roundabout", 9, 5, part(inStreets(1), estates([4, 4]), count(1, "roundabouts"))),
  card(
    "A",
    "one-street-2-2-3-two-roundabouts",
    10,
    5,
    part(inStreets(1), estates([2, 2, 3]), count(2, "roundabouts")),
  ),
  card("B", "1-1-2-pool-each", 9, 5, part(ON_SHEET, estates([1, 1, 2], pool))),
  card("B", "2-3-3-pool-each", 10, 6, part(ON_SHEET, estates([2, 3, 3], pool))),
  card("B", "5-6-pool-and-extension-each", 11, 6, part(ON_SHEET, estates([5, 6], pool, extension))),
  card("B", "2-2-4-extension-each", 9, 5, part(ON_SHEET, estates([2, 2, 4], extension))),
  card("B", "4-5-two-extensions-each", 10, 6, part(ON_SHEET, estates([4, 5], atLeast(2, "extensions")))),
  card("C", "seven-parks", 7, 4, part(ON_SHEET, count(7, "parks"))),
  card("C", "two-parks-each-street", 7, 4, part(inStreets("all"), count(2, "parks"))),
  inferred("C", "all-parks-two-streets", 7, 4, part(inStreets(2), count("all", "parks"))),
  card("C", "five-temps", 7, 3, part(ON_SHEET, count(5, "temps"))),
  card("C", "six-improvements", 7, 4, part(ON_SHEET, count(6, "improvements"))),
  card("C", "three-full-improvement-columns", 9, 5, part(ON_SHEET, count(3, "fullImprovementColumns"))),
];
