import type { Action } from "../data/cards.js";
import type { PlanLetter } from "../data/plan-card.js";
import type { Place } from "../sheet/place.js";
import type { Sheet } from "../sheet/sheet.js";
import type { ExpansionStep } from "../variants/expansions/types.js";
import type { Move } from "./move.js";

/** Choose a combination, or take a Permit Refusal where no number fits. RND-1 */
export interface ChooseStep {
  /** Discriminates the steps. */
  readonly step: "choose";
}

/** Number a house. RND-1 */
export interface WriteStep {
  /** Discriminates the steps. */
  readonly step: "write";
}

/** Use the action, or leave it. Passed over where the action can do nothing. RND-1 */
export interface ActStep {
  /** Discriminates the steps. */
  readonly step: "act";
  /** The action that may be used. */
  readonly action: Action;
}

/** Choose the estates for a plan one after the other, in any order. PLN-3 */
export interface UseStep {
  /** Discriminates the steps. */
  readonly step: "use";
  /** The plan they are for. */
  readonly plan: PlanLetter;
  /** Sizes still to be used, rising. */
  readonly sizes: readonly number[];
  /** The first houses of the estates chosen so far, street after street from left to right. */
  readonly chosen: readonly Place[];
}

/** Validate plans, then end the turn. RND-1 */
export interface WrapUpStep {
  /** Discriminates the steps. */
  readonly step: "wrapUp";
}

/** Choose which card in hand goes on, where two or more could. AAA-7 XPT-6 */
export interface GiveStep {
  /** Discriminates the steps. */
  readonly step: "give";
}

/** End a turn in which nothing else is left to do. RND-3 */
export interface FinishStep {
  /** Discriminates the steps. */
  readonly step: "finish";
}

/** A step of a turn: says which moves are taken. */
export type Step =
  | ChooseStep
  | WriteStep
  | ActStep
  | GiveStep
  | UseStep
  | WrapUpStep
  | FinishStep
  | ExpansionStep;

/** A number with an action. */
export interface Combination {
  /** The number to write. */
  readonly number: number;
  /** The action that goes with it. */
  readonly action: Action;
}

/** What a player has chosen in this round. */
export interface Picked {
  /** The number to write. */
  readonly number: number;
  /** The action that goes with it; `null` where the only card in hand was used for its number. ZOM-X */
  readonly action: Action | null;
}

/** A player's private work since the phase began; nobody else sees it before all have ended. RND-3 */
export interface Turn {
  /** The sheet as it stands now. */
  readonly sheet: Sheet;
  /** The steps still to come; the first that offers a move is the current one. */
  readonly agenda: readonly Step[];
  /** What was chosen in this round. */
  readonly picked: Picked | null;
  /** The place numbered with it (see {@link Sheet}). */
  readonly written: number | null;
  /** Index of the card in hand that goes on; `null` while that is open, and where cards come from stacks. */
  readonly leftover: number | null;
  /** The moves made in this phase. */
  readonly moves: readonly Move[];
}
