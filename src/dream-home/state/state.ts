import type { HelperId } from "../data/specials.js";
import type { Tables } from "../data/tables.js";
import type { Column, RoofCard, RoomCard, SpecialCard } from "./cards.js";
import type { House } from "./house.js";
import type { Move } from "./moves.js";

/** What a game was created with. */
export interface Setup {
  /** The names of the players, clockwise. DRH-1 */
  readonly players: readonly string[];
  /** Whether a pair is discarded each round. DRH-18 DRH-19 */
  readonly discardsPair: boolean;
  /** Everything printed. DRH-93 */
  readonly tables: Tables;
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
  readonly discards: { readonly rooms: readonly RoomCard[]; readonly roofs: readonly RoofCard[] };
  /** Cards out of the game, in the order in which they left it; decor cards whose tokens were lost among them. */
  readonly removed: { readonly rooms: readonly RoomCard[]; readonly specials: readonly SpecialCard[] };
  /** How many cards the decks have left. DRH-91 */
  readonly left: { readonly rooms: number; readonly specials: number };
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

/** What comes next. The first step is under way. */
export type Step =
  | { readonly do: "deal" }
  | { readonly do: "discardPair"; readonly player: number }
  | { readonly do: "ask"; readonly player: number }
  | { readonly do: "take"; readonly player: number; readonly jackhammer: boolean }
  | { readonly do: "settle"; readonly player: number; readonly pair: Pair }
  | { readonly do: "keep"; readonly player: number; readonly spaces: readonly number[] }
  | { readonly do: "clear" }
  | { readonly do: "close"; readonly player: number; readonly helpers: readonly HelperId[] }
  | { readonly do: "reveal" };

/** What nobody sees. DRH-90 */
export interface Hidden {
  /** The deck of room cards, the next one first. */
  readonly rooms: readonly RoomCard[];
  /** The deck of specials, the next one first. */
  readonly specials: readonly SpecialCard[];
  /** The roof boxes. */
  readonly roofs: readonly (readonly RoofCard[])[];
}

/** A game as it stands: plain JSON, frozen. What all players see, and what nobody does. */
export interface GameState {
  readonly version: 1;
  readonly setup: Setup;
  readonly table: Table;
  readonly houses: readonly House[];
  readonly agenda: readonly Step[];
  /** The moves of the turn under way, or of the closing phase of a player: they can be taken back. DRH-89 */
  readonly turn: Turn | null;
  readonly hidden: Hidden | null;
}

/** The turn under way. */
export interface Turn {
  /** Whose it is. */
  readonly player: number;
  /** The moves made, in order. */
  readonly moves: readonly Move[];
  /** What the turn began with: nothing else changes in a turn, but for the player's roof box, which only grows. */
  readonly before: {
    readonly table: Table;
    readonly house: House;
    readonly agenda: readonly Step[];
  };
}
