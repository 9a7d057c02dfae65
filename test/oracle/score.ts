import type { Layout, Track } from "perfect-home-rules";
import { completeEstates } from "./estates.js";
import type { SheetContext } from "./paper.js";

/** What a sheet scores. */
export interface Score {
  readonly sections: Readonly<Record<string, number>>;
  /** Complete estates of size 1 to 6. */
  readonly estatesBySize: readonly number[];
  /** Complete estates of any size, as a tie asks for them in 2023. */
  readonly completeEstates: number;
  readonly total: number;
}

/** The lowest value that is still to be seen. ACT-3 */
function lowestVisible(track: Track, crossed: number): number {
  return Math.min(...track.slice(crossed));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** 7, 4 and 1 for the most, second and third most temps; equal ones share a place. SCO-4 */
function tempPoints(temps: number, ofAll: readonly number[]): number {
  if (temps === 0) return 0;
  const better = new Set(ofAll.filter((others) => others > temps)).size;
  return [7, 4, 1][better] ?? 0;
}

/** Scores one of all sheets. SCO-1 to SCO-6 */
export function scoreOf(paper: SheetContext, layout: Layout, all: readonly SheetContext[]): Score {
  const estates = completeEstates(paper);
  const ofSize = (size: number): number => estates.filter((estate) => estate.size === size).length;
  const improved = layout.improvements.map(
    (track, at) => lowestVisible(track, paper.improvements[at]) * ofSize(at + 1),
  );
  const sections = {
    plans: sum(paper.plans.map((points) => points ?? 0)),
    parks: sum(layout.streets.map(({ parks }, street) => lowestVisible(parks, paper.streets[street].parks))),
    pools: lowestVisible(layout.pools, paper.pools),
    temps: tempPoints(
      paper.temps,
      all.map(({ temps }) => temps),
    ),
    estates: sum(improved),
    extensions: 0 - lowestVisible(layout.extensions, paper.extensions),
    refusals: 0 - lowestVisible(layout.refusals, paper.refusals),
    roundabouts: 0 - lowestVisible(layout.roundabouts, paper.roundabouts),
  };
  return {
    sections,
    estatesBySize: [1, 2, 3, 4, 5, 6].map(ofSize),
    completeEstates: completeEstates(paper, Infinity).length,
    total: sum(Object.values(sections)),
  };
}

/** Each player's place: one more than there are better ones. TIE-1 */
export function placesOf(scores: readonly Score[]): number[] {
  const isBetter = (one: Score, other: Score): boolean =>
    one.total > other.total || (one.total === other.total && one.completeEstates > other.completeEstates);
  return scores.map((score) => 1 + scores.filter((other) => isBetter(other, score)).length);
}
