import { ruling } from "./ruling.js";

/** Rulings on AAA Solo, Expert, the first edition's modes, further sheets and the 9¾ cards. */
export const MODE_RULINGS = {
  "AAA-1": [
    ruling(
      "2023",
      "AAA Solo is played in the 2023 edition only.",
      "its rules and cards are known in the form of 2023 only.",
      "it came out in a pack of 2019, so it may be played with the cards of the first edition.",
    ),
  ],
  "AAA-4": [
    ruling(
      "2023",
      "the deck is formed anew only when the next card is needed and none is left, also with one or two of three in hand. Cards in hand at that moment are not among those shuffled.",
      "as long as no card is missing, no deck is needed, and the discards of the round are among those shuffled then.",
      "as soon as the last card has been drawn, without that round's discards.",
    ),
    ruling(
      "2023",
      "on a custom layout a game can be so long that the cards left do not fill the hands any more; it ends before that round.",
      "no clause lets a round be played with fewer cards, and on printed sheets it can't happen.",
      "the last rounds are played with the cards there are.",
    ),
  ],
  "AAA-5": [
    ruling(
      "2023",
      "a choice that a Validation card brings is made before the rest of the hand is known, and is dropped where nothing is left to choose. Zombie cards are treated likewise (ZOM-13, ZOM-X).",
      "the book has the card resolved immediately, and the next one drawn afterwards.",
      "the hand is filled first, the choice made later.",
    ),
  ],
  "AAA-6": [
    ruling(
      "2023",
      "a plan that the AAA turns at the beginning of a round has its lower value for the architect in that same round.",
      "the card shows its turned side when the architect comes to validate it.",
      "AAA and architect validate in the same round, so both score the higher value (PLN-2).",
    ),
  ],
  "AAA-7": [
    ruling(
      "2023",
      "the architect chooses which card is given.",
      "in every other round that is the architect's choice too.",
      "the book does not say; a card taken at random would fit its words.",
    ),
  ],
  "AAA-11": [
    ruling(
      "2023",
      "between two fence cards in a row there is no estate.",
      "an estate has houses.",
      "an estate of no houses, worth 0, which would count in a tie (AAA-13).",
    ),
  ],
  "AAA-13": [
    ruling(
      "2023",
      "with fewer estates than the AAA the architect loses; with equally many they share the victory. So they do in every tie in American Dream (AMD-4).",
      "the book only says when the architect wins, and this is how architects tie with each other (TIE-1).",
      "whoever is not said to win has lost, so the AAA wins every other tie.",
    ),
  ],
  "XPT-1": [
    ruling(
      "2023",
      "Expert Mode is for two or more architects, in the first edition too.",
      "a card goes to a neighbour in every round, and one alone has none.",
      "neither book names a minimum, so one alone may keep that card for the next round.",
    ),
  ],
  "XPT-5": [
    ruling(
      "both",
      "`observe` shows the actions of all cards in hands, the numbers of the architect's own, and that of a card that the architect has passed on, as long as it is in the hand of the neighbour to whom it was passed. When that one passes it on to a third architect, the first does not know its number any more. The same goes for the top card of the other decks, of AAA Solo and of the solo game of 2018: what kind of card comes next is seen, also if it is the Solo card, a Validation card or a Zombie card, but no letter and no direction.",
      "these cards lie action face up, and their number face is what nobody sees.",
      "cards in hand are held so that others see neither side.",
    ),
  ],
  "XPT-6": [
    ruling(
      "both",
      "when none of the three numbers fits, the architect crosses a Permit Refusal box, discards two cards of choice and passes the third one on.",
      "the book is silent; that is how it is done in AAA Solo (AAA-7).",
      "all three are discarded, or the next player gets a card taken at random.",
    ),
  ],
  "XPT-9": [
    ruling(
      "both",
      "the deck has to hold three cards for each architect. So at most 21 architects can play in 2023, 27 in 2018, and 22 with the 9¾ cards. With Zombies hands have two cards: 31, and 33 with the 9¾ cards.",
      "no book names a number, and a round needs its cards.",
      "six, the number of sheets in the box and the most that the book speaks of with Zombies (ZOM-X).",
    ),
  ],
  "FST-1": [
    ruling(
      "2018",
      "the upper pile has 40 cards, the lower one 41 and the Solo card.",
      "the book wants equal piles, and 81 is odd.",
      "41 above and 40 below.",
    ),
  ],
  "FST-2": [
    ruling(
      "2018",
      "another card is drawn in place of the Solo card.",
      "a round needs three Construction cards, and 81 of them are 27 rounds.",
      "this round is played with the two others.",
    ),
  ],
  "FST-3": [
    ruling(
      "2018",
      "before the deck ends the game, the round with its last three Construction cards is played. A Solo card beneath them does not matter any more.",
      "cards drawn are there to be played.",
      "the game is over as soon as the last card has been drawn.",
    ),
  ],
  "FST-6": [
    ruling(
      "2018",
      "the ten plans and the roundabout are one variant, and it can be played in every mode, solo too.",
      "one of the ten plans asks for a roundabout, so they belong together (ADV-6); and the solo game changes no other rule.",
      "roundabouts are built in Expert Mode only, and the solo game has the basic plans alone.",
    ),
  ],
  "RVS-1": [
    ruling(
      "2023",
      "the six have the layout of Classic, house by house and value by value.",
      "they are played together without any change.",
      "the book says nothing of their values, so one of them may differ.",
    ),
  ],
  "NTQ-1": [
    ruling(
      "2023",
      "the 9¾ cards are played in the 2023 edition only.",
      "their rules are known in the form of 2023 only.",
      "they came out in 2020, so they may be added to the 81 cards of the first edition.",
    ),
  ],
  "NTQ-3": [
    ruling(
      "2023",
      "of what a temp makes of a 9¾, the part before ¾ decides how many eggs it collects: 8¾ and 10¾ collect like 8 and 10, 7¾ and 11¾ nothing.",
      "that is how 9¾ itself is treated.",
      "only the numbers named in the book collect, so these four do not.",
    ),
  ],
  "NTQ-4": [
    ruling(
      "2023",
      "two neighbours are linked by a string if their parts before ¾ are equal or differ by one. So 8¾ and 9, or 9¾ and 10¾, are linked too.",
      "that is the one rule by which both printed examples come out right.",
      "only the two printed strings.",
    ),
  ],
  "NTQ-5": [
    ruling(
      "2023",
      "7¾, 8¾, 10¾ and 11¾ count without their ¾ too, and a 9¾ among the cards given to the AAA counts as 9 (NUC-5).",
      "the book leaves the ¾ out because it is no whole person.",
      "only 9¾ loses its ¾, and the others are written into the shelter as they are.",
    ),
  ],
};
