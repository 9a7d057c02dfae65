import { atLeast, cardsWith, clause, count, estates, inStreets, ON_SHEET } from "../../../data/plan-words.js";

const card = cardsWith("reconstructed");

/** The C plans of the expansion. XPN-1 */
export const PLANS_2023 = [
  card("C", "two-3-barricade-each", 8, 4, clause(ON_SHEET, estates([3, 3], atLeast(1, "barricades")))),
  card("C", "five-barricades", 8, 4, clause(ON_SHEET, count(5, "barricades"))),
  card("C", "all-barricades-one-street", 7, 4, clause(inStreets(1), count("all", "barricades"))),
  card("C", "four-ammunition-used", 7, 3, clause(ON_SHEET, count(4, "ammunitionUsed"))),
  card("C", "five-houses-invaded", 7, 3, clause(ON_SHEET, count(5, "invaded"))),
];
