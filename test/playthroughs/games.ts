import type { CustomLayout, CustomOpponent, CustomPlanCard, GameOptions } from "perfect-home-rules";

/** Two streets, and more Permit Refusals than on a printed sheet. */
const SMALL_TOWN: CustomLayout = {
  id: "small town",
  streets: [
    { houses: 9, column: 0, pools: [0, 4, 5], parks: [0, 3, 8] },
    { houses: 13, column: 2, pools: [1, 6, 7, 12], parks: [0, 1, 2, 5] },
  ],
  pools: [0, 2, 5, 9],
  temps: 5,
  improvements: [[1, 4], [2, 3], [3, 5], [4], [5, 8], [6]],
  extensions: [0, 1, 4],
  roundabouts: [0, 2, 6],
  refusals: [0, 0, 1, 3, 6, 10],
};

const NEIGHBOUR: CustomOpponent = {
  id: "the neighbour",
  level: 7,
  validates: ["B"],
  park: 2,
  pool: 4,
  temp: 1,
  fence: 1,
  extension: 3,
  improvement: 3,
};

const PARKS_EVERYWHERE: CustomPlanCard = {
  id: "two-parks-each-street",
  letter: "C",
  score: [7, 4],
  parts: [{ where: { in: "streets", count: "all" }, needs: [{ need: "feature", feature: "parks", min: 2 }] }],
};

const NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"];

type Options = Omit<GameOptions, "players" | "seed">;

/** The options of a game for a number of players. */
function game(seed: number, playerCount: number, options: Options = {}): GameOptions {
  return { players: NAMES.slice(0, playerCount), seed, ...options };
}

const FIRST = { edition: "first-2018" } as const;
const EXPERT = { mode: "expert" } as const;
const ADVANCED = { advanced: true } as const;
const QUARTERS = { nineAndThreeQuarters: true } as const;

/**
 * The games of which there is a playthrough, by the name of its file. Of 60 seeds each has one with which much happens:
 * plans are validated, and what is rare occurs.
 */
export const GAMES: Readonly<Record<string, GameOptions>> = {
  classic: game(2, 2),
  "classic-alone": game(2, 1),
  "classic-six-players": game(56, 6),
  "classic-advanced": game(22, 2, ADVANCED),
  "classic-quarters": game(50, 3, QUARTERS),
  "classic-advanced-quarters": game(9, 4, { ...ADVANCED, ...QUARTERS }),
  "classic-expert": game(39, 2, EXPERT),
  "classic-expert-advanced-quarters": game(45, 3, { ...EXPERT, ...ADVANCED, ...QUARTERS }),
  "classic-aaa": game(23, 1, { mode: { aaa: "sam" } }),
  "classic-aaa-advanced": game(24, 1, { mode: { aaa: "irene" }, ...ADVANCED }),
  "classic-aaa-closed-agency": game(23, 1, { mode: { aaa: "closed" } }),
  "classic-aaa-own-opponent": game(12, 1, { mode: { aaa: NEIGHBOUR }, ...QUARTERS }),
  "revisited-mixed": game(2, 4, {
    layout: ["christine-alcouffe", "maud-charmel", "vincent-dutrait", "classic"],
  }),
  "revisited-expert": game(45, 3, {
    layout: ["ryan-goldsberry", "weberson-santiago", "beth-sobel"],
    ...EXPERT,
  }),
  "blueprint-advanced": game(22, 2, { layout: "blueprint", ...ADVANCED }),
  "blueprint-aaa": game(9, 1, { layout: "blueprint", mode: { aaa: "level-5" } }),
  "own-layout-advanced": game(15, 3, { layout: SMALL_TOWN, ...ADVANCED }),
  "own-plan": game(24, 2, { plans: { A: "two-estates-of-6", C: PARKS_EVERYWHERE } }),
  "american-dream": game(50, 3, { layout: "american-dream" }),
  "american-dream-expert-quarters": game(57, 2, { layout: "american-dream", ...EXPERT, ...QUARTERS }),
  "american-dream-aaa": game(32, 1, { layout: "american-dream", mode: { aaa: "sam" } }),
  zombies: game(10, 2, { layout: "zombies" }),
  "zombies-advanced-quarters": game(9, 3, { layout: "zombies", ...ADVANCED, ...QUARTERS }),
  "zombies-expert": game(60, 2, { layout: "zombies", ...EXPERT }),
  "zombies-aaa": game(44, 1, { layout: "zombies", mode: { aaa: "alan" } }),
  ducks: game(16, 2, { layout: "ducks" }),
  "ducks-expert-advanced": game(51, 2, { layout: "ducks", ...EXPERT, ...ADVANCED }),
  "ducks-aaa": game(53, 1, { layout: "ducks", mode: { aaa: "ann" } }),
  "easter-eggs-quarters": game(45, 2, { layout: "easter-eggs", ...QUARTERS }),
  "easter-eggs-expert": game(4, 2, { layout: "easter-eggs", ...EXPERT }),
  "easter-eggs-aaa-advanced": game(4, 1, { layout: "easter-eggs", mode: { aaa: "ann" }, ...ADVANCED }),
  "christmas-lights": game(2, 2, { layout: "christmas-lights" }),
  "christmas-lights-aaa": game(57, 1, { layout: "christmas-lights", mode: { aaa: "irene" } }),
  "halloween-advanced": game(43, 3, { layout: "halloween", ...ADVANCED }),
  "halloween-expert": game(8, 2, { layout: "halloween", ...EXPERT }),
  "halloween-aaa": game(9, 1, { layout: "halloween", mode: { aaa: "alan" } }),
  "ice-cream": game(2, 2, { layout: "ice-cream" }),
  "ice-cream-expert": game(39, 2, { layout: "ice-cream", ...EXPERT }),
  "ice-cream-aaa-advanced": game(9, 1, { layout: "ice-cream", mode: { aaa: "sam" }, ...ADVANCED }),
  "nuclear-war-advanced": game(16, 2, { layout: "nuclear-war", ...ADVANCED }),
  "nuclear-war-aaa-advanced": game(30, 1, { layout: "nuclear-war", mode: { aaa: "irene" }, ...ADVANCED }),
  roswell: game(43, 3, { layout: "roswell" }),
  "roswell-expert-advanced": game(43, 2, { layout: "roswell", ...EXPERT, ...ADVANCED }),
  "roswell-aaa": game(38, 1, { layout: "roswell", mode: { aaa: "level-5" } }),
  "first-edition": game(2, 2, FIRST),
  "first-edition-advanced": game(29, 3, { ...FIRST, ...ADVANCED }),
  "first-edition-expert": game(32, 2, { ...FIRST, ...EXPERT }),
  "first-edition-solo": game(8, 1, { ...FIRST, mode: "solo" }),
  "easter-eggs-2019-solo-advanced": game(5, 1, {
    ...FIRST,
    layout: "easter-eggs-2019",
    mode: "solo",
    ...ADVANCED,
  }),
  "christmas-lights-2019": game(58, 2, { ...FIRST, layout: "christmas-lights-2019" }),
  "ice-cream-2019-expert": game(45, 2, { ...FIRST, layout: "ice-cream-2019", ...EXPERT }),
};
