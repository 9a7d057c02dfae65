import type { Card } from "../data/cards.js";
import type { Step } from "./turn.js";

/**
 * A stack of Construction cards. Its combination is the action of the card flipped last with the number on top.
 * RND-2
 */
export interface Stack {
  /** The cards lying in front of the stack, first flipped first; the last one shows its action. */
  readonly flipped: readonly Card[];
  /** The card on top: it shows its number and, in the corner, the action to come. SET-7 */
  readonly top: Card;
  /** Number of face-down cards, the top one included. */
  readonly left: number;
}

/** What lies on the table for all to see. */
export interface Table {
  /** The round being played, from 1; 0 before the first. */
  readonly round: number;
  /** The stacks of Construction cards. */
  readonly stacks: readonly Stack[];
  /** Whether plan A, B and C have been turned to the side with the lower value. PLN-2 */
  readonly turned: readonly boolean[];
  /** Why the game is over; empty while it goes on. END-1 */
  readonly endedBy: readonly EndCause[];
}

/** A reason why the game ends. END-1 */
export type EndCause = "all-plans" | "last-refusal" | "no-empty-house";

/** Turn over the top card of each stack. RND-2 */
export interface FlipStep {
  /** Discriminates the steps. */
  readonly do: "flip";
}

/** Give every architect a turn and wait until all have ended it. RND-3 */
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
export type TableStep = FlipStep | AskStep | SettleStep;
