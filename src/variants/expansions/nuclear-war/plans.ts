import type { FeatureRange } from "../../../data/plan-card.js";
import { atLeast, cardsWith, count, estates, inStreets, ON_SHEET, part } from "../../../data/plan-words.js";

const card = cardsWith("reconstructed");

const oneShelter = atLeast(1, "shelters");
const exactlyOneShelter: FeatureRange = { feature: "shelters", min: 1, max: 1 };

/** The C plans of the 2023 expansion. XPN-1 */
export const PLANS_2023 = [
  card("C", "four-1-shelter-each", 8, 4, part(ON_SHEET, estates([1, 1, 1, 1], oneShelter))),
  card("C", "three-3-exactly-one-shelter", 9, 5, part(ON_SHEET, estates([3, 3, 3], exactlyOneShelter))),
  card("C", "all-shelters", 9, 5, part(ON_SHEET, count("all", "shelters"))),
  card("C", "capacity-50", 7, 4, part(ON_SHEET, count(50, "capacity"))),
  card("C", "capacity-30-two-streets", 9, 5, part(inStreets(2), count(30, "capacity"))),
];
