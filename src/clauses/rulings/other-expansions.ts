import { ruling } from "./ruling.js";

/** Rulings on ducks, Nuclear War, Roswell and American Dream. */
export const OTHER_EXPANSION_RULINGS = {
  "DUK-3": [
    ruling(
      "2023",
      "in a position that is played on, a count counts as made if it is marked on any sheet; an architect without it makes it at the end of the game.",
      "each count happens once, for everybody.",
      "such a position is wrong and has to be refused.",
    ),
  ],
  "DUK-4": [
    ruling(
      "2023",
      "the chain begins at the house by which the parent stands, which must have a number itself. Fences do not break it; an empty house and a roundabout do.",
      "the book makes the chain of ducklings and numbered houses, and says that a fence may stand where a duckling is.",
      "the chain begins with any house next to the parent, or a fence breaks it.",
    ),
    ruling(
      "2023",
      "two numbered houses one above the other are linked only by a circled duckling between them.",
      "the ducklings between streets are what leads from one street to the next; elsewhere in the rules too neighbours stand in the same street.",
      "houses one above the other are neighbours like those side by side, with or without a duckling.",
    ),
    ruling(
      "2023",
      "a circled duckling of either colour carries the chain, and in a street numbered houses next to each other are linked.",
      "the book speaks of ducklings and numbered houses without naming a colour.",
      "only ducklings of the family counted carry its chain.",
    ),
  ],
  "NUC-2": [
    ruling(
      "2023",
      "a tie at 0 scores like any other. An architect who practises alone is always first.",
      "the book makes no exception.",
      "without a shelter there is nothing to compare, as without a temp box (SCO-4).",
    ),
  ],
  "NUC-5": [
    ruling(
      "2023",
      "with fewer than three cards given those count; with none nothing is built. With the printed deck neither can happen.",
      "there is nothing else to look at.",
      "with fewer than three cards nothing is built.",
    ),
    ruling(
      "2023",
      "in each street the AAA builds as many shelters as the sheet shows, then no more.",
      "a shelter is written where one is printed, whether the architect has built it or not.",
      "it goes on without a limit.",
    ),
    ruling(
      "2023",
      "a shelter whose house is replaced by a roundabout is still there for the AAA.",
      "it builds whatever has become of the architect's houses.",
      "such a shelter is lost for both.",
    ),
  ],
  "ROS-2": [
    ruling(
      "2023",
      "the saucer is circled at once or never, not after the number was changed by a temp, and not in a house numbered by extension.",
      "it is taken in place of the action, and a temp or an extension is the action.",
      "any house that gets a number may be infiltrated.",
    ),
    ruling(
      "2023",
      "where the action could not be used anyway, as with a pool action in a house without a pool, the saucer may be circled all the same.",
      "the action can be given up for nothing at all, so it can be given up for the saucer.",
      "only an action that could be used can be exchanged.",
    ),
  ],
  "ROS-5": [
    ruling(
      "2023",
      "the card after a reversed fence card is not reversed.",
      "a reversed fence card stands for no fence any more.",
      "any fence card turns the next one over, so fences in a row are all reversed.",
    ),
  ],
  "AMD-2": [
    ruling(
      "2023",
      "a perfect house is circled by itself; there is no choice and no step for it.",
      "it never does harm.",
      "as with any action, one may leave it.",
    ),
  ],
  "AMD-3": [
    ruling(
      "2023",
      "in a position that is played on, a bonus circled on any sheet is gone for the others.",
      "whoever has it was the first.",
      "such a position is wrong and has to be refused.",
    ),
  ],
  "AMD-6": [
    ruling(
      "2023",
      "first the street is chosen, then the columns in any order; bonuses among which there is no choice are crossed without a question.",
      "the result is the same.",
      "columns before the street, with the same result.",
      true,
    ),
    ruling(
      "2023",
      "the values of extension and improvement cards are the number of houses and the value of an improved house on the opponent card.",
      "in the example Sam scores 2 for each, and these are his two values that are 2.",
      "the card has values of its own for this expansion.",
    ),
  ],
};
