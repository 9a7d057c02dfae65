import { ACTIONS, type Action, type Card } from "../data/cards.js";
import { type DeckCard, isConstruction, isSameCard, type SpecialCard } from "../data/special-cards.js";
import type { GameState, Observation, Position } from "../state/state.js";
import type { CardPlace, Segment } from "../state/table.js";
import { awaitStep } from "./context.js";
import { knownPosition } from "./known.js";
import { unseenCards } from "./unseen.js";

/** A card that can come up. */
export interface PossibleCard {
  /** The card. */
  readonly card: DeckCard;
  /** How many like it can still come up there: at least 1. */
  readonly count: number;
  /** How likely it is that one like it comes up: above 0; those of all possible cards add up to 1. */
  readonly probability: number;
}

/** What a game with entered cards waits for. */
export interface AwaitedCard {
  /** Where the card comes up. */
  readonly place: CardPlace;
  /** The cards that it can be, each once: by action and number, special ones last. */
  readonly cards: readonly PossibleCard[];
}

/** A card that lies unseen, with how likely it is to be the next one. */
interface Candidate<Kind extends DeckCard> {
  readonly card: Kind;
  readonly probability: number;
}

/** The place of a step that waits for a card. */
export function placeOf(place: CardPlace): CardPlace {
  return place.for === "stack" ? { for: "stack", stack: place.stack } : { for: "hand", player: place.player };
}

/** Equal cards as one, in the order in which the first of each comes. */
function counted(
  candidates: readonly Candidate<DeckCard>[],
  limit: (card: DeckCard) => number,
): PossibleCard[] {
  const found: { card: DeckCard; count: number; probability: number }[] = [];
  for (const { card, probability } of candidates) {
    const same = found.find((each) => each.card === card || isSameCard(each.card, card));
    if (same === undefined) found.push({ card: { ...card }, count: 1, probability });
    else {
      same.count += 1;
      same.probability += probability;
    }
  }
  return found
    .filter(({ probability }) => probability > 0)
    .map(({ card, count, probability }) => ({ card, count: Math.min(count, limit(card)), probability }));
}

/** How many cards of an action are in others' hands with a number that the observer does not know. XPT-5 */
function countHeld({ hands }: Position, action: Action): number {
  return hands.flat().filter((card) => card.number === null && card.action === action).length;
}

/**
 * Each Construction card that lies unseen, with its chance to be the next one. Those of an action are equally likely to
 * be in others' hands.
 */
function construction(position: Position, cards: readonly Card[], share: number): Candidate<Card>[] {
  const unseen = ACTIONS.map((action) => cards.filter((card) => card.action === action).length);
  const free = ACTIONS.map((action, index) => unseen[index] - countHeld(position, action));
  const total = free.reduce((sum, count) => sum + count, 0);
  return cards.map((card) => {
    const index = ACTIONS.indexOf(card.action);
    return { card, probability: share * (free[index] / unseen[index] / total) };
  });
}

/** Each special card that lies unseen, with its chance to be the next one. */
function specials(
  { left, specials: kinds }: Segment,
  cards: readonly SpecialCard[],
): Candidate<SpecialCard>[] {
  return cards.map((card) => {
    const inPart = kinds.filter((kind) => kind === card.special).length;
    const unseen = cards.filter(({ special }) => special === card.special).length;
    return { card, probability: inPart / left / unseen };
  });
}

/** The part of a stack or of the deck from which the next card comes. */
function partAt({ table }: Position, place: CardPlace): Segment {
  const whole = place.for === "hand" ? undefined : { left: table.stacks[place.stack].left, specials: [] };
  const segments = place.for === "hand" ? (table.deck?.segments ?? []) : table.stacks[place.stack].segments;
  const part = segments[0] ?? whole;
  if (part === undefined) throw new Error("no card is left there");
  return part;
}

/** The cards that can come up at a place. */
export function possibleCards(position: Position, place: CardPlace): PossibleCard[] {
  const known = place.for === "stack" ? position.table.stacks[place.stack].known : null;
  if (known !== null) {
    const share = 1 / known.length;
    return counted(
      known.map((card) => ({ card, probability: share })),
      () => known.length,
    );
  }
  const part = partAt(position, place);
  const unseen = unseenCards(position);
  const share = (part.left - part.specials.length) / part.left;
  const candidates = [...construction(position, unseen.cards, share), ...specials(part, unseen.specials)];
  const free = (action: Action): number =>
    unseen.cards.filter((card) => card.action === action).length - countHeld(position, action);
  return counted(candidates, (card) => (isConstruction(card) ? free(card.action) : 1));
}

/**
 * What a game with entered cards waits for: where a card comes up, and which one it can be. It is a chance node for a
 * search: {@link reveal} goes on with any of the cards, each as likely as its `probability`.
 *
 * @param state - a state or an observation: of others' cards in hand an observation tells no numbers, so more cards can
 * still come than in the state.
 * @returns `null` while no card is awaited, and always where cards are dealt.
 * @throws RulesError `state.unknown`.
 * @see RND-2, AAA-3, XPT-3, ZOM-3
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], cards: "entered", seed: 1 });
 * const next = awaited(state);
 * next?.place // => { for: "stack", stack: 0 }
 * next?.cards[2] // => { card: { number: 5, action: "fence" }, count: 2, probability: 2 / 63 }
 * awaited(createGame({ players: ["Ann", "Bob"], seed: 1 })) // => null
 * ```
 */
export function awaited(state: GameState | Observation): AwaitedCard | null {
  return awaitedIn(knownPosition(state));
}

/** {@link awaited} of a position that was made here. */
export function awaitedIn(position: Position): AwaitedCard | null {
  const step = awaitStep(position);
  return step === null ? null : { place: placeOf(step), cards: possibleCards(position, step) };
}
