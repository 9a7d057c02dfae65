import { decided, inferred, printed, type Rule, ruling, settled } from "./clause.js";

/** End, scoring, ties, moves, what is hidden, tables and options. */
export const END_CLAUSES = {
  "DRH-69": printed(
    "The end of the game",
    ["Obiettivo del gioco", "Fine della partita e punteggi"],
    "The game ends after the twelfth round, with both decks used up and every house full. Nothing else ends it.",
  ),
  "DRH-70": printed(
    "The closing phase",
    ["Fine della partita e punteggi", "Carte aiutante"],
    "Before scoring, players use roofer, supplier and handyman.",
    ruling(
      "One player after the other, clockwise from the holder of the marker, uses helpers in any order and then says so; players without one are passed over.",
      "two players may want the same discarded card",
      "all at once",
    ),
  ),
  "DRH-71": printed(
    "The roofs are revealed",
    ["Punti del tetto", "Carte aiutante"],
    "Then all roofs are revealed at once and the houses are scored.",
    ruling(
      "No roof is seen before everybody has finished.",
      "there is then one moment of revealing, and it changes no points",
      "each player in turn",
    ),
  ),
  "DRH-72": inferred(
    "The score sheet",
    ["Fine della partita e punteggi"],
    "Rooms, decor, bonuses and roof; the total is their sum. Before the roofs are revealed there is no roof section.",
  ),
  "DRH-73": printed(
    "What a room is worth",
    ["Fine della partita e punteggi"],
    "What its card prints for its number of cards: a living room 1, 4 or 9, a bedroom 1 or 4, a garage 0 or 4. Cards of a type on different floors, or apart from each other, are different rooms.",
  ),
  "DRH-74": printed(
    "Annexes",
    ["Esempio di punteggio"],
    "A pantry beside a kitchen scores 3. What other annexes want beside them, and score there, is reconstructed for the most part.",
    ruling(
      "Beside means directly left or right on the same floor; an annex scores its gain once, and one room may serve several annexes.",
      "that is what the word means in the rest of the text, and nothing is used up",
      "above and below count too",
    ),
  ),
  "DRH-75": printed(
    "Bonus: a bathroom on each living floor",
    ["Bonus di funzionalità della casa"],
    "3 points, once.",
  ),
  "DRH-76": printed(
    "Bonus: bathroom, kitchen and bedroom",
    ["Bonus di funzionalità della casa"],
    "3 points for one of each anywhere in the house, once, however many there are. One bathroom may serve both bonuses.",
  ),
  "DRH-77": printed(
    "What else scores",
    ["Fine della partita e punteggi"],
    "Tokens, the roof, and with an architect empty rooms. Helpers, tools and scaffolds score nothing themselves.",
  ),
  "DRH-78": printed(
    "Who wins",
    ["Vittoria"],
    "The most points win; those who tie for the most share the victory.",
    ruling(
      "Equal totals share a place, and the next total takes the place after all of them.",
      "that is how places are usually counted",
      "places are not counted",
    ),
  ),
  "DRH-79": printed(
    "Variant: children as tie-break",
    ["Vittoria"],
    "Among those tied, whoever has the most children drawn in the rooms of the house wins.",
    ruling(
      "The variant is an option that needs tables which say how many children each room card shows.",
      "which cards show children is not known; whoever has them in hand can count",
      "numbers that are made up",
    ),
    ruling("Only cards that lie face up count.", "the picture has to be seen", "all cards of the house"),
    ruling(
      "Those who still tie share the place, and lower places are ranked the same way.",
      "one order for all places",
      "children decide the victory alone",
    ),
    ruling(
      "A supplier brings, of the discarded cards of a type, the one with most children.",
      "like cards are of one type and show as many children, and more of them never hurt",
      "the player chooses",
    ),
  ),
  "DRH-80": printed("Moves: the deal", ["Svolgimento del gioco"], "Chance: no player moves."),
  "DRH-81": printed(
    "Moves: discarding a pair",
    ["Partite a 2 e a 3 giocatori"],
    "The holder of the marker: one of columns 2 to 5.",
  ),
  "DRH-82": printed(
    "Moves: jackhammers",
    ["Carte utensile"],
    "Each player asked plays a jackhammer or declines.",
  ),
  "DRH-83": printed(
    "Moves: before taking",
    ["Svolgimento del gioco", "Carte utensile"],
    "The player takes a column that has its room card, or first uses a drill or a mixer, after which the same is asked again. The two columns of a mixer are named from left to right.",
  ),
  "DRH-84": printed(
    "Moves: dealing with what was taken",
    ["Svolgimento del gioco", "Carte speciali", "Carte utensile"],
    "The player places the room card on any supported space without one, but not on a scaffold of the same turn; lays the token on a valid card; lays the scaffold. What leaves no choice happens by itself.",
  ),
  "DRH-85": settled(
    "Moves: keeping one token",
    ["Carte aiutante"],
    "When a room has more than one token, its owner says at once which one stays.",
    ruling(
      "The player names the card whose token stays.",
      "the book has all but one discarded, and names nobody who chooses",
      "the token that was there first stays",
    ),
  ),
  "DRH-86": printed(
    "Moves: the closing phase",
    ["Carte aiutante"],
    "Each kind of card in the roof discard for a roofer; each type in the discard and each space where it fits for a supplier; each two cards that may change places for a handyman, the lower space first; or nothing more.",
  ),
  "DRH-87": inferred(
    "The moves are few",
    [],
    "With the printed tables a step of a turn has at most 75 moves, one of the closing phase at most 267. A game is over exactly when the roofs are revealed.",
  ),
  "DRH-88": decided(
    "Exchanges that change nothing",
    "Drill, mixer, supplier and handyman can exchange different cards only.",
    ruling(
      "An exchange after which everything lies as before is not offered; a token that would be lost or moved makes a difference.",
      "it would only make lists of moves longer",
      "legal without an effect",
    ),
  ),
  "DRH-89": decided(
    "Taking back",
    "Moves of a turn may be taken back until the next player can act.",
    ruling(
      "Nothing is taken back later.",
      "within a turn nothing hidden is revealed; the rulebook is silent",
      "what was placed stays",
    ),
  ),
  "DRH-90": printed(
    "What is hidden",
    ["Preparazione", "Punti del tetto"],
    "The order of both decks, and which cards lie in the roof boxes: from all players alike.",
  ),
  "DRH-91": inferred(
    "What is public",
    [],
    "The display, the houses with tokens and scaffolds, helpers and tools, both discards, what left the game, the marker, the numbers of cards in decks and roof boxes, every move.",
  ),
  "DRH-92": inferred(
    "States that agree with an observation",
    [],
    "Any deal of the unseen cards in which roof boxes hold roof cards only; all of them are equally likely.",
  ),
  "DRH-93": decided(
    "Tables can be replaced",
    "Whoever owns the game can give its true numbers: of rooms, roofs, helpers, tools, decor, board and scoring.",
    ruling(
      "The tables have to fit each other: room cards for all rounds, specials for all rounds, as many rounds as a house has spaces, names that exist.",
      "otherwise a game could not be played to its end",
      "none",
    ),
  ),
  "DRH-94": decided(
    "Provenance is shown",
    "A game says which of its numbers are not printed in the rulebook.",
    ruling(
      "Each entry has a level and a note.",
      "nobody should take a reconstruction for the printed game",
      "none",
    ),
  ),
  "DRH-95": decided(
    "What is reconstructed",
    "How many cards there are of each type, most points of annexes and tokens, the sizes of the annexes of the basement, what most annexes want beside them, where the cat house and the painting may lie, names of two roof colours and two tokens: these stood on the cards only. The totals of 60 and 48 cards hold.",
    ruling(
      "The gaps are filled with numbers that fit the totals, the text and its example.",
      "a game needs some numbers",
      "whatever the cards say: give it as tables of your own",
    ),
  ),
  "DRH-96": decided(
    "What can be chosen for a game",
    "Players in order, who begins, the seed, the simple variant, children as tie-break, tables.",
    ruling(
      "Everything but players and seed may be left out.",
      "the rulebook has a usual way for each",
      "none",
    ),
  ),
} as const satisfies Readonly<Record<string, Rule>>;
