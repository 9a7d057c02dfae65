import { kind, type ViolationKind } from "./violation-kind.js";

const KINDS = {
  "options.no-players": kind("SET-6", "A game needs at least one player."),
  "options.cards": kind(null, "The cards given are not the Construction cards of the game."),
  "options.deck-size": kind(
    "SET-3",
    "The deck must have as many cards as the mode needs, and make equal stacks.",
    "XPT-9",
    "AAA-2",
    "FST-1",
    "ZOM-12",
    "ZOM-13",
    "ZOM-X",
  ),
  "options.layout-edition": kind("BLU-1", "This sheet does not belong to the edition."),
  "options.revisited-edition": kind("RVS-1", "The Revisited Classic sheets belong to the 2023 edition."),
  "options.expansion-edition": kind(
    "XPN-1",
    "The expansions belong to the 2023 edition; some have a pack for the first one.",
  ),
  "options.pack-edition": kind("PCK-1", "The packs of 2019 belong to the first edition."),
  "options.layouts-differ": kind("SET-5", "All players need sheets with the same layout."),
  "options.layouts-count": kind("SET-5", "A list of sheets must have one for each player."),
  "options.cards-edition": kind("NTQ-1", "The 9¾ cards belong to the 2023 edition."),
  "options.aaa-edition": kind("AAA-1", "AAA Solo belongs to the 2023 edition."),
  "options.aaa-players": kind("AAA-1", "AAA Solo is for one player."),
  "options.solo-edition": kind("FST-1", "The solo game with the Solo card belongs to the first edition."),
  "options.solo-players": kind("FST-1", "The solo game is for one player."),
  "options.expert-alone": kind("XPT-1", "Expert Mode is for two or more players.", "FST-5"),
  "options.expert-players": kind(
    "XPT-9",
    "The deck does not have enough cards for this many players.",
    "ZOM-X",
  ),
  "options.start-mode": kind(
    null,
    "A start position that shows combinations needs a mode in which cards come from stacks.",
  ),
  "options.start-cards": kind("RND-2", "What the stacks show must be on different cards of the game."),
  "options.plan-impossible": kind("SET-4", "The plan asks for something that the layout does not have."),
  "options.plan-advanced": kind("ADV-6", "This plan needs roundabouts, which belong to Advanced Mode."),
  "options.expansion-advanced": kind("XPN-2", "This expansion can't be played with Advanced Mode."),
  "options.entered-start": kind(
    null,
    "A start position needs dealt cards: which cards were flipped before it is not known.",
  ),
  "options.entered-plans": kind(
    "SET-4",
    "With entered cards, all three plans must be given, or a seed to draw the others.",
  ),
  "description.malformed": kind(
    null,
    "This does not describe a sheet: a value is missing, unknown or out of range.",
  ),
  "expansion.not-registered": kind(
    null,
    "This needs an expansion that is not registered: register it with the line given, or import `perfect-home-rules`, which has them all.",
  ),
  "expansion.unknown": kind(
    null,
    "What is registered must be an expansion of `perfect-home-rules/expansions`.",
  ),
} as const satisfies Readonly<Record<string, ViolationKind>>;

/** Stable name of a reason for which what a caller passes is refused. */
export type InputCode = keyof typeof KINDS;

/** What is refused of the options and descriptions that callers pass. They stand apart, so that nobody pays for the sentences of what they never call. */
export const INPUT_KINDS: Readonly<Record<InputCode, ViolationKind>> = KINDS;
