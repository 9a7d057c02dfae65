import type { Card, DeckCard, SpecialCard } from "perfect-home-rules";
import type { Roll } from "../support/chance.js";
import { ACTIONS } from "../support/deck.js";

/** A saved state, to be changed. */
export interface Saved {
  setup: {
    rules: Record<string, unknown>;
    cards: Record<string, number[]>;
    plans: { score: number[] }[];
  };
  table: {
    round: number;
    stacks: SavedStack[];
    deck: { top: string | null; segments: SavedSegment[]; passed: boolean; rebuilt: number } | null;
    discards: DeckCard[];
    removed: DeckCard[];
    opponent: { given: DeckCard[]; planPoints: (number | null)[] } | null;
    turned: boolean[];
    expansion: unknown;
    endedBy: string[];
  };
  agenda: unknown[];
  sheets: Record<string, unknown>[];
  turns: unknown[];
  ended: boolean[];
  hands: DeckCard[][];
  hidden: { stacks: DeckCard[][]; deck: DeckCard[]; faceDown: DeckCard[]; outOfGame: DeckCard[] };
}

interface SavedStack {
  flipped: DeckCard[];
  top: DeckCard | null;
  left: number;
  segments: SavedSegment[];
  known: DeckCard[] | null;
}

interface SavedSegment {
  left: number;
  specials: string[];
}

/** The parts of a stack or deck, in each the cards from top to bottom. */
interface Parts {
  readonly parts: DeckCard[][];
  /** Writes them back: counts, parts and known lists in step with the cards. */
  readonly write: (parts: DeckCard[][]) => void;
}

const isSpecial = (card: DeckCard): card is SpecialCard => "special" in card;
const rank = (card: DeckCard): number =>
  isSpecial(card) ? -1 : ACTIONS.indexOf(card.action) * 100 + card.number;

/** Cards by action and number. */
export function inOrder(cards: readonly DeckCard[]): DeckCard[] {
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

function segmentsOf(parts: readonly DeckCard[][]): SavedSegment[] {
  return parts
    .filter((part) => part.length > 0)
    .map((part) => ({
      left: part.length,
      specials: part.flatMap((card) => (isSpecial(card) ? [card.special] : [])).sort(),
    }));
}

function cut(cards: readonly DeckCard[], segments: readonly SavedSegment[]): DeckCard[][] {
  if (segments.length === 0) return [[...cards]];
  let from = 0;
  return segments.map(({ left }) => {
    from += left;
    return cards.slice(from - left, from);
  });
}

function stackParts({ table, hidden }: Saved): Parts[] {
  return table.stacks.map((stack, index) => ({
    parts: cut(
      [...(stack.top === null ? [] : [stack.top]), ...hidden.stacks[index].toReversed()],
      stack.segments,
    ),
    write(parts) {
      const cards = parts.flat();
      const hasParts = stack.segments.length > 0 || cards.some(isSpecial);
      stack.top = cards[0] ?? null;
      stack.left = cards.length;
      stack.segments = hasParts ? segmentsOf(parts) : [];
      if (stack.known !== null) stack.known = inOrder(cards);
      hidden.stacks[index] = cards.slice(1).reverse();
    },
  }));
}

function deckParts({ table: { deck }, hidden }: Saved): Parts[] {
  if (deck === null) return [];
  return [
    {
      parts: cut(hidden.deck.toReversed(), deck.segments),
      write(parts) {
        const [top] = parts.flat();
        deck.top = top === undefined ? null : isSpecial(top) ? top.special : top.action;
        deck.segments = segmentsOf(parts);
        hidden.deck = parts.flat().reverse();
      },
    },
  ];
}

/** All lists in which cards lie. */
function listsOf({ table, hands, hidden }: Saved): DeckCard[][] {
  return [
    ...table.stacks.map(({ flipped }) => flipped),
    ...hands,
    table.discards,
    table.removed,
    ...(table.opponent === null ? [] : [table.opponent.given]),
    hidden.faceDown,
    hidden.outOfGame,
  ];
}

/** Moves cards between all places of a saved state, so that everything else still agrees with where they lie. */
export function moveCards(saved: Saved, roll: Roll): string {
  const piles = [...stackParts(saved), ...deckParts(saved)];
  const lists = [...listsOf(saved), ...piles.flatMap(({ parts }) => parts)];
  const filled = lists.filter((list) => list.length > 0);
  const from = filled[roll(filled.length)] ?? [];
  const to = lists[roll(lists.length)] ?? [];
  const what = moveBetween(from, to, roll);
  for (const { parts, write } of piles) write(parts);
  return what;
}

function moveBetween(from: DeckCard[], to: DeckCard[], roll: Roll): string {
  const at = roll(from.length);
  const special = from.findIndex(isSpecial);
  switch (roll(6)) {
    case 0:
      to.push(...from.splice(0));
      return "all cards moved";
    case 1:
      to.unshift(...from.splice(at, 1));
      return "a card moved to the front";
    case 2:
      to.push(...from.splice(special < 0 ? at : special, 1));
      return "a special card moved";
    case 3:
      from.push(...from.splice(0, at));
      return "cards cut";
    default: {
      const other = roll(to.length);
      if (to.length === 0 || from === to) return "nothing";
      [from[at], to[other]] = [to[other], from[at]];
      return "cards exchanged";
    }
  }
}

/** Gives a card another number, everywhere in the game. */
export function renumberCard({ setup, table, hidden }: Saved, roll: Roll): string {
  const cards = [...hidden.stacks.flat(), ...hidden.deck].filter((card): card is Card => !isSpecial(card));
  const card = cards[roll(cards.length)];
  if (card === undefined || table.stacks.some(({ known }) => known !== null)) return "nothing";
  const numbers = setup.cards[card.action];
  const number = 1 + roll(15);
  numbers[numbers.indexOf(card.number)] = number;
  numbers.sort((a, b) => a - b);
  (card as { number: number }).number = number;
  return "a card renumbered";
}
