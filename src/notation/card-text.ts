import { ACTIONS, NINE_THREE_QUARTERS } from "../data/cards.js";
import { type DeckCard, isConstruction, SPECIAL_CARDS } from "../data/special-cards.js";
import { type Cursor, fail, skipBlanks, take } from "./cursor.js";
import { QUARTERS_SIGN } from "./signs.js";

const NUMBER = /[1-9][0-9]?(?:¾|\.75)?/y;
const WORD = /[a-zA-Z]+/y;

/** The words of a special card: `zombie left`. */
function wordsOf(card: DeckCard): string[] {
  return Object.values(card).map(String);
}

/** A card as text: `8 pool`, `9¾ park`, `zombie left`. */
export function writeCard(card: DeckCard): string {
  if (!isConstruction(card)) return wordsOf(card).join(" ");
  const number = card.number === NINE_THREE_QUARTERS ? `9${QUARTERS_SIGN}` : String(card.number);
  return `${number} ${card.action}`;
}

/** Reads a card. Whether a game has it is not asked. */
export function readCard(cursor: Cursor): DeckCard {
  skipBlanks(cursor);
  const number = take(cursor, NUMBER);
  if (number !== null) {
    skipBlanks(cursor);
    const word = take(cursor, WORD);
    const action = ACTIONS.find((each) => each === word) ?? fail(cursor, "the action of a card");
    return { number: Number(number.replace(QUARTERS_SIGN, ".75")), action };
  }
  const kind = take(cursor, WORD);
  const cards = SPECIAL_CARDS.filter(({ special }) => special === kind);
  if (cards.length === 0) return fail(cursor, "a card");
  if (cards.length === 1) return { ...cards[0] };
  skipBlanks(cursor);
  const shown = take(cursor, WORD);
  return { ...(cards.find((card) => wordsOf(card)[1] === shown) ?? fail(cursor, "what the card shows")) };
}
