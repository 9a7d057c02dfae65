import type { HelperId } from "../data/specials.js";
import type { Tables } from "../data/tables.js";
import type { Column, RoofCard, RoomCard, SpecialCard } from "./cards.js";
import type { House } from "./house.js";
import type { Move } from "./moves.js";

/** What a game was created with. */
export interface Setup {
  /** The names of the players, clockwise. Everywhere else a player is an index into this list. DRH-1 */
  readonly players: readonly string[];
  /** Whether a pair is discarded each round. DRH-18 DRH-19 */
  readonly discardsPair: boolean;
  /** Everything printed. DRH-93 */
  readonly tables: Tables;
  /** Where the cards lie on a real table and are entered as they are dealt; left out where they are dealt here. */
  readonly entered?: true;
  /** Where the children on room cards break ties; left out where they do not. DRH-79 */
  readonly childrenBreakTies?: true;
}

/** What lies on the table. */
export interface Table {
  /** The round, from 0; the number of rounds once they are over. DRH-12 */
  readonly round: number;
  /** The display, from the left. */
  readonly columns: readonly Column[];
  /** Who has the marker. DRH-15 */
  readonly marker: number;
  /** Cards discarded, in the order in which they were. DRH-16 */
  readonly discards: {
    /** The room cards. */
    readonly rooms: readonly RoomCard[];
    /** The roof cards. */
    readonly roofs: readonly RoofCard[];
  };
  /** Cards out of the game, in the order in which they left it; decor cards whose tokens were lost among them. */
  readonly removed: {
    /** The room cards. */
    readonly rooms: readonly RoomCard[];
    /** The specials. */
    readonly specials: readonly SpecialCard[];
  };
  /** How many cards the decks have left. DRH-91 */
  readonly left: {
    /** Room cards. */
    readonly rooms: number;
    /** Specials. */
    readonly specials: number;
  };
}

/** What is still to be dealt with of what was taken. DRH-23 */
export interface Pair {
  /** The room card, `null` once it lies in the house. */
  readonly room: RoomCard | null;
  /** The special, `null` once it is dealt with. */
  readonly special: SpecialCard | null;
  /** Where the scaffold of this turn lies, if it does: the room card can't be placed there. DRH-68 */
  readonly scaffold: number | null;
}

interface StepOfKind<Kind extends string> {
  /** What is to be done. */
  readonly do: Kind;
}

interface PlayerStep<Kind extends string> extends StepOfKind<Kind> {
  /** Who does it, from 0. */
  readonly player: number;
}

/** The cards of a round come from the decks; where they are entered, those still missing are awaited. DRH-13 */
export interface DealStep extends StepOfKind<"deal"> {}

/** The holder of the marker discards a column. DRH-18 */
export interface DiscardPairStep extends PlayerStep<"discardPair"> {}

/** An owner of a jackhammer plays or keeps it; passed over without one. DRH-64 */
export interface AskStep extends PlayerStep<"ask"> {}

/** A player uses tools, then takes a column. DRH-83 */
export interface TakeStep extends PlayerStep<"take"> {
  /** Whether the turn came by jackhammer, which takes the room card alone. DRH-65 */
  readonly jackhammer: boolean;
}

/** The player deals with what was taken. DRH-84 */
export interface SettleStep extends PlayerStep<"settle"> {
  /** What is left of it. */
  readonly pair: Pair;
}

/** Of several tokens in a room one stays. DRH-85 */
export interface KeepStep extends PlayerStep<"keep"> {
  /** The spaces with the tokens, in ascending order. */
  readonly spaces: readonly number[];
}

/** What nobody took is discarded. DRH-16 */
export interface ClearStep extends StepOfKind<"clear"> {}

/** A player uses helpers in the closing phase. DRH-70 */
export interface CloseStep extends PlayerStep<"close"> {
  /** Those that have not been used. */
  readonly helpers: readonly HelperId[];
}

/** All roofs are revealed. DRH-71 */
export interface RevealStep extends StepOfKind<"reveal"> {}

/** What comes next. The first step is under way. */
export type Step =
  | AskStep
  | ClearStep
  | CloseStep
  | DealStep
  | DiscardPairStep
  | KeepStep
  | RevealStep
  | SettleStep
  | TakeStep;

/** What nobody sees. DRH-90 Where cards are entered the decks are empty: the library knows no more than the players. */
export interface Hidden {
  /** The deck of room cards, the next one first. */
  readonly rooms: readonly RoomCard[];
  /** The deck of specials, the next one first. */
  readonly specials: readonly SpecialCard[];
  /** The roof boxes, until they are revealed. */
  readonly roofs: readonly (readonly RoofCard[])[];
}

/** The turn under way. */
export interface Turn {
  /** Whose it is. */
  readonly player: number;
  /** The moves made, in order. */
  readonly moves: readonly Move[];
  /** What the turn began with: nothing else changes in a turn, but for the player's roof box, which only grows. */
  readonly before: {
    /** What lay on the table. */
    readonly table: Table;
    /** The player's house. */
    readonly house: House;
    /** What came next. */
    readonly agenda: readonly Step[];
  };
}

/** What a game state and an observation have in common: plain JSON, deeply frozen. */
export interface Position {
  /** Version of this shape. */
  readonly version: 1;
  /** What was decided before the game. */
  readonly setup: Setup;
  /** What lies on the table. */
  readonly table: Table;
  /** For each player the house. */
  readonly houses: readonly House[];
  /** What comes next; the first step is the one under way. Empty when the game is over. */
  readonly agenda: readonly Step[];
  /** The moves of the turn under way, or of the closing phase of a player, which can be taken back. DRH-89 */
  readonly turn: Turn | null;
  /** What nobody sees; `null` in an observation. DRH-90 */
  readonly hidden: Hidden | null;
}

/** A game at some moment. */
export interface GameState extends Position {
  readonly hidden: Hidden;
}

/** Who looks at a game: a player's index, or `spectator`. All see the same. DRH-90 */
export type Observer = number | "spectator";

/** What all know of a game. DRH-91 */
export interface Observation extends Position {
  readonly hidden: null;
  /** Whose view this is. */
  readonly observer: Observer;
}
