import { cardsWith, count, inStreet, inStreets, ON_SHEET, part } from "../../../data/plan-words.js";

const card = cardsWith("reconstructed");

/** The C plans of the expansion: their conditions are printed, their values are not known. XPN-1 */
export const PLANS = [
  card("C", "seven-candies", 6, 3, part(ON_SHEET, count(7, "candies"))),
  card("C", "four-ghosts-four-candies", 6, 3, part(ON_SHEET, count(4, "ghosts"), count(4, "candies"))),
  card("C", "all-thirteen", 10, 5, part(ON_SHEET, count("all", "treats"))),
  card("C", "all-ghosts-two-streets", 9, 5, part(inStreets(2), count("all", "ghosts"))),
  card("C", "all-candies-street-3", 7, 4, part(inStreet(3), count("all", "candies"))),
];
