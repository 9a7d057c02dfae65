import { type Card, cardsOf } from "../data/cards.js";
import {
  type DeckCard,
  isConstruction,
  isSameConstruction,
  type SpecialCard,
} from "../data/special-cards.js";
import type { Position } from "../state/state.js";

/** What all see of the cards, and what an observer does. */
type Seen = Pick<Position, "setup" | "table" | "hands">;

/** All cards that an observer sees or has seen and knows to be where they are. */
function seenCards({ table, hands }: Seen): DeckCard[] {
  const inStacks = table.stacks.flatMap(({ flipped, top, known }) => [
    ...flipped,
    ...(known ?? (top === null ? [] : [top])),
  ]);
  const inHands = hands.flat().flatMap(({ number, action }) => (number === null ? [] : [{ number, action }]));
  return [...inStacks, ...inHands, ...table.discards, ...table.removed, ...(table.opponent?.given ?? [])];
}

/** Whether two special cards are the same one. */
function isSameSpecial(card: SpecialCard, other: SpecialCard): boolean {
  return Object.values(card).join() === Object.values(other).join();
}

/** A list without one card for each of others, which must be in it. */
function without<T>(cards: readonly T[], others: readonly T[], isSame: (card: T, other: T) => boolean): T[] {
  const left = [...cards];
  for (const other of others) {
    const at = left.findIndex((card) => isSame(card, other));
    if (at < 0) throw new Error("a card is seen that the game does not have");
    left.splice(at, 1);
  }
  return left;
}

/** The cards that an observer has not seen: where each of them is, is not known. */
export function unseenCards(seen: Seen): { cards: Card[]; specials: SpecialCard[] } {
  const { cards, specials } = seen.setup;
  const seenConstruction: Card[] = [];
  const seenSpecials: SpecialCard[] = [];
  for (const card of seenCards(seen)) {
    if (isConstruction(card)) seenConstruction.push(card);
    else seenSpecials.push(card);
  }
  return {
    cards: without(cardsOf(cards), seenConstruction, isSameConstruction),
    specials: without(specials, seenSpecials, isSameSpecial),
  };
}
