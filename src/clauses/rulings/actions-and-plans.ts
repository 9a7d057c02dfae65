import { ruling } from "./ruling.js";

/** Rulings on actions, estates and plans. */
export const ACTION_AND_PLAN_RULINGS = {
  "ACT-2": [
    ruling(
      "both",
      "a box that does not exist can't be crossed. With all boxes of a track crossed, the action that would cross the next one can't be used; a temp can't change a number then either. The number of such a combination can be chosen all the same.",
      "the box is what the action costs or brings, and no book lets it be left out.",
      "the rest of the action is done without the box.",
    ),
  ],
  "ACT-3": [
    ruling(
      "2018",
      "in the first edition parks, pools and Permit Refusals score in this way too.",
      "the book says so of estates, copies and roundabouts, and of these three only that their points are added or subtracted.",
      "the values crossed are added up.",
    ),
  ],
  "FNC-3": [
    ruling(
      "both",
      "a fence is never removed, and there is no second one in the same gap.",
      "no book has a rule for removing one, and a second one would mark nothing new; the book of 2018 has a free place chosen.",
      "the action may be spent on a fence that is there already.",
    ),
  ],
  "POL-2": [
    ruling(
      "both",
      "in 2018 too such a pool is lost for good, and a house numbered by extension gets no pool either.",
      "the pool belongs to the number written with the pool action.",
      "a later pool action may still build it.",
    ),
  ],
  "TMP-2": [
    ruling(
      "2018",
      "in the first edition too a temp may be used without a change.",
      "boxes are compared at the end, and the book of 2023 allows it expressly.",
      "the book of 2018 speaks of 1 or 2 more or less, so an unchanged number crosses no box.",
    ),
  ],
  "EXT-4": [
    ruling(
      "both",
      "a roundabout has no number to copy, and a number is not copied over it.",
      "it is no house (EST-2), and a copy stands right beside the house it copies.",
      "the houses on both sides of a roundabout are neighbours.",
    ),
  ],
  "EST-1": [
    ruling(
      "2023",
      "in a tie (TIE-1) estates of seven or more houses count like any other complete one.",
      "this book calls an estate complete when all its houses have numbers, and says only of its points that larger ones bring none.",
      "what scores nothing does not count in a tie either.",
    ),
    ruling(
      "2018",
      "in a tie (TIE-2) they do not count.",
      "this book calls nothing but a row of one to six houses a completed estate.",
      "as in 2023.",
    ),
  ],
  "EST-2": [
    ruling(
      "2018",
      "in the first edition too a roundabout is no house and no estate.",
      "it stands where no number will be written, and that book says nothing else of it but the fences and the new numbering.",
      "it is a house without a number, so its street is never full.",
    ),
  ],
  "PLN-1": [
    ruling(
      "2018",
      "waiting with a plan is allowed in the first edition too, though the book has the points scored immediately, and so are several plans in one round.",
      "the word says when the points are written down; nothing says that an overlooked plan is lost, or that there is one in a round.",
      "a plan is validated in the round in which it is met, or at least before others do it.",
    ),
  ],
  "PLN-3": [
    ruling(
      "both",
      "where there are more complete estates of a size than the plan needs, its architect chooses those that are used.",
      "the book has the architect draw the line over them and names no order.",
      "those completed first are used.",
    ),
  ],
  "PLN-6": [
    ruling(
      "both",
      "boxes, roundabouts and whatever is circled or counted on the sheets of expansions may serve several plans: pools, eggs, cones, strings, shelters, saucers, ducklings, columns.",
      "the books use up estates and nothing else.",
      "what one plan has counted does not count for another one.",
    ),
    ruling(
      "2018",
      "the five copies of the plan `five-extensions-one-street` are not used up either.",
      "it asks for copies, as others ask for pools, of which the book says that their houses stay free.",
      "a house used for a plan can't be used for another one, and these are five houses.",
    ),
  ],
  "PLN-8": [
    ruling(
      "both",
      'a number on a card with neither "at least" nor "exactly" is a minimum. That goes for all cards of 2018, so that a plan with one roundabout is met with two, and for some of the expansions: five ducklings of each family, five barricades, four ammunition, a pool and a cone in each estate, eggs of three colours.',
      'most cards of 2023 say "at least", and the one that does not mean it says "exactly".',
      "exactly that number.",
    ),
    ruling(
      "both",
      "Christmas strings need not end where the estate ends. Only links between houses of the same estate matter to it: an estate in which the middle house or all houses are not linked stays one when a house next door is.",
      "the card speaks of the houses of the estate.",
      "the string must end where the estate ends.",
    ),
    ruling(
      "both",
      'in Nuclear War "30 in two streets" means 30 in each of the two.',
      "other plans with two streets ask the same of each.",
      "30 in both together.",
    ),
    ruling(
      "both",
      "in Roswell all circled saucers of a column or street count, in complete estates or not.",
      "these cards speak of zoorgs, not of infiltrated estates (ROS-3).",
      "only saucers in complete estates.",
    ),
    ruling(
      "both",
      'with Zombies "all barricades of a street" means a barricade at every house of it that has no printed one.',
      "only those can be built.",
      "houses that were invaded meanwhile are left out.",
    ),
    ruling(
      "both",
      'ducklings "in two streets" are those in the gaps of the streets themselves.',
      "another card asks for those between the streets and calls them so.",
      "a duckling between two streets is in both.",
    ),
  ],
};
