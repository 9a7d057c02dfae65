import { type Card, cardsOf } from "../data/cards.js";
import { type DeckCard, isConstruction, type SpecialCard } from "../data/special-cards.js";
import type { Observation } from "../state/state.js";

/** All cards that an observer sees or has seen and knows to be where they are. */
function seenCards({ table, hands }: Observation): DeckCard[] {
  const inStacks = table.stacks.flatMap(({ flipped, top, known }) => [
    ...flipped,
    ...(known ?? (top === null ? [] : [top])),
  ]);
  const inHands = hands.flat().flatMap(({ number, action }) => (number === null ? [] : [{ number, action }]));
  return [...inStacks, ...inHands, ...table.discards, ...table.removed, ...(table.opponent?.given ?? [])];
}

function keyOf(card: DeckCard): string {
  return Object.values(card).join();
}

/** A list without one card for each of others, which must be in it. */
function without<T extends DeckCard>(cards: readonly T[], others: readonly DeckCard[]): T[] {
  const counts = new Map<string, number>();
  for (const card of others) counts.set(keyOf(card), (counts.get(keyOf(card)) ?? 0) + 1);
  const left = cards.filter((card) => {
    const count = counts.get(keyOf(card)) ?? 0;
    if (count > 0) counts.set(keyOf(card), count - 1);
    return count === 0;
  });
  if ([...counts.values()].some((count) => count > 0))
    throw new Error("a card is seen that the game does not have");
  return left;
}

/** The cards that an observer has not seen: where each of them is, is not known. */
export function unseenCards(observation: Observation): { cards: Card[]; specials: SpecialCard[] } {
  const seen = seenCards(observation);
  const { cards, specials } = observation.setup;
  return {
    cards: without(cardsOf(cards), seen.filter(isConstruction)),
    specials: without(
      specials,
      seen.filter((card) => !isConstruction(card)),
    ),
  };
}
