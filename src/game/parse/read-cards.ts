import { ACTIONS, type Card, NINE_THREE_QUARTERS } from "../../data/cards.js";
import {
  type DeckCard,
  isConstruction,
  SPECIAL_CARDS,
  type SpecialCard,
  type SpecialKind,
} from "../../data/special-cards.js";
import { choiceOf, fieldsOf, invalid, listOf, wholeOf } from "../../rules/fields.js";
import { HIGHEST_NUMBER, LOWEST_NUMBER } from "../../sheet/numbering.js";
import type { HandCard } from "../../state/state.js";
import { canonicalText } from "../canonical.js";

const MOST_CARDS = 2000;

function numberOf(value: unknown, path: string): number {
  return value === NINE_THREE_QUARTERS ? value : wholeOf(value, path, LOWEST_NUMBER, HIGHEST_NUMBER);
}

/** Reads a Construction card. In a position given there can be numbers that no printed card has. */
export function readCard(value: unknown, path: string): Card {
  const { number, action } = fieldsOf(value, path, ["number", "action"]);
  return {
    number: numberOf(number, `${path}.number`),
    action: choiceOf(action ?? "", `${path}.action`, ACTIONS),
  };
}

/** Reads a special card. */
function readSpecial(value: unknown, path: string): SpecialCard {
  const found = SPECIAL_CARDS.find((card) => canonicalText(card) === canonicalText(value));
  return found ?? invalid(path, "a special card");
}

/** Reads a card that may be a special one. */
export function readDeckCard(value: unknown, path: string): DeckCard {
  const isSpecial = typeof value === "object" && value !== null && "special" in value;
  return isSpecial ? readSpecial(value, path) : readCard(value, path);
}

/** Reads a list of cards. */
export function readList<T>(value: unknown, path: string, read: (each: unknown, path: string) => T): T[] {
  return listOf(value, path, "a list", MOST_CARDS).map((each, index) => read(each, `${path}[${index}]`));
}

/** Reads a card in hand; its number can be unknown in an observation. */
export function readHandCard(value: unknown, path: string, isKnown: boolean): HandCard {
  const { number, action } = fieldsOf(value, path, ["number", "action"]);
  return {
    number: !isKnown && number === null ? null : numberOf(number, `${path}.number`),
    action: choiceOf(action ?? "", `${path}.action`, ACTIONS),
  };
}

/** The kinds of special card in a list. */
export function specialKinds(cards: readonly DeckCard[]): SpecialKind[] {
  return cards.flatMap((card) => (isConstruction(card) ? [] : [card.special]));
}
