import {
  atLeast,
  cardsWith,
  count,
  estates,
  inStreet,
  inStreets,
  ON_SHEET,
  part,
} from "../../../data/plan-words.js";

const card = cardsWith("reconstructed");

/** The C plans of the expansion: their conditions are printed, their values are not known. XPN-1 PLN-8 */
export const PLANS = [
  card(
    "C",
    "two-3-pool-and-duckling",
    9,
    5,
    part(ON_SHEET, estates([3, 3], atLeast(1, "pools"), atLeast(1, "ducklings"))),
  ),
  card(
    "C",
    "five-yellow-five-black",
    8,
    4,
    part(ON_SHEET, count(5, "yellowDucklings"), count(5, "blackDucklings")),
  ),
  card("C", "all-ducklings-two-streets", 8, 4, part(inStreets(2), count("all", "ducklings"))),
  card(
    "C",
    "yellow-street-3-black-street-1",
    7,
    4,
    part(inStreet(3), count("all", "yellowDucklings")),
    part(inStreet(1), count("all", "blackDucklings")),
  ),
  card(
    "C",
    "between-streets",
    8,
    4,
    part(
      ON_SHEET,
      count("all", "yellowDucklingsBetweenStreets"),
      count("all", "blackDucklingsBetweenStreets"),
    ),
  ),
];
