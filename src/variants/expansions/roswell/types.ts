import type { MoveOf } from "../../../state/move-of.js";

/** An infiltration objective. ROS-1 ROS-4 */
export interface Objective {
  /** The fewest infiltrated estates. */
  readonly from: number;
  /** The most of them; `null` for no limit. */
  readonly to: number | null;
  /** What each of them scores then. */
  readonly each: number;
}

/** What the Roswell sheet shows beside the basic one. */
export interface RoswellLayout {
  /** Discriminates the expansions. */
  readonly id: "roswell";
  /** For each street the houses with a flying saucer, from 0 at the left, rising. ROS-2 */
  readonly saucers: readonly (readonly number[])[];
  /** The objectives from which one is chosen. ROS-1 */
  readonly objectives: readonly Objective[];
  /** What each infiltrated estate scores where the objective is missed. ROS-4 */
  readonly failedEach: number;
}

/** The saucers and the objective on a player's sheet. */
export interface RoswellSheet {
  /** Discriminates the expansions. */
  readonly id: "roswell";
  /** 1 at each place whose saucer is circled, otherwise 0. ROS-2 */
  readonly circled: readonly (0 | 1)[];
  /** Index of the objective chosen, from 0; `null` before. ROS-1 */
  readonly objective: number | null;
}

/** Choose an infiltration objective. ROS-1 */
export interface ObjectiveMove extends MoveOf<"objective"> {
  /** Its index, from 0. */
  readonly objective: number;
}

/** Infiltrate the house just numbered instead of using the action. ROS-2 */
export interface InfiltrateMove extends MoveOf<"infiltrate"> {}

/** Choose an infiltration objective. ROS-1 */
export interface ObjectiveStep {
  /** Discriminates the steps. */
  readonly step: "objective";
}

/** The section of the score sheet. ROS-4 ROS-5 */
export type RoswellSection = "infiltration";

/** The flying saucer of a house, to be drawn. ROS-2 */
export interface SaucerMark {
  /** Discriminates the marks. */
  readonly mark: "saucer";
  /** Whether the house is infiltrated. */
  readonly circled: boolean;
}

/** An objective on a sheet, to be drawn. ROS-1 */
export interface ObjectiveView extends Objective {
  /** Its index, from 0. */
  readonly objective: number;
  /** Whether it was chosen. */
  readonly chosen: boolean;
}

/** The infiltration of a sheet, to be drawn. */
export interface RoswellView {
  /** Discriminates the expansions. */
  readonly id: "roswell";
  /** The objectives. */
  readonly objectives: readonly ObjectiveView[];
  /** What each infiltrated estate scores where the objective is missed. */
  readonly failedEach: number;
  /** How many estates are infiltrated. ROS-3 */
  readonly estates: number;
  /** What they score now. ROS-4 */
  readonly points: number;
}

/** An objective, as something to be clicked: it is chosen. ROS-1 */
export interface ObjectiveTarget {
  /** Discriminates the targets. */
  readonly target: "objective";
  /** Its index, from 0. */
  readonly objective: number;
}
