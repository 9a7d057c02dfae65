import { type CardTable, NINE_AND_THREE_QUARTERS, withCards } from "../data/cards.js";
import { EDITIONS } from "../data/editions.js";
import type { EditionId } from "../data/ids.js";

/*
 * The 9¾ cards. They are a matter of the deck alone: where numbers are compared, 9¾ is a number like any other
 * (`sheet/house-number.ts`), and temps shift it by whole steps (`moves/fields.ts`).
 */

/** The Construction cards of a game, with the 9¾ cards shuffled in or not. [SET-1] [NTQ-1] */
export function constructionCards(edition: EditionId, nineAndThreeQuarters: boolean): CardTable {
  const { cards } = EDITIONS[edition].cards;
  return nineAndThreeQuarters ? withCards(cards, NINE_AND_THREE_QUARTERS.cards) : cards;
}
