import type { Card } from "../data/cards.js";
import type { PlanLetter } from "../data/plan-card.js";
import type { DeckCard, ZombieCard } from "../data/special-cards.js";
import type { Move } from "./move.js";
import type { CardPlace, EndCause } from "./table.js";
import type { Combination } from "./turn.js";

interface EventOf<Type extends string, To> {
  /** What happened. */
  readonly type: Type;
  /** Who may learn of it: a player's index, or everybody. */
  readonly to: To;
}

/** A player has moved; only this player may know before the phase ends. RND-3 */
export interface MovedEvent extends EventOf<"moved", number> {
  /** The move. */
  readonly move: Move;
}

/** A player has ended the turn. */
export interface TurnEndedEvent extends EventOf<"turnEnded", "all"> {
  /** Who. */
  readonly player: number;
}

/** All have ended: what a player did in the phase. */
export interface TurnRevealedEvent extends EventOf<"turnRevealed", "all"> {
  /** Who. */
  readonly player: number;
  /** The moves in order. */
  readonly moves: readonly Move[];
}

/** A plan was validated for the first time and is turned to its lower value. PLN-2 */
export interface PlanTurnedEvent extends EventOf<"planTurned", "all"> {
  /** The letter of the plan. */
  readonly plan: PlanLetter;
  /** Who validated it in this round, in seat order. */
  readonly players: readonly number[];
  /** What each of them scores. */
  readonly points: number;
}

/** A round has begun. */
export interface RoundBegunEvent extends EventOf<"roundBegun", "all"> {
  /** The round, from 1. */
  readonly round: number;
}

/** Cards were flipped. RND-2 */
export interface CardsFlippedEvent extends EventOf<"cardsFlipped", "all"> {
  /** The combination of each stack. */
  readonly combinations: readonly Combination[];
}

/** The AAA may validate a plan: a Validation card was drawn. AAA-5 */
export interface ValidationDrawnEvent extends EventOf<"validationDrawn", "all"> {
  /** The letter on the card. */
  readonly plan: PlanLetter;
  /** What the AAA scores; `null` where it does not validate the plan. */
  readonly points: number | null;
}

/** A Zombie card shows: hordes move. ZOM-3 */
export interface ZombieDrawnEvent extends EventOf<"zombieDrawn", "all"> {
  /** Which hordes: those at the left end move to the right, those at the right end to the left, or both. */
  readonly move: ZombieCard["move"];
}

/** The Solo card was drawn: all plans are worth their lower value. FST-2 */
export interface SoloDrawnEvent extends EventOf<"soloDrawn", "all"> {}

/** All have drawn. The hand is told to its owner alone. XPT-5 */
export interface CardsDrawnEvent extends EventOf<"cardsDrawn", number> {
  /** The cards in hand. */
  readonly hand: readonly Card[];
}

/**
 * A card was entered. One that a player has drawn is told to its owner alone, unless it is a special card. RND-2 XPT-5
 */
export interface CardRevealedEvent extends EventOf<"cardRevealed", number | "all"> {
  /** How many cards had been entered since the last phase was closed: one with a number again takes the first one's place. */
  readonly entry: number;
  /** Where it has come up. */
  readonly place: CardPlace;
  /** The card. */
  readonly card: DeckCard;
}

/** A stack's flipped cards were shuffled to form the stack anew. RND-4 */
export interface StackReshuffledEvent extends EventOf<"stackReshuffled", "all"> {
  /** Index of the stack, from 0. */
  readonly stack: number;
}

/** Cards were shuffled: dealt into stacks anew, or formed to a new deck. RND-5 RND-6 AAA-4 */
export interface CardsReshuffledEvent extends EventOf<"cardsReshuffled", "all"> {}

/** The game is over. END-1 */
export interface GameOverEvent extends EventOf<"gameOver", "all"> {
  /** Why. */
  readonly causes: readonly EndCause[];
}

/** Something that happened; a server may forward each event to whom it says without giving anything away. */
export type GameEvent =
  | MovedEvent
  | TurnEndedEvent
  | TurnRevealedEvent
  | PlanTurnedEvent
  | RoundBegunEvent
  | CardsFlippedEvent
  | ValidationDrawnEvent
  | SoloDrawnEvent
  | ZombieDrawnEvent
  | CardsDrawnEvent
  | CardRevealedEvent
  | StackReshuffledEvent
  | CardsReshuffledEvent
  | GameOverEvent;
