import { ACTIONS, type Action, type Card } from "../data/cards.js";
import { type DeckCard, isConstruction } from "../data/special-cards.js";
import type { Random } from "../input/random.js";
import type { CardPile, Cards } from "../supplies/card-supply.js";
import type { Start } from "./options/read-start.js";

/** Takes the first card of its kind out of a deck. */
function take(deck: Card[], isWanted: (card: Card) => boolean): Card | undefined {
  const at = deck.findIndex(isWanted);
  return at < 0 ? undefined : deck.splice(at, 1)[0];
}

/** The card on top of a stack: it shows the number, and the next action where that is known. SET-7 */
function topCard(deck: Card[], number: number, action: Action | null, random: Random): Card {
  return (
    take(deck, (card) => card.number === number && (action === null || card.action === action)) ?? {
      number,
      action: action ?? ACTIONS[random.nextInteger(ACTIONS.length)],
    }
  );
}

/**
 * The cards as they would be laid out so that the first flip shows a position: on each stack the card that shows the
 * action, the card that shows the number, then the unknown ones. A card that the deck does not have takes the place
 * of one of these, so that the stacks stay as large as they are. RND-2
 */
export function arrangeCards(cards: Cards, { combinations, nextActions }: Start, random: Random): Cards {
  const deck = cards.piles.flatMap((pile) => pile.cards).filter(isConstruction);
  const tops = combinations.map(({ number }, stack) =>
    topCard(deck, number, nextActions?.[stack] ?? null, random),
  );
  const flipped = combinations.map(
    ({ number, action }) => take(deck, (card) => card.action === action) ?? { number, action },
  );
  const piles = cards.piles.map(({ stack, cards: pile }, index): CardPile => {
    const isFirst = cards.piles.findIndex((each) => each.stack === stack) === index;
    const shown = isFirst ? [flipped[stack], tops[stack]] : [];
    const below = withoutConstruction(pile, shown.length).map((card) =>
      isConstruction(card) ? (deck.shift() ?? card) : card,
    );
    return { stack, cards: [...shown, ...below] };
  });
  return { ...cards, piles };
}

/** A pile without its first Construction cards: they make room for those shown. */
function withoutConstruction(pile: readonly DeckCard[], count: number): DeckCard[] {
  const first = pile.filter(isConstruction).slice(0, count);
  return pile.filter((card) => !isConstruction(card) || !first.includes(card));
}
