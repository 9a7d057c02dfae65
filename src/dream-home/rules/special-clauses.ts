import { decided, inferred, printed, type Rule, ruling } from "./clause.js";

/** Helpers and tools. */
export const SPECIAL_CLAUSES = {
  "DRH-51": printed(
    "Helpers lie open",
    ["Carte aiutante"],
    "A helper lies beside its owner's house from the moment it is taken. The interior designer works at once, roofer, supplier and handyman in the closing phase, the architect in scoring; so helpers of the last round still work.",
  ),
  "DRH-52": printed(
    "Roofer",
    ["Carte aiutante"],
    "Its owner may add one card of the roof discard to the roof box, before the roofs are revealed.",
  ),
  "DRH-53": printed(
    "Supplier",
    ["Carte aiutante"],
    "Its owner may replace a room card of the house, face up or down, by a room card from the discard. The new card has to fit. A token on the card removed is lost.",
    ruling(
      "The card removed leaves the game.",
      "it was not discarded during the game, so no other supplier may choose it",
      "it joins the discard",
    ),
    ruling("The new card is named by its type.", "cards of a type are alike", "each card is named"),
  ),
  "DRH-54": printed(
    "Architect",
    ["Carte aiutante"],
    "Each bonus of the house that is earned is worth 1 more, and each empty room 1.",
  ),
  "DRH-55": printed(
    "Handyman",
    ["Carte aiutante"],
    "Its owner may exchange two room cards of the house. Both have to fit in their new places; an empty room stays face down and fits anywhere. Tokens move with their cards; of several in one room the player keeps one.",
    ruling("Two empty rooms cannot be exchanged.", "nothing would change", "legal without an effect"),
  ),
  "DRH-56": printed(
    "Interior designer",
    ["Carte aiutante"],
    "Tokens no longer close the rooms of the house, also those that lay before. A room still has one token at most. Each token is worth 1 more.",
    ruling(
      "It works already for the room card taken with it.",
      "it works from the moment it is taken",
      "from the next turn on",
    ),
  ),
  "DRH-57": printed(
    "When exchanged cards fit",
    ["Carte aiutante", "Carte utensile"],
    "Floor and size are judged with all cards in their new places; a token closes a room only if its card did not move. What lay there before is not judged again.",
    ruling(
      "The arriving card has to fit face up.",
      "the text asks for the rules of placement, which a card face down would never break",
      "it may lie face down",
    ),
    ruling(
      "A token that moves with its card closes nothing for this exchange.",
      "the card arrives like any other, and its room may be one that can still grow",
      "a card with a token may not come to lie beside its type",
    ),
  ),
  "DRH-58": decided(
    "Copies of a helper",
    "In the tables of this library there is one card of each helper; tables of a caller may have more.",
    ruling("Each copy works by itself.", "each is a card of its own", "a second copy adds nothing"),
  ),
  "DRH-59": printed(
    "Tools work later, and once",
    ["Carte utensile"],
    "A tool lies open beside the house, may be used in a later turn of its owner, and then leaves the game.",
  ),
  "DRH-60": printed(
    "A tool of the last round",
    ["Carte utensile"],
    "A tool that is taken in the last round has no effect, a scaffolding neither. Tools of earlier rounds may still be used.",
  ),
  "DRH-61": printed(
    "Drill",
    ["Carte utensile"],
    "Directly before taking, a room card of the display and a face-up room card of the player's house change places. The card from the display has to fit. No empty room can be sent to the display.",
    ruling(
      "Only room cards of the display can be exchanged, the leftmost one too.",
      "a special cannot lie in a house",
      "none that can be played",
    ),
    ruling(
      "A token on the card sent away is lost.",
      "the supplier's text says so for its own exchange",
      "such a card cannot be sent away, or the token stays",
    ),
  ),
  "DRH-62": inferred(
    "After the drill the player takes as usual",
    ["Carte utensile"],
    "The card that was sent to the display may be taken like any other.",
  ),
  "DRH-63": printed(
    "Jackhammer",
    ["Carte utensile"],
    "At the start of a round, before the first player, its owner takes the turn of this round. Then the first player follows, and the others clockwise.",
    ruling(
      "With two or three players the pair is discarded before.",
      "that completes the deal",
      "jackhammers come first",
    ),
  ),
  "DRH-64": decided(
    "Who is asked for jackhammers",
    "Clockwise from the first player's left each player with a jackhammer is asked once. Whoever plays it takes the turn at once.",
    ruling(
      "Several may be played in a round; the first player is not asked.",
      "the only condition is that the first player has not taken yet, and nobody can go before himself",
      "one in a round, or the first to call",
    ),
  ),
  "DRH-65": printed(
    "A jackhammer turn takes the room card alone",
    ["Carte utensile"],
    "The special above it is discarded. With the leftmost room card the marker does not come along.",
    ruling(
      "Drills and mixers may be used in that turn.",
      "it is a turn of the player, and cards are taken from the display",
      "they may not",
    ),
  ),
  "DRH-66": printed(
    "Concrete mixer",
    ["Carte utensile"],
    "Directly before taking, two room cards of the display change places; the specials stay.",
    ruling("The leftmost column is not excluded.", "the text excludes none", "columns with specials only"),
  ),
  "DRH-67": printed(
    "Scaffolding",
    ["Carte utensile"],
    "In the turn in which it is taken it is laid on a supported space without a room card. It supports the space above, but is no room.",
    ruling(
      "It has to be laid.",
      "that never hurts, as its space stays open for a later card",
      "it may be kept or thrown away",
    ),
    ruling(
      "It cannot lie on another scaffold's space, but on the one above; where there is no space for it, it is put away.",
      "a space with a scaffold is not empty: it supports what lies above it, and takes nothing but a room card",
      "a scaffold needs a room card below it",
    ),
  ),
  "DRH-68": printed(
    "A room card replaces a scaffold",
    ["Carte utensile"],
    "In a later turn a room card, face up or down, may be placed on the scaffold's space; the scaffold then leaves the game. By the last round every scaffold is replaced.",
  ),
} as const satisfies Readonly<Record<string, Rule>>;
