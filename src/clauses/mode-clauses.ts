import { chapterOf, en18, en23, expansions23, fr23, IN_2023 as N, IN_2018 as O } from "./books.js";
import { rule, ruleOf2018, ruleOf2023, SILENT } from "./rule.js";

const AAA = en23("AAA Solo Mode");
const AAA_SETUP = en23("AAA Solo Mode", "Set up");
const VALIDATION = en23("AAA Solo Mode", "Game round", "AAA Validation Card");
const EXPERT = expansions23("Mode Expert");
const QUARTERS = expansions23("Cartes 9¾");
const SOLO_SETUP = en18("Solo game", "Setup");
const SOLO_END = en18("Solo game", "End of the game");
const EXPERT_SETUP = en18("Expert rules", "Setup");
const ADDITIONAL_PLANS = en18("Advanced variant", "Additional City Plans");

/** The clauses of Advanced Mode, AAA Solo, Expert, the first edition's modes, Blueprint, and the 9¾ cards. */
export const MODE_CLAUSES = {
  "RBT-1": rule("A roundabout replaces an empty house", O.roundabout, N.roundabout),
  "RBT-2": rule("Its fences and its box; two in a game", O.roundabout, N.roundabout),
  "RBT-3": rule("Numbering starts anew on each side", O.roundabout, N.roundabout),
  "RBT-4": rule("When, and how many in a round", O.roundabout, N.roundabout),
  "RBT-5": rule("In which steps roundabouts are offered", SILENT, SILENT),
  "RBT-6": rule("What stood on the house can't be had any more", SILENT, SILENT),
  "ADV-1": rule(
    "Advanced plans are mixed with the standard ones",
    [...ADDITIONAL_PLANS, ...O.objectives],
    N.advancedPlans,
  ),
  "ADV-2": ruleOf2018("Houses used by plans of the first edition", O.objectives),
  "ADV-3": ruleOf2023("An estate of size 1 at each end of each street", N.advancedPlans),
  "ADV-4": ruleOf2023("All in the same street", [
    ...N.advancedPlans,
    ...fr23("Mode Avancé", "Cartes Plan Avancé"),
  ]),
  "ADV-5": ruleOf2023("Improvement boxes and full columns", N.advancedPlans),
  "ADV-6": rule("What Advanced Mode means", SILENT, SILENT),
  "AAA-1": ruleOf2023("One architect against an opponent card", [
    ...en23("Components"),
    ...AAA,
    ...AAA_SETUP,
  ]),
  "AAA-2": ruleOf2023("Setup: the deck and the Validation cards", AAA_SETUP),
  "AAA-3": ruleOf2023("Three cards: number, action, and one for the AAA", [...AAA_SETUP, ...N.aaaRound]),
  "AAA-4": ruleOf2023("When and from what the deck is rebuilt", N.aaaRound),
  "AAA-5": ruleOf2023("Validation cards are resolved before anything else is drawn", [
    ...VALIDATION,
    ...chapterOf("Guerre Atomique").solo,
  ]),
  "AAA-6": ruleOf2023("A plan turned by the AAA is worth its lower value at once", SILENT),
  "AAA-7": ruleOf2023(
    "Permit Refusal: the architect chooses the card given",
    en23("AAA Solo Mode", "Game round", "Building Permit Refusal"),
  ),
  "AAA-8": ruleOf2023("Only the architect ends the game", en23("AAA Solo Mode", "End of game")),
  "AAA-9": ruleOf2023("Level 0: the agency is closed", [
    ...AAA,
    ...en23("AAA Solo Mode", "AAA Opponent card – level 0"),
  ]),
  "AAA-10": ruleOf2023("What the AAA's cards score", [...VALIDATION, ...N.aaaScore]),
  "AAA-11": ruleOf2023("The AAA's estates", N.aaaScore),
  "AAA-12": ruleOf2023("The example of an estate worth 10", N.aaaScore),
  "AAA-13": ruleOf2023("Ties with the AAA", [...N.aaaScore, ...chapterOf("American Dream").end]),
  "XPT-1": ruleOf2023("Who can play Expert Mode", EXPERT),
  "XPT-2": ruleOf2023(
    "One deck; each architect draws one card before the first round",
    expansions23("Mode Expert", "Mise en place"),
  ),
  "XPT-3": ruleOf2023("Two more cards each round", N.expertRound),
  "XPT-4": ruleOf2023("Number, action, and the third card to the left", N.expertRound),
  "XPT-5": rule(
    "What is hidden and what is public",
    [...EXPERT_SETUP, ...O.expertTurn],
    [...expansions23("Mode Expert", "Mise en place"), ...N.expertRound],
  ),
  "XPT-6": rule("Permit Refusal: the architect chooses the card passed", SILENT, SILENT),
  "XPT-7": rule("Plans as usual", O.expertTurn, N.expertRound),
  "XPT-8": ruleOf2023(
    "Zombies in Expert Mode are played as ZOM-X says",
    expansions23("Mode Expert", "Mode Expert pour Zombies !"),
  ),
  "XPT-9": rule("How many architects the deck is enough for", SILENT, SILENT),
  "FST-1": ruleOf2018("Solo: the deck and the Solo card", [...SOLO_SETUP, ...O.soloTurn]),
  "FST-2": ruleOf2018("The Solo card turns all plans", O.soloTurn),
  "FST-3": ruleOf2018("The solo game ends with the deck", SOLO_END),
  "FST-4": ruleOf2018("Solo: 7 points from 6 temps on", SOLO_END),
  "FST-5": ruleOf2018("Expert: three cards at first, the left-over card to the right", [
    ...EXPERT_SETUP,
    ...O.expertTurn,
  ]),
  "FST-6": ruleOf2018("What the advanced variant may be combined with", [
    ...ADDITIONAL_PLANS,
    ...O.roundabout,
  ]),
  "BLU-1": ruleOf2023("The Blueprint sheet", [...en23("Blueprint sheet"), ...EXPERT]),
  "RVS-1": ruleOf2023("The Revisited Classic sheets", expansions23("Feuilles Classiques Revisitées")),
  "NTQ-1": ruleOf2023("Three cards with the number 9¾", [...expansions23("Matériel"), ...QUARTERS]),
  "NTQ-2": ruleOf2023("9¾ with temps and extensions", QUARTERS),
  "NTQ-3": ruleOf2023("9¾ and eggs", QUARTERS),
  "NTQ-4": ruleOf2023("9¾ and strings of lights", QUARTERS),
  "NTQ-5": ruleOf2023("9¾ and shelters", QUARTERS),
  "NTQ-6": ruleOf2023("Elsewhere 9¾ is an ordinary card", QUARTERS),
};
