import { type Candidate, type Measure, measured } from "./comparison.js";
import { differenceOf, type Estimate, estimateOf } from "./estimate.js";
import type { Outcome } from "./playout.js";

/** What can be expected after some moves: means of what games have come to that were played on from there. */
export interface Prospects {
  /** How many games were played on. */
  readonly playouts: number;
  /** The player's final score, in points; `null` without a playout. */
  readonly score: Estimate | null;
  /**
   * How many points the player is above the best of the others, the AAA included, at the end; `null` without a playout, and
   * where there is nobody to compare with.
   */
  readonly margin: Estimate | null;
  /** The chance to win, from 0 to 1: a first place that is shared by two counts as half a win; `null` like the margin. */
  readonly win: Estimate | null;
  /**
   * How far this is behind the best, at least 0, in what is compared. It is found in samples that both of them had, so its error is
   * mostly smaller than the means would tell. `null` without a playout.
   */
  readonly behind: Estimate | null;
}

function valuesOf(outcomes: readonly Outcome[], pick: (outcome: Outcome) => number | null): number[] {
  return outcomes.flatMap((outcome) => pick(outcome) ?? []);
}

/** What can be expected of a candidate, beside the best one. */
export function prospectsOf({ outcomes }: Candidate, best: Candidate, by: Measure): Prospects {
  const compared = (each: readonly Outcome[]): number[] => valuesOf(each, (one) => measured(one, by));
  return {
    playouts: outcomes.length,
    score: estimateOf(valuesOf(outcomes, ({ score }) => score)),
    margin: estimateOf(valuesOf(outcomes, ({ margin }) => margin)),
    win: estimateOf(valuesOf(outcomes, ({ win }) => win)),
    behind: differenceOf(compared(best.outcomes), compared(outcomes)),
  };
}
