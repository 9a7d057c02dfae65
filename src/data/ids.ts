import { PLAN_LETTERS as LETTERS, type PlanLetter } from "./plan-card.js";

/**
 * The ids of the editions, the latest first.
 *
 * @example
 * ```ts
 * EDITION_IDS // => ["collector-2023", "first-2018"]
 * ```
 */
export const EDITION_IDS = /* @__PURE__ */ Object.freeze(["collector-2023", "first-2018"] as const);

/** An edition of the game. */
export type EditionId = (typeof EDITION_IDS)[number];

/**
 * The ids of the modes: the standard game, Expert Mode, AAA Solo and the solo game of the first edition. Among the options
 * of a game the mode `aaa` is `{ aaa: opponent }`.
 *
 * @see XPT-1, AAA-1, FST-1
 * @example
 * ```ts
 * MODE_IDS // => ["standard", "expert", "aaa", "solo"]
 * ```
 */
export const MODE_IDS = /* @__PURE__ */ Object.freeze(["standard", "expert", "aaa", "solo"] as const);

/** A mode, without its opponent. */
export type ModeId = (typeof MODE_IDS)[number];

/**
 * Where the cards of a game come from, as the option `cards` names it.
 *
 * @example
 * ```ts
 * CARD_SOURCES // => ["dealt", "entered"]
 * ```
 */
export const CARD_SOURCES = /* @__PURE__ */ Object.freeze(["dealt", "entered"] as const);

/** Where the cards of a game come from: they are shuffled and dealt here, or entered as they come up on a real table. */
export type CardSource = (typeof CARD_SOURCES)[number];

/**
 * The ids of the expansions. Each has a sheet with the same id, on which it is played.
 *
 * @example
 * ```ts
 * EXPANSION_IDS.length // => 9
 * createGame({ players: ["Ann"], seed: 1, layout: EXPANSION_IDS[1] }).setup.layouts[0]?.id // => "zombies"
 * ```
 */
export const EXPANSION_IDS = /* @__PURE__ */ Object.freeze([
  "american-dream",
  "zombies",
  "ducks",
  "easter-eggs",
  "christmas-lights",
  "halloween",
  "ice-cream",
  "nuclear-war",
  "roswell",
] as const);

/** A function, so that a bundler can leave the list out: it does not look into what a spread runs through. */
function layoutIds() {
  return Object.freeze([
    "classic",
    "blueprint",
    "christine-alcouffe",
    "maud-charmel",
    "vincent-dutrait",
    "ryan-goldsberry",
    "weberson-santiago",
    "beth-sobel",
    ...EXPANSION_IDS,
    "easter-eggs-2019",
    "christmas-lights-2019",
    "ice-cream-2019",
  ] as const);
}

/**
 * The ids of all printed sheets: `classic` is in both editions, those with a year are of the first edition's packs, and the
 * others belong to the 2023 edition.
 *
 * @see BLU-1, RVS-1
 * @example
 * ```ts
 * LAYOUT_IDS.slice(0, 2) // => ["classic", "blueprint"]
 * ```
 */
export const LAYOUT_IDS = /* @__PURE__ */ layoutIds();

/** A printed sheet: `classic` in both editions, the others in that of 2023 but for those with a year. BLU-1 RVS-1 */
export type LayoutId = (typeof LAYOUT_IDS)[number];

/**
 * The letters of the City Plan cards in order; index 0 is A. The list is frozen.
 *
 * @example
 * ```ts
 * PLAN_LETTERS // => ["A", "B", "C"]
 * ```
 */
// A copy: the library's own list is read all the time, and frozen lists are read slowly.
export const PLAN_LETTERS: readonly PlanLetter[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ LETTERS.slice(),
);
