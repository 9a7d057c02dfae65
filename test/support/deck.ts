import type { Action, Card, CardTable, DeckCard } from "perfect-home-rules";

/** All actions, those with few cards last. */
export const ACTIONS: readonly Action[] = ["fence", "improvement", "park", "pool", "temp", "extension"];

/** The cards of a table one by one. */
export function deckOf(table: CardTable): Card[] {
  return ACTIONS.flatMap((action) => table[action].map((number) => ({ number, action })));
}

/** A card that must be a Construction card: the game has no others, or has just resolved them. */
export function constructionCard(card: DeckCard | null): Card {
  if (card === null || "special" in card) throw new Error("this is no Construction card");
  return card;
}

/** Cards as text in alphabetical order: equal for equal multisets. */
export function multiset(cards: readonly Card[]): string[] {
  return cards.map(({ number, action }) => `${action} ${number}`).sort();
}
