/*
 * What the basic sheets show, written down apart from the library. Classic: read on published sheets of the first
 * edition, and all that the 2023 rulebook says of it agrees. Blueprint: designed to fit what the rulebook says; the
 * printed one is not known. Houses are counted from 1.
 */
/** What is printed on a basic sheet. */
export interface PrintedSheet {
  /** Houses of each street. */
  readonly streets: readonly number[];
  /** Houses with a pool in each street, from 1. */
  readonly poolHouses: readonly (readonly number[])[];
  readonly parks: readonly (readonly number[])[];
  readonly pools: readonly number[];
  readonly temps: number;
  readonly improvements: readonly (readonly number[])[];
  readonly extensions: readonly number[];
  readonly roundabouts: readonly number[];
  readonly refusals: readonly number[];
}

/** The Classic sheet. */
export const CLASSIC: PrintedSheet = {
  streets: [10, 11, 12],
  poolHouses: [
    [3, 7, 8],
    [1, 4, 8],
    [2, 7, 11],
  ],
  parks: [
    [0, 2, 4, 10],
    [0, 2, 4, 6, 14],
    [0, 2, 4, 6, 8, 18],
  ],
  pools: [0, 3, 6, 9, 13, 17, 21, 26, 31, 36],
  temps: 11,
  improvements: [
    [1, 3],
    [2, 3, 4],
    [3, 4, 5, 6],
    [4, 5, 6, 7, 8],
    [5, 6, 7, 8, 10],
    [6, 7, 8, 10, 12],
  ],
  extensions: [0, 1, 3, 6, 9, 12, 16, 20, 24, 28],
  roundabouts: [0, 3, 8],
  refusals: [0, 0, 3, 5],
};

/** The Blueprint sheet. */
export const BLUEPRINT: PrintedSheet = {
  streets: [11, 10, 12],
  poolHouses: [
    [2, 5, 9],
    [3, 6, 10],
    [1, 7, 12],
  ],
  parks: [
    [0, 2, 4, 7, 14],
    [0, 3, 6, 12],
    [0, 1, 3, 6, 10, 18],
  ],
  pools: [0, 2, 5, 9, 13, 17, 22, 27, 32, 38],
  temps: 11,
  improvements: [
    [1, 3],
    [2, 4, 5],
    [3, 4, 5, 7],
    [4, 5, 6, 8],
    [5, 6, 8, 10],
    [6, 8, 10, 12],
  ],
  extensions: [0, 1, 2, 4, 7, 11, 15, 20, 25, 30],
  roundabouts: [0, 3, 8],
  refusals: [0, 0, 3, 5],
};

/** The artists of the Revisited Classic sheets: printed. RVS-1 */
export const REVISITED = [
  "christine-alcouffe",
  "maud-charmel",
  "vincent-dutrait",
  "ryan-goldsberry",
  "weberson-santiago",
  "beth-sobel",
] as const;
