import type { Action, EditionId } from "perfect-home-rules";

/** For each action the numbers on the other faces of its cards. */
type Pairing = Readonly<Record<Action, readonly number[]>>;

/*
 * What the Construction cards of both editions show, written down apart from the library. The first edition: printed
 * counts, and a pairing on which five public implementations agree. The 2023 edition: printed counts, and the pairing
 * of a sister game with the same counts.
 */
/** Which numbers are on the other faces of the cards of each action. SET-1 SET-2 */
export const PAIRINGS: Readonly<Record<EditionId, Pairing>> = {
  "collector-2023": {
    fence: [1, 2, 5, 5, 6, 7, 8, 8, 9, 10, 11, 11, 14, 15],
    improvement: [1, 4, 5, 5, 6, 7, 7, 9, 9, 10, 11, 11, 12, 15],
    park: [2, 4, 5, 6, 7, 7, 8, 8, 9, 9, 10, 11, 12, 14],
    pool: [3, 6, 7, 8, 9, 10, 13],
    temp: [3, 4, 6, 8, 10, 12, 13],
    extension: [3, 4, 6, 8, 10, 12, 13],
  },
  "first-2018": {
    fence: [1, 2, 3, 5, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 13, 14, 15],
    improvement: [1, 2, 4, 5, 5, 6, 7, 7, 8, 8, 9, 9, 10, 11, 11, 12, 14, 15],
    park: [1, 2, 4, 5, 5, 6, 7, 7, 8, 8, 9, 9, 10, 11, 11, 12, 14, 15],
    pool: [3, 4, 6, 7, 8, 9, 10, 12, 13],
    temp: [3, 4, 6, 7, 8, 9, 10, 12, 13],
    extension: [3, 4, 6, 7, 8, 9, 10, 12, 13],
  },
};

/** How many cards have the number 1, 2, … 15: printed in both rulebooks. SET-1 SET-2 */
export const NUMBER_COUNTS: Readonly<Record<EditionId, readonly number[]>> = {
  "collector-2023": [2, 2, 3, 4, 5, 6, 6, 7, 6, 6, 5, 4, 3, 2, 2],
  "first-2018": [3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3],
};

/** How many cards have each action: printed in both rulebooks. SET-1 SET-2 */
export const ACTION_COUNTS: Readonly<Record<EditionId, Readonly<Record<Action, number>>>> = {
  "collector-2023": { fence: 14, improvement: 14, park: 14, pool: 7, temp: 7, extension: 7 },
  "first-2018": { fence: 18, improvement: 18, park: 18, pool: 9, temp: 9, extension: 9 },
};

/** The 9¾ cards: that there are three is printed, their actions are designed. NTQ-1 */
export const QUARTER_CARDS: readonly Action[] = ["fence", "improvement", "park"];
