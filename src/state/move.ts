import type { PlanLetter } from "../data/plan-card.js";
import type { ExpansionMove } from "../variants/expansions/types.js";
import type { MoveOf, Side } from "./move-of.js";

/** Choose the combination of a stack. RND-1 */
export interface PickMove extends MoveOf<"pick"> {
  /** Index of the stack, from 0. */
  readonly stack: number;
}

/** Choose one card in hand for its number and another for its action. AAA-3 XPT-4 */
export interface PairMove extends MoveOf<"pair"> {
  /** Index in the hand of the card used for its number, from 0. */
  readonly numberCard: number;
  /** Index in the hand of the card used for its action, from 0. */
  readonly actionCard: number;
}

/** Choose the card in hand that goes to the AAA or to a neighbour. AAA-7 XPT-6 */
export interface GiveMove extends MoveOf<"give"> {
  /** Index in the hand, from 0. */
  readonly card: number;
}

/** Take a Permit Refusal ("building permit refusal" in 2018) instead of numbering a house. REF-1 */
export interface PermitRefusalMove extends MoveOf<"permitRefusal"> {}

/** Write a number in an empty house. NUM-1 */
export interface WriteMove extends MoveOf<"write"> {
  /** Index of the street, from 0 at the top. */
  readonly street: number;
  /** Index of the house in its street, from 0 at the left. */
  readonly house: number;
  /** The number written: 0 to 17, or 7.75 to 11.75 with the 9¾ cards. */
  readonly number: number;
}

/** Skip the action: it is optional. ACT-1 */
export interface SkipMove extends MoveOf<"skip"> {}

/** Fence action ("surveyor" in 2018): draw a fence. FNC-1 */
export interface FenceMove extends MoveOf<"fence"> {
  /** Index of the street, from 0 at the top. */
  readonly street: number;
  /** Index of the gap, from 0: gap `g` lies between houses `g` and `g + 1`. */
  readonly gap: number;
}

/** Improvement action ("real estate agent" in 2018): cross a box of an estate size. IMP-1 */
export interface ImproveMove extends MoveOf<"improve"> {
  /** Estate size, 1 to 6. */
  readonly size: number;
}

/** Park action ("landscaper" in 2018): cross a park box in the street of the house just numbered. PRK-1 */
export interface ParkMove extends MoveOf<"park"> {}

/** Pool action ("pool manufacturer" in 2018): circle the pool of the house just numbered and cross a pool box. POL-1 */
export interface PoolMove extends MoveOf<"pool"> {}

/** Temp action ("temp agency" in 2018) without a changed number: cross a temp box. TMP-2 */
export interface TempMove extends MoveOf<"temp"> {}

/** Extension action ("bis" in 2018): copy a number into an empty house beside it. EXT-1 */
export interface ExtendMove extends MoveOf<"extend"> {
  /** Index of the street, from 0 at the top. */
  readonly street: number;
  /** Index of the empty house, from 0 at the left. */
  readonly house: number;
  /** The neighbour whose number is copied. */
  readonly from: Side;
}

/** Replace an empty house by a roundabout. RBT-1 */
export interface RoundaboutMove extends MoveOf<"roundabout"> {
  /** Index of the street, from 0 at the top. */
  readonly street: number;
  /** Index of the house, from 0 at the left. */
  readonly house: number;
}

/** Ask for all cards to be reshuffled after the round. RND-6 */
export interface ReshuffleMove extends MoveOf<"reshuffle"> {}

/** Validate a City Plan. PLN-1 */
export interface ClaimMove extends MoveOf<"claim"> {
  /** Letter of the plan. */
  readonly plan: PlanLetter;
}

/** Use an estate for the plan just claimed. PLN-3 */
export interface UseMove extends MoveOf<"use"> {
  /** Index of the street, from 0 at the top. */
  readonly street: number;
  /** Index of the estate's first house, from 0 at the left. */
  readonly house: number;
}

/** End the turn. RND-3 */
export interface EndMove extends MoveOf<"end"> {}

/** A move: plain data, one shape per type. */
export type Move =
  | PickMove
  | PairMove
  | GiveMove
  | PermitRefusalMove
  | WriteMove
  | SkipMove
  | FenceMove
  | ImproveMove
  | ParkMove
  | PoolMove
  | TempMove
  | ExtendMove
  | RoundaboutMove
  | ClaimMove
  | UseMove
  | ReshuffleMove
  | EndMove
  | ExpansionMove;

/** The kinds of move. */
export type MoveType = Move["type"];
