/** What a game is made of, as far as a session goes by it. */
export interface SessionTypes {
  /** What a game is created from. */
  readonly options: object;
  /** A state of it. */
  readonly state: {
    /** What was decided before the game. */
    readonly setup: {
      /** The names of the players, in seat order. */
      readonly players: readonly string[];
    };
  };
  /** A move. */
  readonly move: object;
  /** A card of a real table. */
  readonly card: object;
  /** Something that happens in it. */
  readonly event: object;
  /** Why something is refused. */
  readonly violation: object;
  /** A game to be kept. */
  readonly record: object;
  /** Who chooses moves. */
  readonly bot: (...told: never[]) => unknown;
}

/** What came of a move or of a card: all that has happened, or why it is refused. */
export type SessionResult<G extends SessionTypes> =
  | {
      /** Whether it was accepted. */
      readonly ok: true;
      /** The state after it and after the moves of the bots. */
      readonly state: G["state"];
      /** All that has happened. */
      readonly events: readonly G["event"][];
    }
  | {
      /** Whether it was accepted. */
      readonly ok: false;
      /** Why it is refused. */
      readonly violation: G["violation"];
    };

/** Who plays at the seats of a session. */
export interface SeatSettings<G extends SessionTypes> {
  /** For each seat its bot, or `null` for a person; persons sit at the seats beyond the list. */
  readonly bots?: readonly (G["bot"] | null)[];
  /** From what the bots draw their numbers, from 0 to 2³² − 1; 0 by default. */
  readonly seed?: number;
}

/** A session to be kept: plain JSON for `restoreSession`. */
export interface SavedGame<G extends SessionTypes> {
  /** Version of this shape. */
  readonly version: 1;
  /** The game with all moves in the order in which they were made, then those that can be redone. */
  readonly record: G["record"];
  /** How many of the moves, and of the cards entered, stand, from 0: those behind them can be redone. */
  readonly made: number;
}

/** A game under way. Its methods need no `this`: they can be passed on by themselves. */
export interface GameSession<G extends SessionTypes> {
  /** The state now: the same object until something changes. */
  readonly state: G["state"];
  /** Whether {@link GameSession.undo} would change anything. */
  readonly canUndo: boolean;
  /** Whether {@link GameSession.redo} would change anything. */
  readonly canRedo: boolean;
  /**
   * Makes a move, and then those of the bots. What could be redone is dropped, and so is what a bot does to the session
   * while it is asked.
   *
   * @param move - the move; anything at all is taken and judged.
   * @returns the state after the moves of the bots, with all that has happened; or the violation, and then nothing has
   * changed.
   * @throws RulesError where a bot gives a move that is not legal, and whatever a bot throws: then nothing has changed.
   */
  play(move: G["move"]): SessionResult<G>;
  /**
   * Enters the card that is awaited, in a game with entered cards; then bots move that are to. What could be redone is
   * dropped.
   *
   * @param card - the card; anything at all is taken and judged.
   * @returns the state after the moves of the bots, with all that has happened; or the violation, and then nothing has
   * changed.
   * @throws RulesError as {@link GameSession.play} does.
   */
  reveal(card: G["card"]): SessionResult<G>;
  /**
   * Takes the last move of a person or card entered back, with the moves that bots have made since; also beyond what the
   * rules allow to be taken back.
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
   * method that has made the change, once all have been called; the change stands.
   *
   * @param listener - called without arguments.
   * @returns a function that ends this subscription.
   * @throws RulesError `options.invalid` for something that is no function.
   */
  subscribe(listener: () => void): () => void;
  /** The record of the game as it stands: its moves in the order in which they were made, without those undone. */
  record(): G["record"];
  /** The session with what can be redone, for `restoreSession`; `JSON.stringify` calls it. */
  toJSON(): SavedGame<G>;
}
