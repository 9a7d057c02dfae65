import type { Action, Card } from "../data/cards.js";
import type { DeckCard, SpecialCard, SpecialKind } from "../data/special-cards.js";
import type { ExpansionTable } from "../variants/expansions/types.js";
import type { Step } from "./turn.js";

/**
 * A stack of Construction cards. Its combination is the action of the card flipped last with the number on top.
 * RND-2
 */
export interface Stack {
  /** The cards lying in front of the stack, first flipped first; the last one shows its action. */
  readonly flipped: readonly Card[];
  /**
   * The card on top: it shows its number and, in the corner, the action to come. When players choose a
   * combination it is a Construction card; before, it can be a special card to be resolved. `null` when the stack
   * has run out, which ends the game, and where the card is still to be entered. SET-7 ZOM-3 ZOM-12
   */
  readonly top: DeckCard | null;
  /** Number of cards that were not flipped, the top one included. */
  readonly left: number;
  /** The parts of the stack from top to bottom, where special cards lie in it; otherwise none. ZOM-1 */
  readonly segments: readonly Segment[];
  /**
   * The cards not flipped, the top one included, by action and number, once they are known from a reshuffle of this
   * stack alone; `null` before. RND-4
   */
  readonly known: readonly Card[] | null;
}

/** A part of a deck in which special cards are known to lie. AAA-2 FST-1 */
export interface Segment {
  /** Cards left in it. */
  readonly left: number;
  /** The special cards among them, in no order. */
  readonly specials: readonly SpecialKind[];
}

/** The deck that is drawn from, as all can see it. */
export interface Deck {
  /**
   * What the card on top shows: its action, or that it is a special card. `null` for an empty deck, and always where cards
   * are entered. XPT-5
   */
  readonly top: Action | SpecialKind | null;
  /** Its parts from top to bottom. */
  readonly segments: readonly Segment[];
  /** Whether the first card in each hand was passed there by a neighbour, who knows its number. XPT-5 */
  readonly passed: boolean;
  /** How often it was formed anew. */
  readonly rebuilt: number;
}

/** What the AAA has reached. */
export interface OpponentTable {
  /** The cards given to the AAA, the first one first; the order never changes. AAA-3 ZOM-14 */
  readonly given: readonly DeckCard[];
  /** Points scored for plan A, B and C; `null` for a plan not validated. AAA-5 */
  readonly planPoints: readonly (number | null)[];
}

/** What lies on the table for all to see. */
export interface Table {
  /** The round being played, from 1; 0 before the first. */
  readonly round: number;
  /** The stacks of Construction cards. */
  readonly stacks: readonly Stack[];
  /** The deck; `null` where cards come from stacks. */
  readonly deck: Deck | null;
  /** The discard pile beside a deck, the Construction cards in it. */
  readonly discards: readonly Card[];
  /** Cards that have left the game. AAA-5 FST-2 ZOM-14 */
  readonly removed: readonly DeckCard[];
  /** The AAA; `null` where there is no such opponent. */
  readonly opponent: OpponentTable | null;
  /** Whether plan A, B and C have been turned to the side with the lower value. PLN-2 */
  readonly turned: readonly boolean[];
  /** What an expansion keeps on the table; `null` where nothing. */
  readonly expansion: ExpansionTable | null;
  /** Why the game is over; empty while it goes on. END-1 */
  readonly endedBy: readonly EndCause[];
}

/** A reason why the game ends. END-1 FST-3 */
export type EndCause = "all-plans" | "last-refusal" | "no-empty-house" | "deck-empty";

/** Begin a round. RND-1 */
export interface BeginStep {
  /** Discriminates the steps. */
  readonly do: "begin";
}

/** Resolve special cards on top of stacks until Construction cards show. ZOM-3 */
export interface UncoverStep {
  /** Discriminates the steps. */
  readonly do: "uncover";
}

/** The card on top of a stack comes up. */
export interface StackTop {
  /** Discriminates the places. */
  readonly for: "stack";
  /** Index of the stack, from 0. */
  readonly stack: number;
}

/** The next card of the deck comes into a hand, unless it is a special one. */
export interface HandDraw {
  /** Discriminates the places. */
  readonly for: "hand";
  /** Whose hand, from 0. */
  readonly player: number;
}

/** Where a card comes up. */
export type CardPlace = StackTop | HandDraw;

/** Wait until a card on top of a stack is entered. RND-2 */
export interface AwaitStackStep extends StackTop {
  /** Discriminates the steps. */
  readonly do: "await";
}

/** Wait until a card that a player draws is entered. AAA-3 XPT-3 */
export interface AwaitHandStep extends HandDraw {
  /** Discriminates the steps. */
  readonly do: "await";
}

/** Take a special card that has been resolved from a stack. ZOM-3 */
export interface RemoveStep {
  /** Discriminates the steps. */
  readonly do: "remove";
  /** Index of the stack, from 0. */
  readonly stack: number;
}

/** Turn over the top card of each stack. RND-2 */
export interface FlipStep {
  /** Discriminates the steps. */
  readonly do: "flip";
}

/** Let all players draw until their hands are full. AAA-3 XPT-3 */
export interface DrawStep {
  /** Discriminates the steps. */
  readonly do: "draw";
}

/** Resolve a special card that was drawn; then drawing goes on. AAA-5 FST-2 */
export interface SpecialStep {
  /** Discriminates the steps. */
  readonly do: "special";
  /** The card. */
  readonly card: SpecialCard;
}

/** Give every player a turn and wait until all have ended it. RND-3 */
export interface AskStep {
  /** Discriminates the steps. */
  readonly do: "ask";
  /** The agenda of each turn. */
  readonly agenda: readonly Step[];
}

/** Resolve the round and begin the next one, unless the game is over. RND-7 */
export interface SettleStep {
  /** Discriminates the steps. */
  readonly do: "settle";
}

/** What the table does next. */
export type TableStep =
  | BeginStep
  | UncoverStep
  | RemoveStep
  | FlipStep
  | DrawStep
  | AwaitStackStep
  | AwaitHandStep
  | SpecialStep
  | AskStep
  | SettleStep;
