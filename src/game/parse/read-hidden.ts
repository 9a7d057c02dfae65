import { cardsOf } from "../../data/cards.js";
import { type DeckCard, isConstruction } from "../../data/special-cards.js";
import { fieldsOf, invalid, listOf } from "../../rules/fields.js";
import type { Hidden, Position } from "../../state/state.js";
import type { Segment } from "../../state/table.js";
import { canonicalText } from "../canonical.js";
import { readCard, readDeckCard, readList, specialKinds } from "./read-cards.js";

function readWords(value: unknown, path: string): number[] {
  const words = listOf(value, path, "four 32-bit words", 4);
  const areWords =
    words.length === 4 && words.every((word) => typeof word === "number" && (word | 0) === word);
  return areWords && words.some((word) => word !== 0)
    ? (words as number[])
    : invalid(path, "four 32-bit words");
}

/** Whether cards from top to bottom are those of the segments. */
function agrees(cards: readonly DeckCard[], segments: readonly Segment[]): boolean {
  let next = 0;
  return segments.every(({ left, specials }) => {
    const part = cards.slice(next, next + left);
    next += left;
    return (
      part.length === left && canonicalText(specialKinds(part).sort()) === canonicalText([...specials].sort())
    );
  });
}

function checkStacks({ table }: Position, stacks: readonly (readonly DeckCard[])[]): void {
  table.stacks.forEach(({ top, left, segments, known }, index) => {
    const cards = [...(top === null ? [] : [top]), ...[...stacks[index]].reverse()];
    const inOrder = (list: readonly unknown[]): string => list.map(canonicalText).sort().join();
    const hasAll = cards.length === left && (segments.length > 0 || cards.every(isConstruction));
    const isRight =
      hasAll && agrees(cards, segments) && (known === null || inOrder(known) === inOrder(cards));
    if (!isRight) invalid(`hidden.stacks[${index}]`, "the cards that the table says");
  });
}

function checkDeck({ table }: Position, deck: readonly DeckCard[]): void {
  const segments = table.deck?.segments ?? [];
  const count = segments.reduce((sum, { left }) => sum + left, 0);
  const top = deck.at(-1);
  const shows = top === undefined ? null : isConstruction(top) ? top.action : top.special;
  const isRight =
    deck.length === count && agrees([...deck].reverse(), segments) && shows === (table.deck?.top ?? null);
  if (!isRight) invalid("hidden.deck", "the cards that the table says");
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
    ...hidden.aside,
    ...hidden.boxed,
  ];
  const texts = (cards: readonly DeckCard[]): string => cards.map(canonicalText).sort().join();
  if (texts(all) !== texts([...cardsOf(setup.cards), ...setup.specials]))
    invalid("hidden", "all cards of the game, each where it is");
}

/** Reads what nobody knows. */
export function readHidden(value: unknown, position: Position): Hidden {
  const fields = fieldsOf(value, "hidden", ["stacks", "deck", "aside", "boxed", "random"]);
  const hidden: Hidden = {
    stacks: readList(fields["stacks"], "hidden.stacks", (each, path) => readList(each, path, readDeckCard)),
    deck: readList(fields["deck"], "hidden.deck", readDeckCard),
    aside: readList(fields["aside"], "hidden.aside", readDeckCard),
    boxed: readList(fields["boxed"], "hidden.boxed", readCard),
    random: readWords(fields["random"], "hidden.random"),
  };
  if (hidden.stacks.length !== position.table.stacks.length) invalid("hidden.stacks", "cards of each stack");
  checkStacks(position, hidden.stacks);
  checkDeck(position, hidden.deck);
  checkAllCards(position, hidden);
  return hidden;
}
