import {
  type Card,
  type DeckCard,
  type GameState,
  type Observation,
  type Observer,
  observe,
} from "perfect-home-rules";
import type { Roll } from "../support/chance.js";
import { ACTIONS } from "../support/deck.js";
import type { Saved } from "./move-cards.js";
import { mutantOf, savedOf } from "./mutants.js";

/** A saved observation, to be changed. */
export type Seen = Omit<Saved, "hidden"> & { hidden: null; observer: Observer };

/** A card in hand as it is saved. */
export interface HandCard {
  number: number | null;
  action: string;
}

type Change = (seen: Seen, roll: Roll) => string;

/** The cards in hand, as they are saved. */
export const handsOf = (seen: Seen): HandCard[][] => seen.hands as unknown as HandCard[][];

const changeHand: Change = (seen, roll) => {
  const hands = handsOf(seen);
  const hand = hands[roll(hands.length)];
  if (hand.length === 0) return "nothing";
  const card = hand[roll(hand.length)];
  if (roll(3) === 0) card.action = ACTIONS[roll(ACTIONS.length)];
  else card.number = card.number === null || roll(2) === 0 ? 1 + roll(15) : null;
  return "a card in hand";
};

const changeKnown: Change = ({ table: { stacks } }, roll) => {
  if (stacks.length === 0) return "nothing";
  const [one, other] = [stacks[roll(stacks.length)], stacks[roll(stacks.length)]];
  switch (roll(3)) {
    case 0:
      [one.known, other.known] = [other.known, one.known];
      return "known lists exchanged";
    case 1:
      one.known?.reverse();
      return "a known list in another order";
    default:
      [one.top, other.top] = [other.top, one.top];
      return "tops exchanged";
  }
};

const changeDeck: Change = ({ table: { deck, stacks } }, roll) => {
  const segments = [deck, ...stacks].flatMap((each) => each?.segments ?? []);
  const segment = segments[roll(segments.length)];
  const kinds = ["zombie", "validation", "solo"];
  if (deck !== null && roll(2) === 0) {
    deck.top = [...ACTIONS, ...kinds][roll(ACTIONS.length + kinds.length)];
    return "the top of the deck";
  }
  if (segment === undefined) return "nothing";
  if (roll(2) === 0) segment.left += [-1, 1, 10][roll(3)];
  else if (segment.specials.length === 0) segment.specials.push(kinds[roll(kinds.length)]);
  else segment.specials.reverse().splice(roll(2), 1);
  return "a part of the deck";
};

/** Exchanges or moves cards that all see. */
const changePublic: Change = ({ table }, roll) => {
  const lists = [
    ...table.stacks.map(({ flipped }) => flipped),
    table.discards,
    table.removed,
    ...(table.opponent === null ? [] : [table.opponent.given]),
  ];
  const [from, to] = [lists[roll(lists.length)], lists[roll(lists.length)]];
  if (from.length === 0) return "nothing";
  if (roll(2) === 0) to.push(...from.splice(roll(from.length), 1));
  else (from[roll(from.length)] as Card) = { number: 1 + roll(15), action: ACTIONS[roll(ACTIONS.length)] };
  return "cards that all see";
};

const changeObserver: Change = (seen, roll) => {
  if (roll(2) === 0) seen.observer = roll(4) === 0 ? "spectator" : roll(seen.ended.length + 1);
  else {
    const player = roll(seen.ended.length);
    seen.ended[player] = !seen.ended[player];
  }
  return "the observer, or who has ended";
};

const CHANGES: readonly Change[] = [changeHand, changeKnown, changeDeck, changePublic, changeObserver];

/** What an observer sees of a saved state, right or not. */
function seenOf(saved: Saved, { observer, hands }: Observation): Seen {
  const { hidden: _hidden, ...rest } = saved;
  const seen: Seen = { ...rest, hidden: null, observer };
  seen.turns = seen.turns.map((turn, player) => (player === observer ? turn : null));
  seen.hands = saved.hands.map((hand, player) =>
    hand.map((card, index) =>
      player === observer || typeof hands[player]?.[index]?.number === "number"
        ? card
        : { ...card, number: null },
    ),
  ) as unknown as DeckCard[][];
  return seen;
}

/** An observation with something changed, and what was done. The other state is of the same game. */
export function seenMutantOf(
  state: GameState,
  observer: Observer,
  other: GameState,
  roll: Roll,
): [Seen, string[]] {
  const view = observe(state, observer);
  if (roll(3) === 0) {
    const [mutant, done] = mutantOf(state, other, roll);
    return [seenOf(mutant, view), done];
  }
  const seen = seenOf(savedOf(state), view);
  const done: string[] = [];
  for (let edits = 1 + roll(2); edits > 0; edits--) done.push(CHANGES[roll(CHANGES.length)](seen, roll));
  return [seen, done];
}
