import { ruling } from "./ruling.js";

/** Rulings on setup, the round, numbering and refusals. */
export const SETUP_AND_ROUND_RULINGS = {
  "SET-3": [
    ruling(
      "both",
      "a deck of your own must make stacks of the same size; one that is gone through once must make full hands to its end; and the part above the first Validation card must hold a first hand.",
      "the printed decks do.",
      "cards that are left over stay in the box.",
    ),
  ],
  "SET-4": [
    ruling(
      "both",
      "a card that names a street which is not there or is too short for its estates, or that asks for roundabouts where there are no boxes for them, is neither drawn nor accepted.",
      "the printed sheets have all streets and boxes that their plans name. That applies to custom layouts and to the reconstructed Blueprint sheet (BLU-1).",
      "every card is drawn, and one may never be validated.",
    ),
    ruling(
      "2018",
      "in the first edition too the plans may be chosen.",
      "the choice changes no other rule, and it lets a known game be played again.",
      "they are always drawn.",
    ),
  ],
  "SET-5": [
    ruling(
      "both",
      "Classic may be mixed with the six Revisited Classic sheets as well.",
      "they are taken to have its layout (RVS-1, a ruling).",
      "the six may be mixed only with each other.",
    ),
    ruling(
      "2018",
      "with a pack all have the sheet of that pack.",
      "the first edition knows one sheet, and plan C of a pack asks for what only its sheet has.",
      "the packs say nothing, so each architect may choose.",
    ),
  ],
  "SET-6": [
    ruling(
      "both",
      "one architect alone may play the standard game for practice, and any temp box then makes the first place (SCO-4).",
      "no rule of that game needs a second architect.",
      "alone one can play the solo games only.",
    ),
    ruling(
      "2018",
      "the first edition has no highest number either.",
      "its book names none, and all play with the same cards.",
      "it is for four, because there are four player aids in the box.",
    ),
  ],
  "SET-7": [
    ruling(
      "both",
      "`observe` gives, beside the action shown, the number shown and the action to come, the size of each stack and the cards flipped from it, but no order of cards that lie face down. Of a stack formed anew from its own discards (RND-4) it gives which cards are in it.",
      "that is what an attentive person at the table knows.",
      "the discards may not be looked through, so only what shows now and comes next is known.",
    ),
  ],
  "RND-1": [
    ruling(
      "2018",
      "the steps and their order are the same in the first edition, with plans last.",
      "that book has number and effect in this order, and of plans it says only that they are scored at once; to score them last gives the same points.",
      "a plan is scored at the moment it is met, before the action if the number was enough.",
    ),
  ],
  "RND-3": [
    ruling(
      "both",
      "until all have finished the round, nobody sees what another one does in it, plans and tiers included. Between rounds all sheets are open.",
      "what is done at the same time can't depend on what others do.",
      "one may look at the neighbours' sheets at any time, and whoever is slower learns more.",
    ),
  ],
  "RND-5": [
    ruling(
      "2018",
      "all are reshuffled at the moment at which the last cards are turned over, as in RND-4; the last card of each stack is left out and stays in front.",
      "otherwise there would be no number for the last three actions.",
      "the round is skipped, and all 81 cards are shuffled and dealt before the next one.",
    ),
  ],
  "RND-6": [
    ruling(
      "2018",
      "the choice belongs to every architect with a plan in the round that sees the game's first validated plan. One request is enough; when the round is over the stacks are dealt from all 81 cards, as at setup.",
      "in a round nobody is first (RND-3), and the book speaks of the first architect, once.",
      "once per plan, for those who are the first to validate that one.",
    ),
    ruling(
      "2018",
      "there is no such reshuffle in the solo game.",
      "its deck is gone through once, and its end is the end of the game (FST-3).",
      "there too, because everything else is as in the standard game.",
    ),
    ruling(
      "2018",
      "in Expert Mode all cards form a new deck, those that would be passed on included, and each architect draws 1.",
      "that is how any other round begins in that mode.",
      "cards that are being passed stay where they are.",
    ),
  ],
  "RND-7": [
    ruling(
      "both",
      "once nobody has anything left to do, a round is resolved in one go for all architects, from what their sheets then show, in this order: cards, plans, tiers and bonuses, ducklings, a reshuffle, the end of the game.",
      'several books say "at the end of the round" and none says in which order.',
      "another order, for instance the cards reshuffled first, or the end of the game looked for before tiers and bonuses are given.",
    ),
  ],
  "NUM-4": [
    ruling(
      "2018",
      "in the first edition too streets are independent.",
      "that book does not say so, but it bans a number that is there already from the same street only.",
      "none that could be played, as three streets would have to share one run of numbers.",
    ),
  ],
  "NUM-5": [
    ruling(
      "both",
      "a number is never erased and never moved to another house, but for a house invaded by zombies (ZOM-8).",
      "no book says so in general, and none has a rule by which a number could change.",
      "the sheets can be wiped, so a slip of the pen may be mended as long as nobody minds.",
    ),
  ],
  "REF-1": [
    ruling(
      "2018",
      "in the first edition too any of the numbers shown counts.",
      "a refusal is for those who can't follow the rules of placement, not for those who choose badly.",
      "the book lets one choose a combination first, so choosing one that does not fit anywhere brings a refusal.",
    ),
  ],
  "REF-2": [
    ruling(
      "2018",
      "in the first edition too a temp does not count.",
      "the action is optional there as well.",
      "a number that a temp can make fit has to be written.",
    ),
  ],
  "REF-3": [
    ruling(
      "both",
      "the sheet counts as it is at the moment of refusing. A roundabout built before choosing may have opened a place (then a number has to be written) or taken the last one (then a refusal is allowed).",
      "roundabouts are built at any time (RBT-1), and what can be written depends on the sheet as it is then.",
      "the sheet at the beginning of the round counts.",
    ),
  ],
  "REF-5": [
    ruling(
      "2018",
      "in the first edition too plans and roundabouts are allowed in such a round.",
      "the book takes only the effect away.",
      "a refusal is all that the architect does in that round.",
    ),
  ],
};
