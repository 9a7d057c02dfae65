import {
  type Action,
  type CustomLayout,
  createGame,
  EXPANSION_IDS,
  type GameOptions,
  type LayoutId,
  type ModeChoice,
} from "perfect-home-rules";
import { deckOf } from "./deck.js";

/** A way to play on which properties are tried. */
export interface Variant {
  /** Its name in a counterexample. */
  readonly name: string;
  /** The options that it sets. */
  readonly options: Omit<GameOptions, "players" | "seed">;
  /** How few and how many players it takes. */
  readonly playerCount: readonly [least: number, most: number];
}

function variant(
  name: string,
  options: Variant["options"],
  playerCount: Variant["playerCount"] = [1, 6],
): Variant {
  return { name, options, playerCount };
}

const SORTED: readonly Action[] = ["fence", "improvement", "park", "pool", "temp", "extension"];
const { cards } = createGame({ players: ["any"], seed: 1 }).setup;
const sorted = deckOf(cards).toSorted((a, b) => SORTED.indexOf(a.action) - SORTED.indexOf(b.action));

/** A sheet on which tracks are soon full and refusals many. */
const SHORT_TRACKS: CustomLayout = {
  id: "short tracks",
  streets: [
    { houses: 6, column: 0, pools: [0, 1, 4], parks: [0, 5] },
    { houses: 11, column: 1, pools: [2, 3, 8, 10], parks: [1, 2, 4] },
    { houses: 8, column: 4, pools: [], parks: [3] },
    { houses: 7, column: 5, pools: [1, 2, 5, 6], parks: [0, 1, 7] },
  ],
  pools: [0, 4, 6],
  temps: 3,
  improvements: [[1], [2, 5], [3, 4], [4, 6, 7], [5], [6, 9]],
  extensions: [0, 2, 3, 7],
  roundabouts: [0, 3, 8],
  refusals: [0, 1, 3, 6, 8],
};

/** The standard game of 2023: the rules that the properties of chapters and the plain rules know. */
export const STANDARD: readonly Variant[] = [
  variant("standard", {}),
  variant("standard, rare actions in the third stack", { cards: sorted }),
  variant("blueprint sheet", { layout: "blueprint" }),
  variant("9¾ cards", { nineAndThreeQuarters: true }),
  variant("short tracks", { layout: SHORT_TRACKS }),
];

/** Zombies, for which the properties of chapters have their exceptions. ZOM-8 ZOM-9 */
export const ZOMBIES: readonly Variant[] = [
  variant("Zombies, 9¾ cards", { layout: "zombies", nineAndThreeQuarters: true }),
  variant("Zombies, expert", { layout: "zombies", mode: "expert" }, [2, 6]),
  variant("Zombies, AAA player", { layout: "zombies", mode: { aaa: "sam" } }, [1, 1]),
];

/** All ways to play, for what holds whatever the rules are. */
export const ALL: readonly Variant[] = [
  ...STANDARD,
  variant("advanced", { advanced: true }),
  variant("first edition", { edition: "first-2018" }),
  variant("first edition, advanced", { edition: "first-2018", advanced: true }),
  variant("expert", { mode: "expert" }, [2, 6]),
  variant(
    "expert, advanced, 9¾ cards",
    { mode: "expert", advanced: true, nineAndThreeQuarters: true },
    [2, 6],
  ),
  variant("first edition, expert", { edition: "first-2018", mode: "expert" }, [2, 6]),
  variant("first edition, solo", { edition: "first-2018", mode: "solo" }, [1, 1]),
  variant("closed AAA agency", { mode: { aaa: "closed" } }, [1, 1]),
  variant("AAA player, advanced", { mode: { aaa: "irene" }, advanced: true }, [1, 1]),
  variant("Easter Egg Hunt", { layout: "easter-eggs" }),
  variant(
    "Easter Egg Hunt, expert, advanced",
    { layout: "easter-eggs", mode: "expert", advanced: true },
    [2, 6],
  ),
  variant("Easter Egg Hunt, AAA player", { layout: "easter-eggs", mode: { aaa: "sam" } }, [1, 1]),
  variant("Ice Cream Trucks, 9¾ cards", { layout: "ice-cream", nineAndThreeQuarters: true }),
  variant(
    "Ice Cream Trucks, AAA player, advanced",
    { layout: "ice-cream", mode: { aaa: "sam" }, advanced: true },
    [1, 1],
  ),
  variant("Ice Cream pack, advanced", { edition: "first-2018", layout: "ice-cream-2019", advanced: true }),
  variant("Halloween, advanced", { layout: "halloween", advanced: true }),
  variant("Halloween, expert", { layout: "halloween", mode: "expert" }, [2, 6]),
  variant("Halloween, AAA player", { layout: "halloween", mode: { aaa: "sam" } }, [1, 1]),
  variant("Christmas Lights", { layout: "christmas-lights" }),
  variant("Christmas pack", { edition: "first-2018", layout: "christmas-lights-2019" }),
  variant("Nuclear War", { layout: "nuclear-war" }),
  variant(
    "Nuclear War, AAA player, advanced",
    { layout: "nuclear-war", mode: { aaa: "sam" }, advanced: true },
    [1, 1],
  ),
  variant("Roswell", { layout: "roswell" }),
  variant("Roswell, expert, advanced", { layout: "roswell", mode: "expert", advanced: true }, [2, 6]),
  variant("Roswell, AAA player", { layout: "roswell", mode: { aaa: "sam" } }, [1, 1]),
  ...ZOMBIES,
  variant("Zombies, expert, advanced", { layout: "zombies", mode: "expert", advanced: true }, [2, 6]),
  variant("Coin Coin", { layout: "ducks" }),
  variant(
    "Coin Coin, AAA player, advanced",
    { layout: "ducks", mode: { aaa: "sam" }, advanced: true },
    [1, 1],
  ),
  variant("American Dream", { layout: "american-dream" }),
  variant(
    "American Dream, expert, 9¾ cards",
    { layout: "american-dream", mode: "expert", nineAndThreeQuarters: true },
    [2, 6],
  ),
  variant("American Dream, AAA player", { layout: "american-dream", mode: { aaa: "sam" } }, [1, 1]),
];

/** The sheets of the packs of 2019. */
const SHEETS_2019: readonly LayoutId[] = ["easter-eggs-2019", "ice-cream-2019", "christmas-lights-2019"];

const MODES_2023 = ["standard", "expert", { aaa: "sam" }, { aaa: "closed" }] as const;
const MODES_2018 = ["standard", "expert", "solo"] as const;

/** Who can play a mode. */
function playersFor(mode: ModeChoice): Variant["playerCount"] {
  if (mode === "standard") return [1, 6];
  return mode === "expert" ? [2, 6] : [1, 1];
}

function combination(layout: LayoutId, mode: ModeChoice, options: Variant["options"]): Variant {
  const words = [
    typeof mode === "string" ? mode : `AAA ${String(mode.aaa)}`,
    ...(options.advanced === true ? ["advanced"] : []),
    ...(options.nineAndThreeQuarters === true ? ["9¾ cards"] : []),
  ];
  return variant(`${layout}: ${words.join(", ")}`, { layout, mode, ...options }, playersFor(mode));
}

const BOTH = [false, true] as const;

/** Every combination in which the sheets of expansions can be played. XPN-2 PCK-1 */
export const COMBINATIONS: readonly Variant[] = [
  ...EXPANSION_IDS.flatMap((sheet) =>
    MODES_2023.flatMap((mode) =>
      BOTH.filter((advanced) => !advanced || sheet !== "american-dream").flatMap((advanced) =>
        BOTH.map((nineAndThreeQuarters) => combination(sheet, mode, { advanced, nineAndThreeQuarters })),
      ),
    ),
  ),
  ...SHEETS_2019.flatMap((sheet) =>
    MODES_2018.flatMap((mode) =>
      BOTH.map((advanced) => combination(sheet, mode, { edition: "first-2018", advanced })),
    ),
  ),
];

/** The combinations in which some sheets can be played. */
export function combinationsOn(...sheets: readonly LayoutId[]): readonly Variant[] {
  return COMBINATIONS.filter(({ options }) => sheets.some((sheet) => sheet === options.layout));
}

/** The variant of a name. */
export function variantOf(name: string): Variant {
  const found = [...ALL, ...COMBINATIONS].find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no variant ${name}`);
  return found;
}
