import type { PlanWhere } from "../../../data/plan-card.js";
import { cardsWith, count, inStreets, ON_SHEET, part } from "../../../data/plan-words.js";

const card = cardsWith("reconstructed");

function inColumns(columns: number, adjacent = false): PlanWhere {
  return { in: "columns", count: columns, adjacent };
}

/**
 * The nine plans of the expansion: their conditions are printed, their values are not known. Green houses are those
 * of the park family, red ones of extension, blue ones of pool, orange ones of temp. [AMD-5]
 */
export const PLANS = [
  card("A", "all-green-perfect", 10, 5, part(ON_SHEET, count("all", "perfectParkHouses"))),
  card("A", "all-red-perfect", 8, 4, part(ON_SHEET, count("all", "perfectExtensionHouses"))),
  card(
    "A",
    "all-blue-and-orange-numbered",
    6,
    3,
    part(ON_SHEET, count("all", "numberedPoolHouses"), count("all", "numberedTempHouses")),
  ),
  card("B", "two-perfect-columns", 9, 5, part(inColumns(2), count("all", "perfectHouses"))),
  card("B", "four-columns", 9, 5, part(inColumns(4), count("all", "numberedHouses"))),
  card("B", "three-adjacent-columns", 8, 4, part(inColumns(3, true), count("all", "numberedHouses"))),
  card("C", "one-perfect-street", 10, 5, part(inStreets(1), count("all", "perfectHouses"))),
  card("C", "two-streets", 7, 4, part(inStreets(2), count("all", "numberedHouses"))),
  card("C", "perfect-3-by-3", 10, 5, part(ON_SHEET, count(1, "perfectSquares"))),
];
