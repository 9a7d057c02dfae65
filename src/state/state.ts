import type { Action, Card, CardTable } from "../data/cards.js";
import type { EditionRules } from "../data/editions.js";
import type { EditionId, ModeId } from "../data/ids.js";
import type { Layout } from "../data/layout.js";
import type { OpponentCard } from "../data/opponents.js";
import type { PlanCard } from "../data/plan-card.js";
import type { DeckCard, SpecialCard } from "../data/special-cards.js";
import type { Sheet } from "../sheet/sheet.js";
import type { Supply } from "./supply.js";
import type { Table, TableStep } from "./table.js";
import type { Turn } from "./turn.js";

/** The options of a game, resolved: it never changes, and a saved game needs nothing else to go on. */
export interface Setup {
  /** Names of the players, in seat order. Everywhere else a player is an index into this list. */
  readonly players: readonly string[];
  /** The edition whose rules are played. */
  readonly edition: EditionId;
  /** The rules in which editions differ. */
  readonly rules: EditionRules;
  /** The mode. */
  readonly mode: ModeId;
  /** How cards come to the players. */
  readonly supply: Supply;
  /** The AAA Opponent card; `null` where there is no such opponent. AAA-1 */
  readonly opponent: OpponentCard | null;
  /** Whether Advanced Mode is played: roundabouts, and the larger choice of plans. ADV-6 */
  readonly advanced: boolean;
  /** Whether the 9¾ cards are among the cards. NTQ-1 */
  readonly nineAndThreeQuarters: boolean;
  /** The layouts in use. */
  readonly layouts: readonly Layout[];
  /**
   * What is printed on each of the layouts, where some sheets are on paper; a sheet that the library keeps has the same layout
   * here. Left out where it keeps them all.
   */
  readonly paper?: readonly Layout[];
  /** For each player the index of their layout. */
  readonly playerLayouts: readonly number[];
  /** Plan A, B and C. */
  readonly plans: readonly PlanCard[];
  /** The Construction cards of the caller's own copy, all that were given; left out where those of the edition are used. */
  readonly deck?: CardTable;
  /** All Construction cards of the game. */
  readonly cards: CardTable;
  /** All special cards of the game. */
  readonly specials: readonly SpecialCard[];
  /** Where the cards lie on a real table and are entered as they come up; left out where they are dealt here. */
  readonly entered?: true;
}

/** A card in hand. */
export interface HandCard {
  /** Its number; `null` in an observation for a card whose number the observer does not know. XPT-5 */
  readonly number: number | null;
  /** Its action, which all can see. */
  readonly action: Action;
}

/** What a game with entered cards keeps so that an entry can be taken back. */
export interface EnteredCards {
  /** The cards entered since the last phase was closed, or since the game was created, the first one first. */
  readonly cards: readonly DeckCard[];
  /** How the table stood before the first of them; `null` before one is entered. */
  readonly before: Pick<Position, "table" | "agenda" | "sheets" | "hands"> | null;
}

/** What nobody at the table knows. Where cards are entered the library knows no more: its lists are empty. */
export interface Hidden {
  /** For each stack the cards beneath the top one; the last is the next to come up. */
  readonly stacks: readonly (readonly DeckCard[])[];
  /** The deck that is drawn from; the last card is the next. */
  readonly deck: readonly DeckCard[];
  /** Cards lying face down among the discards: they can come into the next deck. AAA-2 ZOM-X */
  readonly faceDown: readonly DeckCard[];
  /** Construction cards that are not in the game. ZOM-13 */
  readonly outOfGame: readonly Card[];
  /** State of the random number generator: four 32-bit words. */
  readonly random: readonly number[];
  /** The cards entered last; left out where cards are dealt. */
  readonly entered?: EnteredCards;
}

/** What a game state and an observation have in common: plain JSON, deeply frozen. */
export interface Position {
  /** Version of this shape. */
  readonly version: 1;
  /** What was decided before the game. */
  readonly setup: Setup;
  /** What lies on the table. */
  readonly table: Table;
  /** What the table does next; the first step is the one under way. Empty when the game is over. */
  readonly agenda: readonly TableStep[];
  /** For each player the sheet as it stood when the phase began. */
  readonly sheets: readonly Sheet[];
  /** For each player the work of this phase; `null` before the first move, and for others in an observation. */
  readonly turns: readonly (Turn | null)[];
  /** For each player whether the turn of this phase is ended. */
  readonly ended: readonly boolean[];
  /** For each player the cards in hand; none where cards come from stacks. XPT-4 AAA-3 */
  readonly hands: readonly (readonly HandCard[])[];
  /** What nobody at the table knows; `null` in an observation. */
  readonly hidden: Hidden | null;
}

/**
 * A game at some moment.
 *
 * A move changes only its player's turn; when all have ended, the round is resolved for all at once.
 */
export interface GameState extends Position {
  readonly hidden: Hidden;
}

/** Who looks at a game: a player's index, or `spectator` for somebody who sees only what lies open to all. */
export type Observer = number | "spectator";

/** What one player, or a spectator, knows of a game. RND-3 SET-7 */
export interface Observation extends Position {
  readonly hidden: null;
  /** Whose view this is. */
  readonly observer: Observer;
}
