import type { Layout } from "./layout.js";

/** The Classic sheet. */
export const CLASSIC: Layout = {
  id: "classic",
  streets: [
    { houses: 10, pools: [2, 6, 7], parks: [0, 2, 4, 10] },
    { houses: 11, pools: [0, 3, 7], parks: [0, 2, 4, 6, 14] },
    { houses: 12, pools: [1, 6, 10], parks: [0, 2, 4, 6, 8, 18] },
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
  provenance: {
    level: "inferred",
    note: "Read on published material of the first edition; everything that the 2023 rulebook says of the sheet agrees.",
  },
};
