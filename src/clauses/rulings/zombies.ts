import { ruling } from "./ruling.js";

/** Rulings on Zombies. */
export const ZOMBIE_RULINGS = {
  "ZOM-3": [
    ruling(
      "2023",
      "if the very first card of the stack is a Zombie card, the first round begins with it; cards are flipped after that.",
      "only a Construction card can be flipped to show an action.",
      "it is put back into its pile.",
    ),
  ],
  "ZOM-4": [
    ruling(
      "2023",
      "in a street the horde at the left end moves before that at the right end.",
      "some order is needed where both can be held by the last ammunition.",
      "the architect chooses the order.",
    ),
  ],
  "ZOM-5": [
    ruling(
      "2023",
      "whether a horde is held is decided for one after the other, in the order of ZOM-4.",
      "what a horde does can matter for the next decision.",
      "all hordes to be held are named before any of them moves.",
    ),
    ruling(
      "2023",
      "a horde may be held although its move would be harmless.",
      "a plan asks for ammunition used, and the book sets no condition.",
      "only a horde that would invade a house can be held.",
    ),
    ruling(
      "2023",
      "a horde without an arrow left stays, and no ammunition is used for it.",
      "there is no move to be held.",
      "ammunition may be crossed for it too, which would help with a plan.",
    ),
  ],
  "ZOM-6": [
    ruling(
      "2023",
      "there is room for all ammunition that boxes bring.",
      "the book does not say how much the stock holds.",
      "a full stock takes no more.",
    ),
  ],
  "ZOM-8": [
    ruling(
      "2023",
      "where only copies of a number are left in a part of a street, nB without any n, the number may be written on either side of them, as long as all other numbers there still rise.",
      "the printed example has 5B, Z, 5.",
      "n goes only to the side on which the lost original stood.",
    ),
    ruling(
      "2023",
      "for copying, the house beside another one is the next that is not lost, however many lost ones lie between.",
      "the printed example has 5B, Z, 5B.",
      "over one Z only.",
    ),
    ruling(
      "2023",
      "what is left of an estate on each side of a Z is an estate of its own and scores; the Z is none.",
      "fences stand on both sides of the Z, so these are runs of houses between fences (EST-1).",
      "none of its houses score any more.",
    ),
  ],
  "ZOM-9": [
    ruling(
      "2023",
      "no fence may be drawn in what is left of an estate that was used.",
      "its houses still count as used (PLN-5).",
      "the estate that was protected is gone.",
    ),
  ],
  "ZOM-12": [
    ruling(
      "2023",
      "a Zombie card beneath the last Construction card shows when that one is flipped; it is resolved, and then the game is over.",
      "a Zombie card that shows is resolved at once (ZOM-3), and it is the last card of the stack.",
      "the flip has ended the game already.",
    ),
  ],
  "ZOM-13": [
    ruling(
      "2023",
      "with a Permit Refusal one of the two is given to the AAA as well.",
      "so it is in AAA Solo without zombies (AAA-7).",
      "both are discarded.",
    ),
    ruling(
      "2023",
      "the deck is not formed anew. Once its Construction cards are used up, the round played with the last two of them ends the game. Whatever special card lies below them is not drawn any more and has no effect.",
      "the three piles are made for one pass; here a Zombie card is resolved when it is drawn, not when it shows, and nothing is drawn for a round that can't be played.",
      "the discards form a new deck (AAA-4), or a Zombie card left alone is resolved as in Expert Mode (ZOM-X).",
    ),
  ],
  "ZOM-14": [
    ruling(
      "2023",
      "the cards that leave the AAA's stack are its last two Construction cards; Zombie cards in it stay. With fewer than two, those there are go.",
      "the Zombie card lies there for good, as a fence.",
      "the last two cards, whatever they are.",
    ),
    ruling(
      "2023",
      "first the AAA's cards leave the game, then the hordes move.",
      "the book names it first.",
      "the order is open, because neither matters for the other.",
    ),
  ],
  "ZOM-X": [
    ruling(
      "2023",
      "where there are fewer than 10 cards for each architect, all there are form the deck: with six architects 57 of the 63.",
      "the book wants all cards used with six, and 6 in hand leave 57.",
      "all cards means the 9¾ cards too, which must then be played with: 6 in hand and 60 in the deck are exactly 66. Six would then be the most that can play.",
    ),
    ruling(
      "2023",
      "a Zombie card that is all that remains of a deck belongs to it, in all three decks alike. Left in the first or second one, whoever draws next draws it, and the new deck is made after it. Left in the third one, it is resolved after the round for which the last Construction card was drawn, and then the game is over; if that round ends the game for another reason, it stays where it is.",
      "a deck with a card in it has not run out, as the stack of ZOM-12 has not.",
      "a deck has run out when its last Construction card has been drawn.",
    ),
    ruling(
      "2023",
      "the round for which the last Construction card of the third deck was drawn is the last. An architect who got no second card in it uses the one in hand for its number alone.",
      "the cards drawn are there to be played, and an action needs another card (ACT-1).",
      "the round is not played, or ends for those without a second card.",
    ),
  ],
};
