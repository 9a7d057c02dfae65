import type { Layout } from "./layout.js";
import type { Provenance } from "./provenance.js";

/** A layout without its provenance, which can depend on the edition. */
type Printed = Omit<Layout, "id" | "expansion" | "provenance">;

const REFUSALS = [0, 0, 3, 5];
const ROUNDABOUTS = [0, 3, 8];

/** The streets stand right-aligned. The fifth Permit Refusal value is that of the 2018 sheet. REF-4 */
const CLASSIC: Printed = {
  streets: [
    { houses: 10, column: 2, pools: [2, 6, 7], parks: [0, 2, 4, 10] },
    { houses: 11, column: 1, pools: [0, 3, 7], parks: [0, 2, 4, 6, 14] },
    { houses: 12, column: 0, pools: [1, 6, 10], parks: [0, 2, 4, 6, 8, 18] },
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
  roundabouts: ROUNDABOUTS,
  refusals: REFUSALS,
};

const BLUEPRINT: Printed = {
  streets: [
    { houses: 11, column: 1, pools: [1, 4, 8], parks: [0, 2, 4, 7, 14] },
    { houses: 10, column: 2, pools: [2, 5, 9], parks: [0, 3, 6, 12] },
    { houses: 12, column: 0, pools: [0, 6, 11], parks: [0, 1, 3, 6, 10, 18] },
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
  roundabouts: ROUNDABOUTS,
  refusals: REFUSALS,
};

function layout(id: string, printed: Printed, provenance: Provenance): Layout {
  return { id, ...printed, expansion: null, provenance };
}

/** The Classic sheet of the first edition. */
export const CLASSIC_2018 = layout("classic", CLASSIC, {
  level: "published",
  note: "Read on published material; several sources agree.",
});

/** The Classic sheet of the 2023 edition. */
export const CLASSIC_2023 = layout("classic", CLASSIC, {
  level: "inferred",
  note: "As in 2018.",
});

/** The Blueprint sheet. [BLU-1] */
export const BLUEPRINT_2023 = layout("blueprint", BLUEPRINT, {
  level: "reconstructed",
  note: "Its streets and values differ from Classic; the printed ones are not known.",
});

/** The artists of the Revisited Classic sheets. RVS-1 */
export const REVISITED_IDS = [
  "christine-alcouffe",
  "maud-charmel",
  "vincent-dutrait",
  "ryan-goldsberry",
  "weberson-santiago",
  "beth-sobel",
] as const;

/** The six Revisited Classic sheets: the layout of Classic. [RVS-1] */
export const REVISITED_2023: readonly Layout[] = REVISITED_IDS.map((id) =>
  layout(id, CLASSIC, {
    level: "inferred",
    note: "No rule changes, says the book; that the layout is that of Classic is inferred.",
  }),
);
