import { type DeckCard, isConstruction, isSameCard } from "../data/special-cards.js";
import type { Position } from "../state/state.js";
import { CARD_PLACES } from "./codes.js";
import { cardKey, type Shape } from "./shape.js";

/** The codes of the places where cards of a stack or hand lie. */
export function placesOf({ stacks }: Shape): {
  flipped(stack: number): number;
  top(stack: number): number;
  known(stack: number): number;
  hand(seat: number): number;
} {
  return {
    flipped: (stack) => CARD_PLACES.others + stack,
    top: (stack) => CARD_PLACES.others + stacks + stack,
    known: (stack) => CARD_PLACES.others + 2 * stacks + stack,
    hand: (seat) => CARD_PLACES.others + 3 * stacks + seat,
  };
}

/** The index of a special card. Each of them is there once. */
function specialIndex({ cards, specials }: Shape, card: DeckCard): number {
  const text = textOf(card);
  return cards.length + specials.findIndex((each) => textOf(each) === text);
}

function textOf(card: DeckCard): string {
  return Object.values(card).join();
}

/**
 * Writes where each card lies: the code of the place, and its position there, from 1. Equal cards are
 * taken in the order in which they are found.
 *
 * @param isSeen - whether the number of a card in a hand is known to the observer.
 */
export function writeCards(
  shape: Shape,
  { table, hands }: Position,
  observer: number,
  isSeen: (owner: number, index: number) => boolean,
  into: Float32Array,
  at: number,
): void {
  const next = shape.firstOf.slice();
  const lay = (card: DeckCard, place: number, rank: number): void => {
    const index = isConstruction(card) ? next[cardKey(card)]++ : specialIndex(shape, card);
    into[at + 2 * index] = place;
    into[at + 2 * index + 1] = rank;
  };
  const layAll = (cards: readonly DeckCard[], place: number): void => {
    for (let index = 0; index < cards.length; index++) lay(cards[index], place, index + 1);
  };
  into.fill(0, at, at + 2 * (shape.cards.length + shape.specials.length));
  layAll(table.discards, CARD_PLACES.discards);
  layAll(table.removed, CARD_PLACES.removed);
  if (table.opponent !== null) layAll(table.opponent.given, CARD_PLACES.given);
  const places = placesOf(shape);
  for (let stack = 0; stack < table.stacks.length; stack++) {
    const { flipped, top, known } = table.stacks[stack];
    layAll(flipped, places.flipped(stack));
    if (top !== null) lay(top, places.top(stack), 1);
    if (known !== null) layAll(withoutTop(known, top), places.known(stack));
  }
  for (let owner = 0; owner < hands.length; owner++) {
    const seat = (owner - observer + hands.length) % hands.length;
    for (let index = 0; index < hands[owner].length; index++) {
      const { number, action } = hands[owner][index];
      if (number !== null && isSeen(owner, index)) lay({ number, action }, places.hand(seat), index + 1);
    }
  }
}

/** The cards known to lie beneath the top one, which is among them. RND-4 */
function withoutTop(known: readonly DeckCard[], top: DeckCard | null): readonly DeckCard[] {
  const index = top === null ? -1 : known.findIndex((card) => isSameCard(card, top));
  return known.filter((_, at) => at !== index);
}

/** The cards at a place, in order. */
export function cardsAt(shape: Shape, numbers: Float32Array, at: number, place: number): DeckCard[] {
  const all: readonly DeckCard[] = [...shape.cards, ...shape.specials];
  return all
    .map((card, index) => ({ card, place: numbers[at + 2 * index], rank: numbers[at + 2 * index + 1] }))
    .filter((each) => each.place === place)
    .sort((a, b) => a.rank - b.rank)
    .map(({ card }) => card);
}
