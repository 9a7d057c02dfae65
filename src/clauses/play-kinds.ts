import { kind, type ViolationKind } from "./violation-kind.js";

const KINDS = {
  "state.entered": kind(
    null,
    "A simulator needs dealt cards: draw them with `sampleState(observe(state, player), seed)`.",
  ),
  "random.out-of-range": kind(null, "The random function must return a number in [0, 1)."),
  "bot.unknown": kind(null, "There is no bot with this name."),
  "bot.not-a-function": kind(null, "A bot must be a function."),
  "encoding.no-room": kind(
    null,
    "The array must have room for the encoding, and the offset must be a non-negative integer.",
  ),
  "vector.mixed": kind(
    null,
    "There must be at least one game to step, and all games must have the same layout and the same encoding.",
  ),
  "vector.game": kind(null, "The game must be the index of one of the games stepped at once."),
  "vector.codes": kind(null, "Each game that is not over needs the code of a legal move."),
  "bot.player": kind(
    null,
    "A bot must be given its player, its moves, and functions to observe the game and to draw random numbers.",
  ),
  "bot.budget": kind(
    null,
    "A budget must be either a positive integer (`playouts`) or a positive number (`milliseconds`).",
  ),
  "bot.paper": kind(null, "Moves can be compared only on a sheet that the library keeps, not on paper."),
  "perft.depth": kind(null, "The depth must be a non-negative integer."),
  "plan.unknown": kind(null, "A plan is named by its letter: `A`, `B` or `C`."),
} as const satisfies Readonly<Record<string, ViolationKind>>;

/** Stable name of a reason for which a program that plays is refused something. */
export type PlayCode = keyof typeof KINDS;

/** What simulators, encodings and bots refuse. They stand apart, so that nobody pays for the sentences of what they never call. */
export const PLAY_KINDS: Readonly<Record<PlayCode, ViolationKind>> = KINDS;
