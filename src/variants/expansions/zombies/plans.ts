import { atLeast, cardsWith, count, estates, inStreets, ON_SHEET, part } from "../../../data/plan-words.js";

const card = cardsWith("reconstructed");

/** The C plans of the expansion. XPN-1 */
export const PLANS_2023 = [
  card("C", "two-3-barricade-each", 8, 4, part(ON_SHEET, estates([3, 3], atLeast(1, "barricades")))),
  card("C", "five-barricades", 8, 4, part(ON_SHEET, count(5, "barricades"))),
  card("C", "all-barricades-one-street", 7, 4, part(inStreets(1), count("all", "barricades"))),
  card("C", "four-ammunition-used", 7, 3, part(ON_SHEET, count(4, "ammunitionUsed"))),
  card("C", "five-houses-invaded", 7, 3, part(ON_SHEET, count(5, "invaded"))),
];
