import type { Provenance } from "./provenance.js";

/** The action on one face of a Construction card. */
export type Action = "fence" | "improvement" | "park" | "pool" | "temp" | "extension";

/** All actions, in the order in which the rulebook explains them. */
export const ACTIONS: readonly Action[] = ["fence", "improvement", "park", "pool", "temp", "extension"];

/** A Construction card: a number on one face, an action on the other. */
export interface Card {
  /** House number on the number face, 1 to 15. */
  readonly number: number;
  /** Action on the other face; the number face shows it in a corner. */
  readonly action: Action;
}

/** For each action, the numbers on the other face of its cards, rising. */
export type CardTable = Readonly<Record<Action, readonly number[]>>;

/** The cards of one edition. */
export interface CardSet {
  /** The cards by action. */
  readonly cards: CardTable;
  /** Where the table comes from. */
  readonly provenance: Provenance;
}

/** The Construction cards of the 2023 edition. SET-1 */
export const CARDS_2023: CardSet = {
  cards: {
    fence: [1, 2, 5, 5, 6, 7, 8, 8, 9, 10, 11, 11, 14, 15],
    improvement: [1, 4, 5, 5, 6, 7, 7, 9, 9, 10, 11, 11, 12, 15],
    park: [2, 4, 5, 6, 7, 7, 8, 8, 9, 9, 10, 11, 12, 14],
    pool: [3, 6, 7, 8, 9, 10, 13],
    temp: [3, 4, 6, 8, 10, 12, 13],
    extension: [3, 4, 6, 8, 10, 12, 13],
  },
  provenance: {
    level: "inferred",
    note: "How often each number and each action occurs is printed; which number has which action on its back is that of a sister game with the same counts.",
  },
};

/** The cards of a table one by one, by action and rising number. */
export function cardsOf(table: CardTable): Card[] {
  return ACTIONS.flatMap((action) => table[action].map((number) => ({ number, action })));
}
