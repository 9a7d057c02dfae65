import type { Action, Card } from "../data/cards.js";
import type { Combination } from "../state/turn.js";

/** What stacks show. RND-2 SET-7 */
export interface Shown {
  /** For each stack its combination: the number of the card on top, the action of the one flipped. */
  readonly combinations: readonly Combination[];
  /** For each stack the action in the corner of its top card; `null` where they are not known. */
  readonly nextActions: readonly Action[] | null;
}

/** What is known of a card that a stack shows. */
interface ShownCard {
  /** Where it is said, within what is shown. */
  readonly path: string;
  readonly number: number | null;
  readonly action: Action | null;
}

/** The cards on top of the stacks, then those flipped. */
function cardsOn({ combinations, nextActions }: Shown): ShownCard[] {
  const tops = combinations.map(({ number }, stack) => ({
    path: nextActions === null ? `combinations[${stack}].number` : `nextActions[${stack}]`,
    number,
    action: nextActions?.[stack] ?? null,
  }));
  const flipped = combinations.map(({ action }, stack) => ({
    path: `combinations[${stack}].action`,
    number: null,
    action,
  }));
  return [...tops, ...flipped];
}

function canBe(card: Card, { number, action }: ShownCard): boolean {
  return (number === null || card.number === number) && (action === null || card.action === action);
}

/** Which card of a deck stands for which one shown, both by index. */
type Found = Map<number, number>;

/** Finds a card for one that is shown; those found before may have to make room and take others. */
function findCard(
  deck: readonly Card[],
  shown: readonly ShownCard[],
  wanted: number,
  found: Found,
  tried: Set<number>,
): boolean {
  const suitable = [...deck.keys()].filter((index) => canBe(deck[index], shown[wanted]));
  const free = suitable.find((index) => !found.has(index));
  if (free !== undefined) {
    found.set(free, wanted);
    return true;
  }
  return suitable.some((index) => {
    const other = found.get(index);
    if (other === undefined || tried.has(index)) return false;
    tried.add(index);
    if (!findCard(deck, shown, other, found, tried)) return false;
    found.set(index, wanted);
    return true;
  });
}

/** The cards that stacks show, found in a deck. */
export interface FoundCards {
  /** For each stack the card on its top, which shows the number. */
  readonly tops: readonly Card[];
  /** For each stack the card flipped, which shows the action. */
  readonly flipped: readonly Card[];
  /** The other cards of the deck. */
  readonly others: readonly Card[];
  /** Where something is shown for which no card is left; `null` where nothing is. */
  readonly missing: string | null;
}

/** Finds different cards of a deck for all that stacks show, the first ones that will do. RND-2 SET-7 */
export function findShownCards(deck: readonly Card[], position: Shown): FoundCards {
  const shown = cardsOn(position);
  const found: Found = new Map();
  const missing = shown.find((_, wanted) => !findCard(deck, shown, wanted, found, new Set()));
  const cards = [...found].sort(([, one], [, other]) => one - other).map(([index]) => deck[index]);
  const stacks = position.combinations.length;
  return {
    tops: cards.slice(0, stacks),
    flipped: cards.slice(stacks),
    others: deck.filter((_, index) => !found.has(index)),
    missing: missing?.path ?? null,
  };
}
