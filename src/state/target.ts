import type { PlanLetter } from "../data/plan-card.js";
import type { Place } from "../sheet/place.js";
import type { ExpansionTarget } from "../variants/expansions/types.js";
import type { MoveType } from "./move.js";

/** A house: a number is written there, copied there, a roundabout built, its pool circled. */
export interface HouseTarget extends Place {
  /** Discriminates the targets. */
  readonly target: "house";
}

/** A gap between two houses: a fence is drawn there. */
export interface GapTarget {
  /** Discriminates the targets. */
  readonly target: "gap";
  /** The street, from 0. */
  readonly street: number;
  /** The gap, from 0: gap `g` lies between houses `g` and `g + 1`. */
  readonly gap: number;
}

/** An estate, by its first house: it is used for a plan. */
export interface EstateTarget extends Place {
  /** Discriminates the targets. */
  readonly target: "estate";
}

/** The park track of a street. */
export interface ParksTarget {
  /** Discriminates the targets. */
  readonly target: "parks";
  /** The street, from 0. */
  readonly street: number;
}

/** The improvement track of an estate size. */
export interface ImprovementTarget {
  /** Discriminates the targets. */
  readonly target: "improvement";
  /** The size, from 1. */
  readonly size: number;
}

/** The temps, or the Permit Refusals. */
export interface TrackTarget {
  /** Discriminates the targets. */
  readonly target: "track";
  /** Which track. */
  readonly track: "temps" | "refusals";
}

/** A stack: its combination is chosen. */
export interface StackTarget {
  /** Discriminates the targets. */
  readonly target: "stack";
  /** Its index, from 0. */
  readonly stack: number;
}

/** A card in hand: the one whose number is used, or the one that goes on. */
export interface CardTarget {
  /** Discriminates the targets. */
  readonly target: "card";
  /** Its index in the hand, from 0. */
  readonly card: number;
}

/** A plan: it is validated. */
export interface PlanTarget {
  /** Discriminates the targets. */
  readonly target: "plan";
  /** Its letter. */
  readonly plan: PlanLetter;
}

/** A button, for a move that belongs to no place: to end the turn, to skip the action, to choose one of several. */
export interface ButtonTarget {
  /** Discriminates the targets. */
  readonly target: "button";
  /** The type of its move. */
  readonly move: MoveType;
  /** What it chooses, where the move has a choice: a number of eggs, ghost or candy, a side; otherwise `null`. */
  readonly choice: string | number | null;
}

/** Something on the screen that can be clicked. */
export type Target =
  | HouseTarget
  | GapTarget
  | EstateTarget
  | ParksTarget
  | ImprovementTarget
  | TrackTarget
  | StackTarget
  | CardTarget
  | PlanTarget
  | ButtonTarget
  | ExpansionTarget;
