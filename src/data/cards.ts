import type { Provenance } from "./provenance.js";

/**
 * The action on one face of a Construction card. The first edition calls them surveyor, real estate agent, landscaper,
 * pool manufacturer, temp agency and bis.
 */
export type Action = "fence" | "improvement" | "park" | "pool" | "temp" | "extension";

/** All actions, in the order in which the rulebook explains them. */
export const ACTIONS: readonly Action[] = ["fence", "improvement", "park", "pool", "temp", "extension"];

/** A Construction card: a number on one face, an action on the other. */
export interface Card {
  /** House number on the number face: 1 to 15, or 9.75. */
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

/** The Construction cards of the first edition. [SET-2] */
export const CARDS_2018: CardSet = {
  cards: {
    fence: [1, 2, 3, 5, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 13, 14, 15],
    improvement: [1, 2, 4, 5, 5, 6, 7, 7, 8, 8, 9, 9, 10, 11, 11, 12, 14, 15],
    park: [1, 2, 4, 5, 5, 6, 7, 7, 8, 8, 9, 9, 10, 11, 11, 12, 14, 15],
    pool: [3, 4, 6, 7, 8, 9, 10, 12, 13],
    temp: [3, 4, 6, 7, 8, 9, 10, 12, 13],
    extension: [3, 4, 6, 7, 8, 9, 10, 12, 13],
  },
  provenance: {
    level: "published",
    note: "The counts are printed; the pairing is the same in five independent public implementations.",
  },
};

/** The Construction cards of the 2023 edition. [SET-1] */
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

/** The number of the 9¾ cards. */
export const NINE_THREE_QUARTERS = 9.75;

/** The three cards with the number 9¾; where no clause says otherwise they are ordinary cards. NTQ-1 [NTQ-6] */
export const NINE_AND_THREE_QUARTERS: CardSet = {
  cards: {
    fence: [NINE_THREE_QUARTERS],
    improvement: [NINE_THREE_QUARTERS],
    park: [NINE_THREE_QUARTERS],
    pool: [],
    temp: [],
    extension: [],
  },
  provenance: {
    level: "reconstructed",
    note: "That there are three is printed; their actions are not known.",
  },
};

/** The table of cards, each action's numbers rising. */
function tableOf(cards: readonly Card[]): CardTable {
  const numbersOf = (action: Action): number[] =>
    cards.flatMap((card) => (card.action === action ? [card.number] : [])).sort((a, b) => a - b);
  return Object.fromEntries(ACTIONS.map((action) => [action, numbersOf(action)])) as unknown as CardTable;
}

/** The cards of a table that a test takes. */
export function cardsWhere(table: CardTable, isTaken: (number: number) => boolean): CardTable {
  return tableOf(cardsOf(table).filter(({ number }) => isTaken(number)));
}

/** Two tables as one. */
export function withCards(table: CardTable, more: CardTable): CardTable {
  return tableOf([...cardsOf(table), ...cardsOf(more)]);
}

const decks = new WeakMap<CardTable, readonly Card[]>();

/** The cards of a table one by one, by action and rising number; made once per table, and frozen. */
export function cardsOf(table: CardTable): readonly Card[] {
  const known = decks.get(table);
  if (known !== undefined) return known;
  const deck = ACTIONS.flatMap((action) => table[action].map((number) => Object.freeze({ number, action })));
  decks.set(table, deck);
  return deck;
}
