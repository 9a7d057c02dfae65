import {
  type CardTable,
  cardsOf,
  cardsWhere,
  NINE_AND_THREE_QUARTERS,
  NINE_THREE_QUARTERS,
  withCards,
} from "../data/cards.js";
import { EDITIONS } from "../data/editions.js";
import type { EditionId } from "../data/ids.js";

/*
 * The 9¾ cards. They are a matter of the deck alone: where numbers are compared, 9¾ is a number like any other
 * (`sheet/house-number.ts`), and temps shift it by whole steps (`moves/combination.ts`).
 */

/** Whether there are 9¾ cards among cards. */
export function hasQuarters(table: CardTable): boolean {
  return cardsOf(table).some(({ number }) => number === NINE_THREE_QUARTERS);
}

/** Cards without the 9¾ cards. */
export function withoutQuarters(table: CardTable): CardTable {
  return hasQuarters(table) ? cardsWhere(table, (number) => number !== NINE_THREE_QUARTERS) : table;
}

/**
 * The Construction cards of a game, with the 9¾ cards shuffled in or not: those of a caller's own deck or of the edition.
 * Where a deck lists no 9¾ cards, those of the edition are added. SET-1 [NTQ-1]
 */
export function constructionCards(
  edition: EditionId,
  nineAndThreeQuarters: boolean,
  deck: CardTable | null = null,
): CardTable {
  const cards = deck ?? EDITIONS[edition].cards.cards;
  if (!nineAndThreeQuarters) return withoutQuarters(cards);
  return hasQuarters(cards) ? cards : withCards(cards, NINE_AND_THREE_QUARTERS.cards);
}
