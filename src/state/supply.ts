import type { SpecialCard } from "../data/special-cards.js";

/** Cards come from stacks, number face up: the standard game. SET-3 */
export interface StackSupply {
  /** Discriminates the supplies. */
  readonly from: "stacks";
  /** Number of stacks: so many combinations a round. */
  readonly stacks: number;
}

/** Where the cards go that nobody used: to the AAA, to a neighbour, or to the discard pile. AAA-3 XPT-4 FST-1 FST-5 */
export type RestGoes = "opponent" | "left" | "right" | "discard";

/** Cards come from one deck, action face up, into hands: Expert, AAA Solo and the 2018 solo game. */
export interface HandSupply {
  /** Discriminates the supplies. */
  readonly from: "deck";
  /** Cards in hand when an architect chooses. */
  readonly handSize: number;
  /** Cards that each architect draws before the first round. XPT-2 */
  readonly drawnAtSetup: number;
  /** Where the card goes that was not used. */
  readonly rest: RestGoes;
  /** Whether the discard pile is shuffled to form a new deck when a card has to be drawn and none is left. AAA-4 */
  readonly isRebuilt: boolean;
}

/** How cards come to the architects. */
export type Supply = StackSupply | HandSupply;

/** A pile of a deck while it is put together. */
export interface Pile {
  /** Number of Construction cards; `null` for all that are left. */
  readonly construction: number | null;
  /** The special cards shuffled into it. */
  readonly specials: readonly SpecialCard[];
}
