import type { RoomCard } from "../state/cards.js";
import type { House } from "../state/house.js";

/** How many children a card shows. */
function childrenOn({ children = 0 }: RoomCard): number {
  return children;
}

/** How many children are seen in a house: those on cards that lie face up. [DRH-79] */
export function childrenIn({ spaces }: House): number {
  return spaces.reduce((sum, card) => sum + (card?.face === "up" ? childrenOn(card) : 0), 0);
}

/** Whether two cards are of one type and show as many children. [DRH-88] [DRH-79] */
export function isLike(one: RoomCard, other: RoomCard): boolean {
  return one.room === other.room && childrenOn(one) === childrenOn(other);
}

/** Where among cards the one of a type lies that shows most children; -1 for none of the type. [DRH-53] [DRH-79] */
export function showingMost(cards: readonly RoomCard[], room: string): number {
  let best = -1;
  for (const [index, card] of cards.entries())
    if (card.room === room && (best < 0 || childrenOn(card) > childrenOn(cards[best]))) best = index;
  return best;
}
