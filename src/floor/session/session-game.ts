import type { SessionResult, SessionTypes } from "./session.js";

/** A state, with the events that have led to it. */
export interface Step<G extends SessionTypes> {
  readonly state: G["state"];
  readonly events: readonly G["event"][];
}

/** What a game has to bring for sessions: its functions, as a program calls them. */
export interface SessionGame<G extends SessionTypes> {
  /** Creates a game. */
  createGame(options: G["options"]): G["state"];
  /** A copy of options that have been found right. */
  copyOptions(options: G["options"]): G["options"];
  /** Makes a move, or says why it can't be made. */
  tryApplyMove(state: G["state"], move: G["move"]): SessionResult<G>;
  /** Enters a card, or says why it can't have come up. */
  tryReveal(state: G["state"], card: G["card"]): SessionResult<G>;
  /** Throws the error of a violation. */
  refuse(violation: G["violation"]): never;
  /** The players who have to act, from 0. */
  playersToMove(state: G["state"]): readonly number[];
  /** Asks a bot for a legal move. */
  askBot(state: G["state"], player: number, bot: G["bot"], random: () => number): G["move"];
  /** One of the series of random numbers of a seed. */
  randomSeries(seed: number, stream: number): () => number;
  /** What a record was created from. */
  optionsOf(record: G["record"]): G["options"];
  /** Every state of a record, the first one included. */
  replay(record: G["record"]): Iterable<Step<G>>;
  /** The record of a game that has gone these steps, of which the first one is its beginning. */
  recordOf(options: G["options"], steps: readonly Step<G>[]): G["record"];
}
