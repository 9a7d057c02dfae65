import type { Card } from "../../data/cards.js";
import { type DeckCard, isConstruction, type SpecialCard } from "../../data/special-cards.js";
import { fieldsOf, listOf } from "../../rules/fields.js";
import { refuse } from "../../rules/violation.js";
import type { Pile } from "../../state/supply.js";

function sameCard(
  card: DeckCard,
  { number, action, special, letter }: Readonly<Record<string, unknown>>,
): boolean {
  if (isConstruction(card)) return card.number === number && card.action === action && special === undefined;
  return card.special === special && (card.special !== "validation" || card.letter === letter);
}

/**
 * Reads all cards in a given order: they must be those of the deck, and special cards must lie in their pile.
 * SET-1 SET-2 AAA-2 FST-1
 */
export function readCards(
  value: unknown,
  deck: readonly Card[],
  piles: readonly Pile[],
  specials: readonly SpecialCard[],
): DeckCard[][] {
  const left: DeckCard[] = [...deck, ...specials];
  const cards = listOf(value, "cards", "a list of cards").map((each, index) => {
    const fields = fieldsOf(each, `cards[${index}]`, ["number", "action", "special", "letter"]);
    const at = left.findIndex((card) => sameCard(card, fields));
    if (at < 0) refuse("options.cards", { path: `cards[${index}]` });
    return left.splice(at, 1)[0];
  });
  if (left.some(isConstruction)) refuse("options.cards", { path: "cards", missing: left.length });
  return splitIntoPiles(cards, deck.length, piles);
}

function splitIntoPiles(cards: readonly DeckCard[], deckSize: number, piles: readonly Pile[]): DeckCard[][] {
  const counted = piles.reduce((sum, pile) => sum + (pile.construction ?? 0), 0);
  let next = 0;
  const split = piles.map(({ construction, specials }) => {
    const size = (construction ?? deckSize - counted) + specials.length;
    const pile = cards.slice(next, next + size);
    next += size;
    const found = pile.filter((card) => !isConstruction(card)).length;
    if (found !== specials.length)
      refuse("options.cards", { path: "cards", specials: specials.length, found });
    return pile;
  });
  if (next !== cards.length) refuse("options.cards", { path: "cards", expected: next, found: cards.length });
  return split;
}

/** Puts a deck of shuffled cards together, pile by pile. AAA-2 FST-1 */
export function formPiles(
  cards: readonly Card[],
  piles: readonly Pile[],
  shuffle: (cards: DeckCard[]) => DeckCard[],
): DeckCard[][] {
  const counted = piles.reduce((sum, pile) => sum + (pile.construction ?? 0), 0);
  let next = 0;
  return piles.map(({ construction, specials }) => {
    const size = construction ?? cards.length - counted;
    const pile = cards.slice(next, next + size);
    next += size;
    return specials.length === 0 ? pile : shuffle([...pile, ...specials]);
  });
}
