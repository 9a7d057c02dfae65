import type { DeckCard, GameRecord, GameState, Move, MoveResult, RevealResult } from "perfect-home-rules";
import type { Bot } from "perfect-home-rules/bots";

/** Who plays at the seats of a session. */
export interface SessionSettings {
  /** For each seat its bot, or `null` for a person; persons sit at the seats beyond the list. */
  readonly bots?: readonly (Bot | null)[];
  /** From what the bots draw their numbers, from 0 to 2³² − 1; 0 by default. */
  readonly seed?: number;
}

/** A session to be kept: plain JSON for `restoreSession`. */
export interface SavedSession {
  /** Version of this shape. */
  readonly version: 1;
  /** The game with all moves in the order in which they were made, then those that can be redone. */
  readonly record: GameRecord;
  /** How many of the moves, and of the cards entered, stand, from 0: those behind them can be redone. */
  readonly made: number;
}

/** A game under way. Its methods need no `this`: they can be passed on by themselves. */
export interface Session {
  /** The state now: the same object until something changes. */
  readonly state: GameState;
  /** Whether {@link Session.undo} would change anything. */
  readonly canUndo: boolean;
  /** Whether {@link Session.redo} would change anything. */
  readonly canRedo: boolean;
  /**
   * Makes a move, and then those of the bots. What could be redone is dropped.
   *
   * @param move - the move; anything at all is taken and judged.
   * @returns the state after the moves of the bots, with all that has happened; or the violation, and then nothing has
   * changed.
   * @throws RulesError where a bot gives a move that is not legal, and whatever a bot throws: then nothing has changed.
   */
  play(move: Move): MoveResult;
  /**
   * Enters the card that is awaited, in a game with entered cards; then bots move that are to. What could be redone is
   * dropped.
   *
   * @param card - the card; anything at all is taken and judged.
   * @returns the state after the moves of the bots, with all that has happened; or the violation, and then nothing has
   * changed.
   * @throws RulesError as {@link Session.play} does.
   */
  reveal(card: DeckCard): RevealResult;
  /**
   * Takes the last move of a person or card entered back, with the moves that bots have made since; also beyond the phase.
   *
   * @returns whether there was one.
   */
  undo(): boolean;
  /**
   * Makes the move again that was undone last, or enters the card, with the moves of the bots that came after it.
   *
   * @returns whether there was one.
   */
  redo(): boolean;
  /**
   * Has a function called after each change, once for a move with those of the bots. What it throws comes out of the
   * method that has made the change; the change stands.
   *
   * @param listener - called without arguments.
   * @returns a function that ends this subscription.
   * @throws RulesError `options.invalid` for something that is no function.
   */
  subscribe(listener: () => void): () => void;
  /** The record of the game as it stands: its moves in the order in which they were made, without those undone. */
  record(): GameRecord;
  /** The session with what can be redone, for `restoreSession`; `JSON.stringify` calls it. */
  toJSON(): SavedSession;
}
