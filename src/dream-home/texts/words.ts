import type {
  HelperId,
  Move,
  MoveType,
  OpenPlace,
  SpecialCard,
  Step,
  ToolId,
  ViolationCode,
} from "perfect-home-rules/dream-home";

/** A noun with its number, for each plural category of the language; `#` stands for the number. */
type Counted = { readonly [Category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** A move in words. */
export interface MoveWords {
  /** What a player can do, for a button: `Take the bedroom and the piano`. */
  readonly label: string;
  /** What a player does or has done: `takes the bedroom and the piano`. */
  readonly told: string;
}

/** Things that are counted. */
export type Thing = "point" | "card" | "roofCard" | "window" | "child";

/** Words that stand alone. */
export type Term =
  | "house"
  | "market"
  | "total"
  | "emptyRoom"
  | "emptySpace"
  | "scaffold"
  | "marker"
  | "roof"
  | "roofBox"
  | "window"
  | "discard"
  | "deck"
  | "outside"
  | "helpers"
  | "tools"
  | "taken"
  | "missing"
  | "mixedRoof"
  | "uniformRoof"
  | "incompleteRoof"
  | "closed"
  | "over"
  | "winner"
  | "winners"
  | "wrongNumber"
  | "nothingWrong"
  | "standings"
  | "players"
  | "addPlayer"
  | "remove"
  | "person"
  | "random"
  | "greedy"
  | "simple"
  | "start"
  | "newGame"
  | "undo"
  | "redo"
  | "hint"
  | "choose"
  | "language"
  | "menu"
  | "severalAnswers"
  | "nothingToUndo";

/** The sections of a score sheet. DRH-72 */
export type SectionId = "rooms" | "decor" | "bonuses" | "roof";

/** The types of room of the printed game. */
type PrintedRoom =
  | "living-room"
  | "bedroom"
  | "kitchen"
  | "kids-room"
  | "bathroom"
  | "pantry"
  | "wardrobe"
  | "sauna"
  | "study"
  | "library"
  | "game-room"
  | "garage"
  | "wine-cellar"
  | "workshop"
  | "laundry"
  | "storage-room";

/** The colours of roofs, two of which are not known. */
type PrintedColour = "red" | "brown" | "roof-3" | "roof-4";

/** What the other two may be called by whoever has the cards. */
type UsualColour = "black" | "blue" | "green" | "grey" | "purple" | "white" | "yellow";

/** The tokens of the printed game. */
type PrintedDecor =
  | "piano"
  | "cat-house"
  | "canopy-bed"
  | "treehouse"
  | "birdhouse"
  | "hot-tub"
  | "ice-cream-machine"
  | "painting"
  | "decor-9"
  | "decor-10";

/** The steps in which a player decides. */
export type AskedStep = Extract<Step, { readonly player: number }>["do"];

/** What a move is about, in words of the language. */
export interface Seen {
  /** What lies in a column: its room card and what comes with it, as the language lists it. */
  readonly column: (column: number) => string;
  /** The room card of a column. */
  readonly shown: (column: number) => string;
  /** What lies on a space of the mover's house. */
  readonly lies: (space: number) => string;
  /** Where a space is. */
  readonly place: (space: number) => string;
  /** The room card that the mover has taken. */
  readonly room: string;
  /** All that the mover has taken and has still to deal with. */
  readonly taken: string;
  /** Whether the mover has a tool that is used before a column is taken. */
  readonly hasTool: boolean;
  /** The token on a space, or the one that the mover has taken. */
  readonly token: (space: number | null) => string;
  /** A type of room. */
  readonly type: (type: string) => string;
  /** A roof card. */
  readonly roof: (colour: string, window: boolean) => string;
}

/** Everything that a language says about Dream Home. A language that lacks a word does not compile. */
export interface Words {
  /** Its tag. */
  readonly locale: string;
  /** What stands between a title and what it is about. */
  readonly colon: string;
  readonly rooms: Readonly<Record<PrintedRoom, string>>;
  readonly decor: Readonly<Record<PrintedDecor, string>>;
  readonly helpers: Readonly<Record<HelperId, string>>;
  readonly tools: Readonly<Record<ToolId, string>>;
  readonly colours: Readonly<Record<PrintedColour | UsualColour, string>>;
  readonly floors: Readonly<Record<"upper" | "lower" | "basement", string>>;
  readonly bonuses: Readonly<Record<"bathrooms" | "functions", string>>;
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly terms: Readonly<Record<Term, string>>;
  readonly things: Readonly<Record<Thing, Counted>>;
  /** A roof card of a colour. */
  readonly roofCard: (colour: string, window: boolean) => string;
  /** A place of a house: its floor and its column, from 1. */
  readonly place: (floor: string, column: number) => string;
  /** A card that lies face down. */
  readonly faceDown: (room: string) => string;
  /** Some of a kind: `2 × bedroom`. */
  readonly times: (count: number, thing: string) => string;
  /** The round of a number of rounds, from 1. */
  readonly round: (round: number, rounds: number) => string;
  /** A column of the display, from 1. */
  readonly columnTitle: (column: number) => string;
  /** A room that is needed on a floor. */
  readonly onFloor: (room: string, floor: string) => string;
  /** What is asked where a card is awaited, in a column from 1. */
  readonly whichCard: Readonly<Record<OpenPlace["row"], (column: number) => string>>;
  /** What a player is asked in a step. */
  readonly prompts: Readonly<Record<AskedStep, (seen: Seen, isJackhammer: boolean) => string>>;
  /** The moves. */
  readonly moves: {
    readonly [T in MoveType]: (move: Extract<Move, { readonly type: T }>, seen: Seen) => MoveWords;
  };
  /** What happens, beside moves. */
  readonly events: {
    readonly dealt: (round: number) => string;
    readonly specialLost: (special: string) => string;
    readonly roofsRevealed: string;
    readonly gameOver: string;
  };
  /** Why something is refused. */
  readonly violations: Readonly<Record<ViolationCode, string>>;
}

/** A word for a name of a table; tables of the caller's own have names of their own. */
export function wordFor(words: Readonly<Record<string, string>>, id: string): string {
  return Object.hasOwn(words, id) ? words[id] : id.replaceAll("-", " ");
}

/** A move of any kind in words. */
export function wordsOfMove({ moves }: Words, move: Move, seen: Seen): MoveWords {
  const say = moves[move.type] as (each: Move, about: Seen) => MoveWords;
  return say(move, seen);
}

/** What a special card is called. */
export function specialWords(words: Words, card: SpecialCard): string {
  switch (card.kind) {
    case "roof":
      return words.roofCard(wordFor(words.colours, card.colour), card.window);
    case "decor":
      return wordFor(words.decor, card.decor);
    case "helper":
      return words.helpers[card.helper];
    case "tool":
      return words.tools[card.tool];
    default:
      return card satisfies never;
  }
}
