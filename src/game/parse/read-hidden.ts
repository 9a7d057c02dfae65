import { cardsOf } from "../../data/cards.js";
import { type DeckCard, isConstruction, type SpecialKind, specialKinds } from "../../data/special-cards.js";
import { invalid } from "../../input/fields.js";
import type { Writable } from "../../input/plain.js";
import { anything, checked, list, nullable, object, type Reader, row, whole } from "../../input/readers.js";
import { sum } from "../../input/sum.js";
import { isEntered } from "../../state/own-fields.js";
import type { EnteredCards, GameState, Hidden, Position, Setup } from "../../state/state.js";
import type { Segment } from "../../state/table.js";
import type { TableRun } from "../../state/table-run.js";
import { cardSupplyOf } from "../../variants/modes.js";
import { endCauses } from "../settle.js";
import { card, deckCard, listOfMany } from "./read-cards.js";

const deckCards = listOfMany(deckCard);

const WORDS = "four 32-bit words";
const word = whole(-(2 ** 31), 2 ** 31 - 1);

const hiddenCards = object<Omit<Hidden, "entered">>({
  stacks: listOfMany(deckCards),
  deck: deckCards,
  faceDown: deckCards,
  outOfGame: listOfMany(card),
  random: checked(row(word, 4, WORDS), (words) => words.some((each) => each !== 0), WORDS),
});

const nothing = list(anything, "nothing, as cards are entered", 0);

/** What is kept where cards are entered; how the table stood before them is judged with the whole state. */
const nothingHidden = object<Hidden>({
  stacks: nothing as Reader<never[]>,
  deck: nothing as Reader<never[]>,
  faceDown: nothing as Reader<never[]>,
  outOfGame: nothing as Reader<never[]>,
  random: nothing as Reader<never[]>,
  entered: object<EnteredCards>({
    cards: deckCards,
    before: nullable(
      object({ table: anything, agenda: anything, sheets: anything, hands: anything }),
    ) as Reader<EnteredCards["before"]>,
  }),
});

/** Whether cards from top to bottom are those of the segments. */
function agrees(cards: readonly DeckCard[], segments: readonly Segment[]): boolean {
  let next = 0;
  return segments.every(({ left, specials }) => {
    const part = cards.slice(next, next + left);
    next += left;
    return part.length === left && inOrder(specialKinds(part)) === inOrder(specials);
  });
}

function checkStacks({ table }: Position, stacks: readonly (readonly DeckCard[])[]): void {
  table.stacks.forEach(({ top, left, segments, known }, index) => {
    const cards = [...(top === null ? [] : [top]), ...[...stacks[index]].reverse()];
    const hasAll = cards.length === left && (segments.length > 0 || cards.every(isConstruction));
    const isRight =
      hasAll && agrees(cards, segments) && (known === null || inOrder(known) === inOrder(cards));
    if (!isRight) invalid(`hidden.stacks[${index}]`, "the cards that the table says");
  });
}

function checkDeck({ table }: Position, deck: readonly DeckCard[]): void {
  const segments = table.deck?.segments ?? [];
  const count = sum(segments.map(({ left }) => left));
  const top = deck.at(-1);
  const shows = top === undefined ? null : isConstruction(top) ? top.action : top.special;
  const isRight =
    deck.length === count && agrees([...deck].reverse(), segments) && shows === (table.deck?.top ?? null);
  if (!isRight) invalid("hidden.deck", "the cards that the table says");
}

/** Cards, or kinds of special card, in no order. */
function inOrder(cards: readonly (DeckCard | SpecialKind)[]): string {
  return cards.map(shortText).sort().join();
}

function shortText(card: DeckCard | SpecialKind): string {
  if (typeof card === "string") return card;
  return isConstruction(card) ? `${card.action} ${card.number}` : Object.values(card).sort().join(" ");
}

/** Every card of the game is there once. */
function checkAllCards({ setup, table, hands }: Position, hidden: Hidden): void {
  const all: DeckCard[] = [
    ...table.stacks.flatMap(({ flipped, top }) => [...flipped, ...(top === null ? [] : [top])]),
    ...table.discards,
    ...table.removed,
    ...(table.opponent?.given ?? []),
    ...(hands.flat() as DeckCard[]),
    ...hidden.stacks.flat(),
    ...hidden.deck,
    ...hidden.faceDown,
    ...hidden.outOfGame,
  ];
  if (inOrder(all) !== inOrder([...cardsOf(setup.cards), ...setup.specials]))
    invalid("hidden", "all cards of the game, each where it is");
}

/** Whether a game with these cards is over for the reasons given. END-1 ZOM-12 ZOM-X */
function checkEnd(state: GameState): void {
  const { setup, table, sheets } = state;
  if (table.endedBy.length === 0) return;
  const supply = cardSupplyOf(setup.supply);
  const run: TableRun = { setup, turns: [], state: state as Writable<GameState>, emit: () => {} }; // only read
  const isOut = supply.isExhausted(run) && !supply.hasSpecialLeft(run);
  const resolved = [...endCauses(setup, sheets), ...(isOut ? ["deck-empty"] : [])].join();
  const causes = table.endedBy.join();
  if (causes !== resolved && !(causes === "deck-empty" && supply.hasRunOut(run)))
    invalid("table.endedBy", "why the game is over");
}

/** What nobody knows must agree with what all know, and with how the cards were laid out. */
export function checkHidden(state: GameState, laid: GameState): void {
  const { hidden } = state;
  if (hidden.stacks.length !== state.table.stacks.length) invalid("hidden.stacks", "cards of each stack");
  checkStacks(state, hidden.stacks);
  checkDeck(state, hidden.deck);
  checkAllCards(state, hidden);
  if (hidden.outOfGame.length !== laid.hidden.outOfGame.length)
    invalid("hidden.outOfGame", "the cards not in the game");
  checkEnd(state);
}

/** Reads what nobody knows. */
export function readHidden(value: unknown, setup: Setup): Hidden {
  return isEntered(setup) ? nothingHidden(value, "hidden") : hiddenCards(value, "hidden");
}
