import type { EditionId } from "perfect-home-rules";
import type { PrintedPlan } from "../support/position-plans.js";

/*
 * The values of all plan cards, written down apart from the library. The first edition: read on published cards. The
 * 2023 edition: the standard cards are those of 2018 (the three values that its rulebook shows agree), the advanced ones
 * have printed conditions and designed values, but for all-parks-two-streets, which has that of the 2018 card.
 */
/** The 18 standard cards, the same in both editions. PLN-7 */
export const STANDARD: readonly PrintedPlan[] = [
  ["A", "six-estates-of-1", 8, 4],
  ["A", "four-estates-of-2", 8, 4],
  ["A", "three-estates-of-3", 8, 4],
  ["A", "two-estates-of-4", 6, 3],
  ["A", "two-estates-of-5", 8, 4],
  ["A", "two-estates-of-6", 10, 6],
  ["B", "1-1-1-6", 11, 6],
  ["B", "2-2-5", 10, 6],
  ["B", "3-3-4", 12, 7],
  ["B", "3-6", 8, 4],
  ["B", "4-5", 9, 5],
  ["B", "1-1-1-4", 9, 5],
  ["C", "1-2-6", 12, 7],
  ["C", "1-4-5", 13, 7],
  ["C", "3-4", 7, 3],
  ["C", "2-5", 7, 3],
  ["C", "1-2-2-3", 11, 6],
  ["C", "2-3-5", 13, 7],
];

/** The advanced cards: 10 in the first edition, 17 in 2023. ADV-1 */
export const ADVANCED: Readonly<Record<EditionId, readonly PrintedPlan[]>> = {
  "first-2018": [
    ["A", "all-houses-street-3", 8, 4],
    ["A", "all-houses-street-1", 6, 3],
    ["A", "five-extensions-one-street", 8, 3],
    ["A", "seven-temps", 6, 3],
    ["A", "street-ends", 7, 4],
    ["B", "parks-two-streets", 7, 4],
    ["B", "roundabout-pools-parks-one-street", 10, 5],
    ["B", "pools-two-streets", 7, 4],
    ["B", "pools-parks-street-3", 10, 5],
    ["B", "pools-parks-street-2", 8, 3],
  ],
  "collector-2023": [
    ["A", "ends-of-all-streets", 10, 5],
    ["A", "street-1-2-6", 9, 5],
    ["A", "street-2-3-4-4", 11, 6],
    ["A", "street-3-3-3-6", 11, 6],
    ["A", "one-street-4-4-roundabout", 9, 5],
    ["A", "one-street-2-2-3-two-roundabouts", 10, 5],
    ["B", "1-1-2-pool-each", 9, 5],
    ["B", "2-3-3-pool-each", 10, 6],
    ["B", "5-6-pool-and-extension-each", 11, 6],
    ["B", "2-2-4-extension-each", 9, 5],
    ["B", "4-5-two-extensions-each", 10, 6],
    ["C", "seven-parks", 7, 4],
    ["C", "two-parks-each-street", 7, 4],
    ["C", "all-parks-two-streets", 7, 4],
    ["C", "five-temps", 7, 3],
    ["C", "six-improvements", 7, 4],
    ["C", "three-full-improvement-columns", 9, 5],
  ],
};
