import { decided, inferred, printed, type Rule, ruling, settled } from "./clause.js";

/** Placing rooms, empty rooms, roofs and decor. */
export const HOUSE_CLAUSES = {
  "DRH-25": printed(
    "When a card lies face up",
    ["Collocare le carte stanza"],
    "The space has no room card and is supported, the floor is right, the room does not become too large, and the card would touch no closed room of its type.",
  ),
  "DRH-26": printed(
    "Basement and living floors",
    ["Collocare le carte stanza"],
    "Basement rooms belong in the basement, all others on the two living floors.",
  ),
  "DRH-27": printed(
    "A room has a largest size",
    ["Collocare le carte stanza"],
    "The whole room that would come about is counted: a card that joins two rooms counts the cards of both.",
  ),
  "DRH-28": printed(
    "Closed rooms",
    ["Collocare le carte stanza", "Carte speciali"],
    "A room is closed when it has its largest size or a token. No card of its type may then lie left or right of it. Above and below do not matter: rooms of a type there are rooms of their own.",
  ),
  "DRH-29": printed(
    "Open rooms may grow",
    ["Collocare le carte stanza"],
    "An open room may be extended on either side at any later turn. What lies beside a space never keeps a card of another type away.",
  ),
  "DRH-30": inferred(
    "Something can always be placed",
    ["Fine della partita e punteggi"],
    "There are as many turns as spaces, the lowest space without a card is always supported, and a card that does not fit face up may lie there face down. So nobody ever has to throw a room card away.",
  ),
  "DRH-31": decided(
    "A card that joins two tokens",
    "With the interior designer a card may join two rooms that have a token each.",
    ruling(
      "It may be placed face up; the player keeps one of the tokens and the other leaves the game.",
      "a room holds one token at most, and the handyman's text settles the same case like this",
      "the card has to lie face down",
    ),
  ),
  "DRH-32": printed(
    "Empty rooms",
    ["Collocare le carte stanza", "Carte utensile"],
    "Where a card may not lie face up it may be placed face down, as an empty room. The space has to be supported and without a room card.",
    ruling(
      "Any card may lie face down on any floor, whatever keeps it from lying face up there: a closed room, the size, the floor.",
      "the book turns cards over beside closed rooms and over scaffolds only; but every house is full at the end, which would fail if size or floor bound empty rooms too",
      "only beside closed rooms; a card may then have no place",
    ),
  ),
  "DRH-33": printed(
    "A worse place may be chosen",
    ["Collocare le carte stanza"],
    "A player may choose a space where the card has to lie face down, though it would fit face up elsewhere.",
  ),
  "DRH-34": decided(
    "Each space has one face for a card",
    "Where a card may lie face up, it does.",
    ruling(
      "A card that fits face up may not be placed face down there.",
      "the text turns cards over only because of where they lie",
      "any card may be turned over at will",
    ),
  ),
  "DRH-35": printed(
    "What an empty room is worth",
    ["Collocare le carte stanza", "Carte speciali", "Esempio di punteggio"],
    "Nothing: it has no type, helps no bonus and no neighbour, and holds no token. With an architect it scores 1 point.",
  ),
  "DRH-36": printed(
    "Empty rooms beside each other",
    ["Collocare le carte stanza"],
    "They may be neighbours; each remains a room of its own.",
  ),
  "DRH-37": decided(
    "The face-down card stays known",
    "Everybody has seen which card was turned over.",
    ruling(
      "The state keeps the card, open to all.",
      "it is no secret, and no rule asks for it",
      "nobody may look; the game would be the same",
    ),
  ),
  "DRH-38": printed(
    "Roof cards go to the roof box",
    ["Punti del tetto"],
    "A roof card that is taken goes face down to its owner's roof box, without a choice and without a limit.",
  ),
  "DRH-39": printed(
    "Nobody looks at roof cards",
    ["Punti del tetto"],
    "They stay face down until the end, for their owner too.",
    ruling(
      "An observation has the number of roof cards of each player, and nothing more.",
      "remembering is allowed, looking is not",
      "owners see their own cards",
    ),
  ),
  "DRH-40": printed(
    "The roof is built at the end",
    ["Punti del tetto"],
    "All roof cards are revealed, and each player uses four of them.",
    ruling("The library uses the best four.", "nothing else depends on the choice", "the player chooses"),
  ),
  "DRH-41": printed(
    "What a roof is worth",
    ["Punti del tetto"],
    "Fewer than four cards: 0. Four that are not all of one colour: 3. Four of one colour: 8. Each window in a complete roof: 1 more. Cards that are not used score nothing.",
  ),
  "DRH-42": printed(
    "A decor card brings a token",
    ["Carte speciali"],
    "The token is laid at once on a room of a type that the card names; the card leaves the game.",
  ),
  "DRH-43": printed(
    "Where a token may lie",
    ["Carte speciali", "Fine della partita e punteggi"],
    "On a card that lies face up, in a room of a right type that has no token yet. Two separate rooms of a type may have a token each.",
  ),
  "DRH-44": settled(
    "A full room may have a token",
    ["Collocare le carte stanza", "Fine della partita e punteggi"],
    "A room of its largest size can still receive its first token.",
    ruling(
      "Only a token, not the size, keeps a token out of a room.",
      "the book keeps tokens out of closed rooms and calls full rooms closed too, but then no bathroom could ever have one; it says so of a room that a token has closed",
      "only rooms that could still grow",
    ),
  ),
  "DRH-45": settled(
    "A token lies on one card",
    ["Collocare le carte stanza", "Carte aiutante"],
    "The player chooses on which card of the room it lies.",
    ruling(
      "The token belongs to that card.",
      "the book lays tokens on cards; supplier and handyman speak of a card with a token, and the drill acts on single cards too",
      "it belongs to the room",
    ),
  ),
  "DRH-46": printed(
    "A token closes its room",
    ["Collocare le carte stanza", "Carte speciali"],
    "From then on the room cannot be extended, unless the owner has the interior designer.",
  ),
  "DRH-47": settled(
    "A token has to be placed",
    ["Carte speciali"],
    "As long as there is a valid room, the token goes to one.",
    ruling(
      "Nobody may give a token up.",
      "the instruction has no choice in it",
      "it may be thrown away to keep a room open",
    ),
  ),
  "DRH-48": printed(
    "A token without a room is lost",
    ["Fine della partita e punteggi"],
    "If no room of the house can take the token, it leaves the game.",
    ruling(
      "This is judged once the room card of the same turn lies.",
      "the two cards may be dealt with in either order",
      "at the moment of taking",
    ),
  ),
  "DRH-49": printed(
    "Treehouse and birdhouse",
    ["Carte speciali"],
    "They stand outside the house, need no room and close none. A player may have both.",
  ),
  "DRH-50": printed(
    "What a token is worth",
    ["Fine della partita e punteggi"],
    "The points printed on it, and 1 more with the interior designer.",
  ),
} as const satisfies Readonly<Record<string, Rule>>;
