import { ruling } from "./ruling.js";

/** Rulings on the end of the game, scores and Advanced Mode. */
export const END_AND_ROUNDABOUT_RULINGS = {
  "END-1": [
    ruling(
      "2018",
      "in the first edition too the round is finished first, though the book has the game end immediately.",
      "all play at the same time, so there is no one who could come after the end.",
      "the round is broken off, and anyone who has not finished loses it.",
    ),
    ruling(
      "both",
      "a roundabout and an invaded house are not empty, so the third condition means that no empty house is left.",
      "nothing can be written any more.",
      "a sheet with one of them never ends the game in this way.",
    ),
  ],
  "SCO-4": [
    ruling(
      "2018",
      "without a temp box there are no points in the first edition either.",
      "the book gives the points to those who have crossed boxes, and that of 2023 says so expressly.",
      "0 boxes can be the second or third most.",
    ),
    ruling(
      "2018",
      "after a shared place the next one follows in the first edition too, so that 5, 5 and 1 bring 7, 7 and 4.",
      "the book has those tied score the same; the example of 2023 goes on with the next place.",
      "two in first place leave the third place to the next.",
    ),
  ],
  "TIE-2": [
    ruling(
      "2018",
      "if the estates of every size are equal too, the victory is shared.",
      "the book has another game played then, and a second game can't be a result of the first.",
      "there is no winner.",
    ),
  ],
  "RBT-2": [
    ruling(
      "2018",
      "the second roundabout costs 5 more than the first, so two cost 8.",
      "the book gives the prices one by one, and the sheet shows 0, 3 and 8.",
      "two cost 5 in all.",
    ),
    ruling(
      "2018",
      "both may be in the same street in the first edition too.",
      "the book sets no limit but that there are two.",
      "it speaks of a street in two parts, so one for each street.",
    ),
  ],
  "RBT-4": [
    ruling(
      "2018",
      "none is built in between number and action.",
      "the book speaks of the two together.",
      "before or after each of them, so in between as well.",
    ),
    ruling(
      "2018",
      "only one may be built in a round.",
      "the book speaks of building one of the two in a turn.",
      "one before the house is numbered and another one after the action.",
    ),
    ruling(
      "2023",
      "two may be built in the same round.",
      "nothing limits them but the two boxes.",
      "one in a round, as in 2018.",
    ),
  ],
  "RBT-5": [
    ruling(
      "both",
      "the library offers roundabouts before the combination is chosen and in the last step of the turn.",
      "whatever one could reach with a roundabout in between can be reached so, and the number chosen always keeps a place.",
      '"at any time" taken literally, with the same sheets as a result.',
      true,
    ),
    ruling(
      "both",
      "while a Zombie card or a Validation card is resolved no roundabout can be built, so none can be put in the way of a horde that is about to move (ZOM-7).",
      "the book has such a card resolved immediately.",
      '"any time" includes this moment too.',
    ),
  ],
  "RBT-6": [
    ruling(
      "both",
      "a roundabout on a house loses everything that belongs to the house: its pool, eggs, cone, ghost and candy, shelter, saucer or barricade, and the ducklings beside it. If a plan or a count asks for all of a kind and one of them is lost, this architect can't meet it any more.",
      "such things are collected by numbering the house, and now there is no house.",
      "all that are left would do.",
    ),
    ruling(
      "both",
      "on a custom layout that has nothing of the kind at all, a plan for all of it can't be met.",
      "no card is meant to be met before the first house stands.",
      "all of nothing is there from the start.",
    ),
    ruling(
      "both",
      '"all houses" of a street means those that are left.',
      "a roundabout is no house.",
      "with a roundabout in it, a street can never have all its houses numbered.",
    ),
    ruling(
      "both",
      "an invaded house (ZOM-8) is treated like one replaced by a roundabout in both respects, but what was circled there before stays.",
      "its number is lost, but nothing says that more is (ZOM-9).",
      "what was circled there is lost with it.",
    ),
  ],
  "ADV-2": [
    ruling(
      "2018",
      "a roundabout fills its place where all houses of a street are asked for.",
      "it is no house and leaves none to be built (RBT-6).",
      "the plan is out of reach then.",
    ),
    ruling(
      "2018",
      "a roundabout at the end of a street is not its first or last house.",
      "such a house has to be built, and a roundabout is no house.",
      "the house beside it is the first or last one then.",
    ),
    ruling(
      "2018",
      "between two neighbouring houses used by such a plan no fence may be drawn.",
      "they count as used, as in an estate used (PLN-5).",
      "only estates are protected.",
    ),
  ],
  "ADV-6": [
    ruling(
      "both",
      "Advanced Mode means both: roundabouts may be built, and advanced plans are among those drawn. Without it, plans chosen by hand have to be ones that need no roundabout.",
      "two of the cards can't be achieved without roundabouts in 2023 and one in 2018.",
      "roundabouts and advanced plans are two options, each to be chosen by itself; the book of 2018 explains them in different chapters.",
    ),
  ],
};
