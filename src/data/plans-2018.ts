import { cardsWith, count, houses, inStreet, inStreets, ON_SHEET, part } from "./plan-words.js";
import { standardPlans } from "./plans-standard.js";

/** The 18 standard City Plans of the first edition. */
export const STANDARD_PLANS_2018 = standardPlans("published");

const card = cardsWith("published");

/** The 10 City Plans of the first edition's advanced variant. ADV-1 ADV-2 */
export const ADVANCED_PLANS_2018 = [
  card("A", "all-houses-street-3", 8, 4, part(inStreet(3), houses("all"))),
  card("A", "all-houses-street-1", 6, 3, part(inStreet(1), houses("all"))),
  card("A", "five-extensions-one-street", 8, 3, part(inStreets(1), count(5, "extensions"))),
  card("A", "seven-temps", 6, 3, part(ON_SHEET, count(7, "temps"))),
  card("A", "street-ends", 7, 4, part(inStreets("all"), houses("ends"))),
  card("B", "parks-two-streets", 7, 4, part(inStreets(2), count("all", "parks"))),
  card(
    "B",
    "roundabout-pools-parks-one-street",
    10,
    5,
    part(inStreets(1), count("all", "parks"), count("all", "pools"), count(1, "roundabouts")),
  ),
  card("B", "pools-two-streets", 7, 4, part(inStreets(2), count("all", "pools"))),
  card("B", "pools-parks-street-3", 10, 5, part(inStreet(3), count("all", "pools"), count("all", "parks"))),
  card("B", "pools-parks-street-2", 8, 3, part(inStreet(2), count("all", "pools"), count("all", "parks"))),
];
