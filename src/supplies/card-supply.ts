import type { Card } from "../data/cards.js";
import type { EditionId, ModeId } from "../data/ids.js";
import type { DeckCard, SpecialCard } from "../data/special-cards.js";
import type { Random } from "../input/random.js";
import type { TempPlace } from "../scoring/temp-places.js";
import type { Position, Setup } from "../state/state.js";
import type { Piles, Supply } from "../state/supply.js";
import type { CardPlace, TableStep } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";

/** The cards from which a game starts. */
export interface Cards {
  /** The piles, and in each the cards from top to bottom. */
  readonly piles: readonly CardPile[];
  /** Cards that lie face down among the discards. */
  readonly faceDown: readonly DeckCard[];
  /** Construction cards that are not in the game. */
  readonly outOfGame: readonly Card[];
}

/** A pile of a stack or deck. */
export interface CardPile {
  /** The stack that it belongs to, from 0. */
  readonly stack: number;
  /** Its cards from top to bottom. */
  readonly cards: readonly DeckCard[];
}

/** What it depends on how cards are put together. */
export interface DeckContext {
  /** The edition. */
  readonly edition: EditionId;
  /** The mode. */
  readonly mode: ModeId;
  /** Number of players. */
  readonly players: number;
  /** Number of Construction cards. */
  readonly deckSize: number;
}

/** A supply of cards: the places where cards are handled. */
export interface CardSupply {
  /** Lays out the cards on a table without any. */
  layOut(run: TableRun, cards: Cards): void;
  /** What the table does in a round. */
  round(setup: Setup): readonly TableStep[];
  /** Puts special cards on top of stacks up to be resolved: only where cards come from stacks. ZOM-3 */
  uncover(run: TableRun): void;
  /** Takes a special card that has been resolved from a stack: only where cards come from stacks. ZOM-3 */
  remove(run: TableRun, stack: number): void;
  /** Flips: only where cards come from stacks. RND-2 */
  flip(run: TableRun): void;
  /** Draws until all hands are full or a special card has to be resolved: only where cards come from a deck. */
  draw(run: TableRun): void;
  /** Takes the next card from where it lies hidden. */
  nextCard(run: TableRun, place: CardPlace): DeckCard;
  /** A card has come up: it is put where it was awaited. */
  reveal(run: TableRun, place: CardPlace, card: DeckCard): void;
  /** Clears away the cards used, given and passed when a round is resolved. RND-7 */
  collect(run: TableRun): void;
  /** Shuffles all cards and lays them out anew. RND-6 */
  reshuffleAll(run: TableRun): void;
  /** Whether the cards have run out while a round began, which is not played then. ZOM-12 ZOM-X */
  hasRunOut(run: TableRun): boolean;
  /** Whether no further round can be played. FST-3 ZOM-X */
  isExhausted(run: TableRun): boolean;
  /** Whether a special card is still to be drawn although no further round can be played. ZOM-X */
  hasSpecialLeft(run: TableRun): boolean;
}

/** The places where a mode says what is done its own way. */
export interface Mode {
  /** How cards come to the players. */
  supply(context: DeckContext): Supply;
  /** How the cards are put together. */
  piles(context: DeckContext, random: Random): Piles;
  /** Resolves a special card. */
  resolve(run: TableRun, card: SpecialCard): void;
  /** How temps score, compared with what all have crossed. SCO-4 AAA-9 AAA-10 FST-4 */
  tempPlaces(position: Position, crossedByAll: readonly number[]): (crossed: number) => TempPlace;
}
