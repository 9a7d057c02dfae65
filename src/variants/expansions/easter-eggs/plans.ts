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
const inferred = cardsWith("inferred");
const published = cardsWith("published");

const threeEggs = atLeast(3, "eggs");
const noEgg = none("eggs");

/** The C plans of the 2023 expansion; two have the values of the 2019 cards. XPN-1 */
export const PLANS_2023 = [
  reconstructed("C", "two-3-three-eggs-each", 8, 4, part(ON_SHEET, estates([3, 3], threeEggs))),
  inferred("C", "2-3-4-no-egg", 10, 5, part(ON_SHEET, estates([2, 3, 4], noEgg))),
  reconstructed(
    "C",
    "all-orange-and-pink",
    9,
    5,
    part(ON_SHEET, count("all", "orangeEggs"), count("all", "pinkEggs")),
  ),
  reconstructed("C", "three-colours-each-street", 8, 4, part(inStreets("all"), count(3, "eggColours"))),
  inferred("C", "all-eggs-street-3", 7, 3, part(inStreet(3), count("all", "eggs"))),
];

/** The n°3 plans of the 2019 pack. PCK-1 */
export const PLANS_2019 = [
  published("C", "all-eggs-street-3", 7, 3, part(inStreet(3), count("all", "eggs"))),
  published("C", "2-3-4-no-egg", 10, 5, part(ON_SHEET, estates([2, 3, 4], noEgg))),
  published("C", "three-3-three-eggs-each", 8, 4, part(ON_SHEET, estates([3, 3, 3], threeEggs))),
];
