import { throwInput } from "../../clauses/violation.js";
import { ACTIONS, type CardTable, NINE_THREE_QUARTERS } from "../../data/cards.js";
import { EDITIONS } from "../../data/editions.js";
import type { EditionId } from "../../data/ids.js";
import { invalidNumber, isWhole } from "../../input/fields.js";
import { list, object, type Reader, type Readers } from "../../input/readers.js";

/** The numbers on Construction cards. SET-1 SET-2 */
const LOWEST = 1;
const HIGHEST = 15;

/** Enough for several decks as one; no list of a saved game is longer. */
export const MAX_OF_ACTION = 200;

function cardNumber(edition: EditionId): Reader<number> {
  const hasQuarters = EDITIONS[edition].nineAndThreeQuarters;
  return (value, path) => {
    if (isWhole(value, LOWEST, HIGHEST)) return value;
    if (value !== NINE_THREE_QUARTERS)
      return invalidNumber(
        value,
        path,
        `a whole number from ${LOWEST} to ${HIGHEST}${hasQuarters ? ", or 9.75" : ""}`,
      );
    return hasQuarters ? value : throwInput("options.cards-edition", { path, edition });
  };
}

/** Reads a copy's Construction cards: their order does not matter, so the numbers are put in order. SET-1 NTQ-1 */
export function readOwnDeck(value: unknown, edition: EditionId): CardTable | null {
  if (value === undefined) return null;
  const numbers = list(cardNumber(edition), `a list of at most ${MAX_OF_ACTION} numbers`, MAX_OF_ACTION);
  const rising: Reader<number[]> = (each, path) => numbers(each, path).sort((a, b) => a - b);
  const readers = Object.fromEntries(
    ACTIONS.map((action) => [action, rising]),
  ) as unknown as Readers<CardTable>;
  return object<CardTable>(readers)(value, "deck");
}
