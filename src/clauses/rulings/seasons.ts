import { ruling } from "./ruling.js";

/** Rulings on what expansions share, Easter, ice cream, Halloween, Christmas and the packs of 2019. */
export const SEASON_RULINGS = {
  "XPN-3": [
    ruling(
      "2023",
      "that holds wherever an expansion does not name a level.",
      "the books have the scores begin with level 1, and at level 0 the AAA still competes for plans.",
      "at level 0 nothing of the AAA happens on the sheet.",
    ),
  ],
  "EGG-1": [
    ruling(
      "both",
      "the architect chooses how many eggs are circled, none included.",
      "the book says that eggs can be collected, not that they are, and a plan asks for estates without one.",
      "as many as the number has loops for.",
    ),
  ],
  "EGG-4": [
    ruling(
      "2023",
      "a 9¾ given is one egg.",
      "it collects one, like a 9 (NTQ-3).",
      "the book names 6, 8, 9 and 10 only, so it is none.",
    ),
  ],
  "ICE-6": [
    ruling(
      "both",
      "the truck does not go to a roundabout. If there was an open cone in its place, that one is crossed out when the roundabout is built, and the route is over if no other one is open. Later the truck drives past the roundabout as if it were any other place. So a roundabout on the house of the last open cone earns the bonus of the street (ICE-3), though the truck never got there. All this holds for the pack of 2019 too.",
      "the truck drives to houses that get a number, and this one never will.",
      "the cone stays open until the truck has passed, or the truck can't pass at all and the route can't end.",
    ),
  ],
  "HAL-2": [
    ruling(
      "2023",
      "a tier may be validated in a round with a Permit Refusal too.",
      "a refusal takes the number and the action away, not what comes at the end of the round.",
      "tiers come of numbering a house, so in a round without a number there is none.",
    ),
  ],
  "HAL-3": [
    ruling(
      "2023",
      "a tier is there for everyone until the end of the round in which it is first validated.",
      "nobody knows what the others do in a round (RND-3).",
      "whoever says so first has it, and the others cross it out at once.",
    ),
  ],
  "HAL-5": [
    ruling(
      "2023",
      "each single pool, park or extension may be left. Where one of them can't be done, because there is no box for it (ACT-2) or no place, the others still can. They are done one after the other, and with the first one the choice between the two bonuses is made.",
      "actions are optional (ACT-1), and a bonus is that many actions.",
      "a bonus is taken as a whole or not at all.",
    ),
    ruling(
      "2023",
      "for an extension bonus a full extension track does not matter.",
      "no box is crossed.",
      "without a box left there is no extension (ACT-2).",
    ),
    ruling(
      "2023",
      "a house numbered by an extension bonus counts for plans that are validated afterwards and for the end of the game (END-1).",
      "it has a number like any other.",
      "plans are judged on the sheet before any bonus.",
    ),
  ],
  "HAL-6": [
    ruling(
      "2023",
      "tiers and plans are all validated in the last step of a turn, in any order.",
      "a bonus may bring what a plan asks for, and the book puts plans into the round's last step too.",
      "tiers come at the end of the round, so after all plans.",
    ),
  ],
  "HAL-7": [
    ruling(
      "2023",
      "a pool circled by a bonus is a pool like any other, for plans too.",
      "it is circled and its box crossed as ever.",
      "plans want pools built with the action.",
    ),
  ],
  "XMS-1": [
    ruling(
      "both",
      "strings run on over a fence and end at a roundabout.",
      "the book asks for neighbours and says nothing of fences, and the houses on both sides of a roundabout are no neighbours.",
      "a fence breaks it too, or a roundabout does not.",
    ),
  ],
  "XMS-3": [
    ruling(
      "2023",
      "fence cards between the first and the last one count like any card; with one fence card or none it scores nothing.",
      "the book counts cards from the first fence to the last one, whatever they are.",
      "fence cards in between are left out.",
    ),
  ],
  "PCK-1": [
    ruling(
      "2018",
      "AAA Solo and the 9¾ cards are not played with a pack.",
      "their rules are known in the form of 2023 only (AAA-1, NTQ-1).",
      "AAA Solo came in one pack with the eggs, so it goes with that sheet at least.",
    ),
  ],
  "PCK-2": [
    ruling(
      "2018",
      "the rules of 2023 are those of the packs.",
      "the sheets are alike and an online table plays them so; the rule sheets of the packs are not at hand.",
      "something was changed for the collector edition, of which the book says only that all expansions were revised.",
    ),
  ],
  "PCK-3": [
    ruling(
      "2018",
      "that is the whole difference.",
      "the ways are seen on the sheet, and an online table plays it so; the rule sheet of the pack is not at hand.",
      "as in PCK-2.",
    ),
  ],
};
