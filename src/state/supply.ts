import type { SpecialCard } from "../data/special-cards.js";

/** Cards come from stacks, number face up: the standard game. SET-3 */
export interface StackSupply {
  /** Discriminates the supplies. */
  readonly from: "stacks";
  /** Number of stacks, and so of combinations in a round. */
  readonly stacks: number;
  /** Whether the game ends when the last Construction card of the first stack is flipped. ZOM-12 */
  readonly endsWithFirst: boolean;
}

/** Where the cards go that nobody used: to the AAA, to a neighbour, or to the discard pile. AAA-3 XPT-4 FST-1 FST-5 */
export type LeftoverGoes = "opponent" | "left" | "right" | "discard";

/** Cards come from one deck, action face up, into hands: Expert, AAA Solo and the 2018 solo game. */
export interface HandSupply {
  /** Discriminates the supplies. */
  readonly from: "deck";
  /** Cards in hand when a player chooses. */
  readonly handSize: number;
  /** Cards that each player draws before the first round. XPT-2 */
  readonly drawnAtSetup: number;
  /** Where the card goes that was not used. */
  readonly leftover: LeftoverGoes;
  /** How the discard pile forms a new deck when a card has to be drawn and none is left; `null` for never. AAA-4 */
  readonly rebuild: Rebuild | null;
}

/** How a new deck is formed of the discards. AAA-4 ZOM-X */
export interface Rebuild {
  /** The most Construction cards that go into it; `null` for all. */
  readonly construction: number | null;
  /** How many of the special cards lying face down go into it; `null` for all. */
  readonly specials: number | null;
  /** How often it is done; `null` for always. */
  readonly times: number | null;
}

/** How cards come to the players. */
export type Supply = StackSupply | HandSupply;

/** A pile of a deck or stack while it is put together. */
export interface Pile {
  /** The stack that it belongs to, from 0; 0 where there is just a deck. */
  readonly stack: number;
  /** Number of Construction cards. */
  readonly construction: number;
  /** The special cards shuffled into it. */
  readonly specials: readonly SpecialCard[];
}

/** How the cards are put together before the game. */
export interface Piles {
  /** The piles of each stack or of the deck from top to bottom. */
  readonly piles: readonly Pile[];
  /** Special cards that lie face down. */
  readonly faceDown: readonly SpecialCard[];
  /** Where Construction cards go that are in no pile: out of the game, or face down among the discards. */
  readonly others: "outOfGame" | "faceDown";
}
