import { ACTIONS, type Action, type Card } from "../data/cards.js";
import type { Writable } from "../sheet/writable.js";
import type { Random } from "../state/random.js";
import type { GameState } from "../state/state.js";
import type { Start } from "./options/read-start.js";
import { endCauses } from "./settle.js";

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
      action: action ?? ACTIONS[random.pick(ACTIONS.length)],
    }
  );
}

/**
 * The cards in the order in which they would be dealt so that the first flip shows a position: for each stack the
 * card that shows the action, the card that shows the number, then the unknown ones. A card that the deck does
 * not have takes the place of one of these, so that the stacks stay as large as they are. RND-2
 */
export function arrangeCards(cards: readonly Card[], start: Start, random: Random): Card[] {
  const { combinations, nextActions } = start;
  const deck = [...cards];
  const tops = combinations.map(({ number }, stack) =>
    topCard(deck, number, nextActions?.[stack] ?? null, random),
  );
  const flipped = combinations.map(
    ({ number, action }) => take(deck, (card) => card.action === action) ?? { number, action },
  );
  const below = cards.length / combinations.length - 2;
  return combinations.flatMap((_, stack) => [
    flipped[stack],
    tops[stack],
    ...deck.slice(stack * below, (stack + 1) * below),
  ]);
}

/** Ends a game that is played on from a finished position. END-1 */
export function endIfFinished(state: Writable<GameState>): void {
  const causes = endCauses(state.setup, state.sheets);
  if (causes.length === 0) return;
  state.table.endedBy = causes;
  state.agenda = [];
}
