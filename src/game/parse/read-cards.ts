import { ACTIONS, type Card, NINE_THREE_QUARTERS } from "../../data/cards.js";
import { type DeckCard, SPECIAL_CARDS, type SpecialCard } from "../../data/special-cards.js";
import { isSame } from "../../floor/canonical.js";
import { invalid } from "../../input/fields.js";
import { choice, either, list, nullable, object, type Reader, whole } from "../../input/readers.js";
import { HIGHEST_NUMBER, LOWEST_NUMBER } from "../../sheet/numbering.js";
import type { HandCard } from "../../state/state.js";

/** More than any game has. */
export const MAX_CARDS = 2000;

/** The number of a card. */
export const cardNumber = either(NINE_THREE_QUARTERS, whole(LOWEST_NUMBER, HIGHEST_NUMBER));

const action = choice(ACTIONS);

/** A Construction card. */
export const card = object<Card>({ number: cardNumber, action });

/** A card in another's hand: its number can be unknown in an observation. */
export const otherHandCard = object<HandCard>({ number: nullable(cardNumber), action });

const special: Reader<SpecialCard> = (value, path) => {
  const found = SPECIAL_CARDS.find((each) => isSame(each, value));
  return found ?? invalid(path, "a special card");
};

/** A card that may be a special one. */
export const deckCard: Reader<DeckCard> = (value, path) => {
  const isSpecial = typeof value === "object" && value !== null && Object.hasOwn(value, "special");
  return isSpecial ? special(value, path) : card(value, path);
};

/** A list of cards or of something about them. */
/* @__NO_SIDE_EFFECTS__ */
export function listOfMany<T>(each: Reader<T>): Reader<T[]> {
  return list(each, "a list", MAX_CARDS);
}
