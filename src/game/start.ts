import { type DeckCard, isConstruction } from "../data/special-cards.js";
import type { CardPile, Cards } from "../supplies/card-supply.js";
import { findShownCards, type Shown } from "./shown-cards.js";

/**
 * The cards as they would be laid out so that the first flip shows a position: on each stack the card that shows the
 * action, the card that shows the number, then the unknown ones. The stacks stay as large as they are. RND-2
 */
export function arrangeCards(cards: Cards, shown: Shown): Cards {
  const deck = cards.piles.flatMap((pile) => pile.cards).filter(isConstruction);
  const { tops, flipped, others } = findShownCards(deck, shown);
  let next = 0;
  const piles = cards.piles.map(({ stack, cards: pile }, index): CardPile => {
    const isFirst = cards.piles.findIndex((each) => each.stack === stack) === index;
    const above = isFirst ? [flipped[stack], tops[stack]] : [];
    const below = withoutConstruction(pile, above.length).map((card) => {
      if (!isConstruction(card)) return card;
      next += 1;
      return others[next - 1];
    });
    return { stack, cards: [...above, ...below] };
  });
  return { ...cards, piles };
}

/** A pile without its first Construction cards: they make room for those shown. */
function withoutConstruction(pile: readonly DeckCard[], count: number): DeckCard[] {
  const first = pile.filter(isConstruction).slice(0, count);
  return pile.filter((card) => !isConstruction(card) || !first.includes(card));
}
