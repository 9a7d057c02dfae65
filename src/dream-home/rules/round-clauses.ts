import { decided, inferred, printed, published, type Rule, ruling } from "./clause.js";

/** Setup, house, rounds, and how cards are chosen. */
export const ROUND_CLAUSES = {
  "DRH-1": published(
    "Two to four players, a house board each",
    ["Preparazione"],
    "Each player has a house board and a reference tile. The list of players is the order round the table, clockwise.",
    ruling(
      "Fewer than two or more than four players are refused.",
      "no edition has boards or rules for them",
      "none; an expansion for more players is not covered",
    ),
  ),
  "DRH-2": published(
    "A deck of 60 room cards, a deck of 48 specials",
    ["Preparazione"],
    "Each deck is shuffled and lies face down. The sizes follow from twelve rounds that use up both decks.",
  ),
  "DRH-3": printed(
    "The display: five room cards, four specials above them",
    ["Preparazione", "Svolgimento del gioco"],
    "All cards of the display lie face up. Above the leftmost room card is the space for the first player marker, where no card is ever dealt; each other room card has one special above it.",
  ),
  "DRH-4": printed(
    "Who has the marker first",
    ["Preparazione"],
    "The youngest player begins with the first player marker.",
    ruling(
      "The caller names the player; if nobody is named, the first in the list begins.",
      "the library knows nobody's age",
      "draw a player at random",
    ),
  ),
  "DRH-5": printed(
    "A token for each decor card",
    ["Preparazione", "Carte speciali"],
    "The decor tokens lie ready beside the display.",
  ),
  "DRH-6": inferred(
    "The same cards for any number of players",
    ["Svolgimento del gioco"],
    "No card is taken out of the decks before the game; with two or three players a pair is discarded each round instead.",
  ),
  "DRH-7": published(
    "A house: a basement and two living floors",
    ["Collocare le carte stanza", "Fine della partita e punteggi"],
    "The basement has two spaces, each living floor five. Roof cards are collected in a box at the house; helpers, tools, and the two tokens of the garden lie beside it.",
  ),
  "DRH-8": published(
    "The basement is under the right-hand columns",
    [],
    "The two spaces of the basement lie under columns 4 and 5. They and the three left-hand spaces of the lower floor stand on the ground, so that a new house has five spaces that can be filled.",
  ),
  "DRH-9": printed(
    "No room over a hole",
    ["Collocare le carte stanza", "Carte utensile"],
    "A space is supported when it stands on the ground, or when there is a room card, face up or down, or a scaffold directly below.",
  ),
  "DRH-10": printed(
    "Otherwise in any order",
    ["Collocare le carte stanza"],
    "A floor can be filled from either end, with gaps that are filled later.",
  ),
  "DRH-11": printed(
    "A card stays where it was placed",
    ["Collocare le carte stanza"],
    "Only the drill, the supplier and the handyman ever move or replace a card. No card that lies face down is turned up again.",
  ),
  "DRH-12": printed(
    "Twelve rounds of the same steps",
    ["Obiettivo del gioco", "Svolgimento del gioco"],
    "Each round goes the same way: cards are dealt; with two or three players a pair is discarded; jackhammers may be played; each player takes one turn; the display is cleared.",
  ),
  "DRH-13": printed(
    "The deal",
    ["Svolgimento del gioco"],
    "Four specials and five room cards come from the decks to the display. Beside the shuffling at the start nothing in the game is chance.",
  ),
  "DRH-14": printed(
    "One turn after the other",
    ["Svolgimento del gioco"],
    "The holder of the marker begins, the others follow clockwise. A player who has already taken a turn with a jackhammer is passed over.",
  ),
  "DRH-15": printed(
    "The marker",
    ["Svolgimento del gioco"],
    "Taking the leftmost room card brings the marker; its new holder begins the next round. If nobody takes that card, the marker stays where it is.",
    ruling(
      "The order of the round under way does not change.",
      "it was set by who had the marker when the round began",
      "none that can be played",
    ),
    ruling(
      "The marker comes with the card and cannot be left behind.",
      "it is what this column has in place of a special",
      "the player may leave it",
    ),
  ),
  "DRH-16": printed(
    "What is left over is discarded",
    ["Svolgimento del gioco"],
    "After the last turn of a round the cards left in the display are discarded. Room cards and roof cards have a discard each, which the supplier and the roofer draw on; other specials leave the game.",
    ruling(
      "Both discards can be looked through at any time, and their order means nothing.",
      "everybody has seen these cards face up",
      "they may not be searched before the end",
    ),
  ),
  "DRH-17": inferred(
    "Columns do not close up",
    ["Svolgimento del gioco"],
    "A column that was taken or discarded stays empty until the next deal.",
  ),
  "DRH-18": printed(
    "With two or three players a pair is discarded first",
    ["Partite a 2 e a 3 giocatori"],
    "Each round, right after the deal, the holder of the marker has to discard the room card and the special of one column; not of the leftmost one, which has no special.",
  ),
  "DRH-19": printed(
    "The simple variant",
    ["Partite a 2 e a 3 giocatori"],
    "No pair is discarded; it is meant for games with younger players. With four players it changes nothing.",
  ),
  "DRH-20": printed(
    "With four players no pair is discarded",
    ["Partite a 2 e a 3 giocatori"],
    "One of the five columns is left over each round; with three players one of four, with two players two of four.",
  ),
  "DRH-21": printed(
    "First the tools that work before taking",
    ["Carte utensile"],
    "At the start of their turn players may use drills and concrete mixers of earlier rounds; then they take a column.",
    ruling(
      "Any number of them may be used, in any order.",
      "the text names no limit, and each works on the display as it is then",
      "one tool in a turn",
    ),
  ),
  "DRH-22": printed(
    "A column is taken whole",
    ["Svolgimento del gioco"],
    "A player takes the room card of a column with the special above it, or the leftmost room card with the marker. Nobody can pass, and nobody can take one card without the other, but for a jackhammer.",
  ),
  "DRH-23": printed(
    "Both cards are dealt with in the same turn",
    ["Svolgimento del gioco", "Carte speciali", "Carte utensile"],
    "The room card is placed at once. Roof cards, helpers and most tools are put away without a choice; a decor token or a scaffold is laid.",
    ruling(
      "Token or scaffold may be laid before or after the room card.",
      "both are to be done at once, and the printed example of the scaffolding works with the scaffold first only",
      "the special always comes first, or always last",
    ),
  ),
  "DRH-24": decided(
    "The turn ends by itself",
    "Once both cards are dealt with, the next player has the turn.",
    ruling(
      "There is no move to end a turn.",
      "nothing is left that a player could still do: tools are used before taking",
      "the player says so",
    ),
  ),
} as const satisfies Readonly<Record<string, Rule>>;
