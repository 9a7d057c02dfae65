import {
  apiList,
  apiObserve,
  apiParse,
  apiPhaseEnds,
  apiPlay,
  apiPlayOf,
  apiSample,
  apiScoreSheet,
} from "./api.js";
import { chessPerft, chessPlay } from "./chess.js";
import {
  dreamHomeDrawings,
  dreamHomeGames,
  dreamHomeObserve,
  dreamHomeParse,
  dreamHomePlayouts,
  dreamHomeSample,
  dreamHomeViews,
} from "./dream-home.js";
import { limitGames } from "./limit.js";
import {
  perftOpening,
  perftPositions,
  simulatorGames,
  simulatorPlay,
  simulatorVariants,
} from "./simulator.js";
import { busiestSheet, drawnSheets, drawnTables, viewPreviews, viewSheets, viewTargets } from "./view.js";
import type { Workload } from "./workload.js";

/** What is asked of the amount done in a second: by itself, or compared with other work of the same round. */
interface Bar {
  /** What it is compared with; `null` for the amount itself. */
  readonly with: Workload | null;
  /** At least this much, or this many times as much. */
  readonly min: number;
}

/** Work with what is asked of it. */
export interface Measure {
  readonly workload: Workload;
  readonly bar: Bar | null;
}

const [of4, of20, of100, of300, of1000] = [4, 20, 100, 300, 1000].map(apiPlayOf);

/** Calls that take less than 50 µs. */
const QUICK: Bar = { with: null, min: 20_000 };

/** Calls that a screen makes after every move: less than 100 µs. */
const FOR_A_SCREEN: Bar = { with: null, min: 10_000 };

/** Drawings: less than 1 ms. */
const DRAWN: Bar = { with: null, min: 1000 };

/**
 * Half of what a program reaches that is written by hand for nothing else. That of `limit.ts` is a quarter faster than the
 * one by which this was asked for.
 */
const OF_THE_LIMIT: Bar = { with: limitGames, min: 0.4 };

/**
 * What is measured, one group after the other, and each in this order: the API runs before the simulator, and the
 * standard game before all others, as code that has met them all is some 20 % slower.
 */
export const GROUPS: readonly (readonly Measure[])[] = [
  [
    { workload: chessPlay, bar: null },
    { workload: chessPerft, bar: null },
    { workload: apiPlay, bar: { with: chessPlay, min: 14 } },
    { workload: of4, bar: null },
    { workload: of20, bar: null },
    { workload: of100, bar: { with: of4, min: 1 / 1.2 } },
    { workload: of300, bar: null },
    { workload: of1000, bar: { with: of4, min: 1 / 2 } },
    { workload: apiList, bar: null },
    { workload: apiObserve, bar: QUICK },
    { workload: apiSample, bar: QUICK },
    { workload: apiScoreSheet, bar: QUICK },
    { workload: apiPhaseEnds, bar: null },
    { workload: apiParse, bar: { with: null, min: 500 } },
    { workload: simulatorPlay, bar: null },
    { workload: limitGames, bar: null },
    { workload: simulatorGames, bar: OF_THE_LIMIT },
    { workload: perftOpening, bar: { with: chessPerft, min: 8 } },
  ],
  [
    { workload: simulatorPlay, bar: null },
    ...simulatorVariants.map((workload) => ({ workload, bar: { with: simulatorPlay, min: 0.4 } })),
    { workload: perftPositions, bar: null },
  ],
  [
    { workload: viewSheets, bar: FOR_A_SCREEN },
    { workload: viewTargets, bar: FOR_A_SCREEN },
    { workload: viewPreviews, bar: { with: null, min: 200 } },
    { workload: drawnSheets, bar: DRAWN },
    { workload: busiestSheet, bar: DRAWN },
    { workload: drawnTables, bar: DRAWN },
  ],
  [
    { workload: dreamHomeGames, bar: null },
    { workload: dreamHomePlayouts, bar: { with: dreamHomeGames, min: 10 } },
    { workload: dreamHomeObserve, bar: QUICK },
    { workload: dreamHomeSample, bar: FOR_A_SCREEN },
    { workload: dreamHomeParse, bar: { with: null, min: 500 } },
    { workload: dreamHomeViews, bar: FOR_A_SCREEN },
    { workload: dreamHomeDrawings, bar: DRAWN },
  ],
];
