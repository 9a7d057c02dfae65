import type { Onlooker, ProtocolTypes, Seed } from "./messages.js";

/** A state, or what is seen of it. */
export type PositionOf<G extends ProtocolTypes> = G["state"] | G["observation"];

/** What came of a move or of a card. */
export type Outcome<G extends ProtocolTypes> =
  | { readonly ok: true; readonly state: G["state"]; readonly events: readonly G["event"][] }
  | { readonly ok: false; readonly violation: G["violation"] };

/** What a game has to bring for the protocol: its functions, as a program calls them. */
export interface ProtocolGame<G extends ProtocolTypes> {
  /** Creates a game. */
  createGame(options: G["options"]): G["state"];
  /** Reads a saved state or an observation, from anything at all. */
  parseState(saved: unknown): PositionOf<G>;
  /** What an observer sees. */
  observe(state: G["state"], observer: Onlooker): G["observation"];
  /** A state that agrees with what is seen. */
  sampleState(seen: G["observation"], seed: Seed): G["state"];
  /** The legal moves of a player. */
  legalMoves(position: PositionOf<G>, player: number): readonly G["move"][];
  /** Makes a move, or says why it can't be made. */
  tryApplyMove(state: G["state"], move: G["move"]): Outcome<G>;
  /** Enters a card, or says why it can't have come up. */
  tryReveal(state: G["state"], card: G["card"]): Outcome<G>;
  /** The players who have to act, from 0. */
  playersToMove(position: PositionOf<G>): readonly number[];
  /** Whether the game is over. */
  isOver(position: PositionOf<G>): boolean;
  /** The card that has to be entered. */
  awaited(position: PositionOf<G>): G["awaited"] | null;
  /** A player's score. */
  scoreSheet(position: PositionOf<G>, player: number): G["score"];
  /** The ranking. */
  standings(position: PositionOf<G>): readonly G["standing"][];
  /** A move as text. */
  formatMove(move: G["move"]): string;
  /** A recorder for a game that begins. */
  createRecorder(options: G["options"]): G["recorder"];
  /** The recorder after some events. */
  recordEvents(recorder: G["recorder"], events: readonly G["event"][]): G["recorder"];
  /** The record of a game as it stands. */
  recordOf(recorder: G["recorder"], state: G["state"]): G["record"];
  /** Throws the error of a violation. */
  refuse(violation: G["violation"]): never;
}

/** What is shown is shown of this. */
export interface Shot<G extends ProtocolTypes> {
  /** The position. */
  readonly state: PositionOf<G>;
  /** Who looks. */
  readonly observer: Onlooker;
  /** The observer's legal moves. */
  moves(): readonly G["move"][];
  /** What has just happened. */
  readonly events: readonly G["event"][];
  /** The record so far; `null` where the beginning is not known. */
  record(): G["record"] | null;
}

/** How each thing is shown, in the order in which an answer has them. */
export type Shows<G extends ProtocolTypes, Shown> = {
  readonly [S in keyof Shown & string]: (shot: Shot<G>) => Shown[S];
};

/** A game with what of it can be shown, and with what is asked of it beside what is asked of any game. */
export interface GameProtocol<G extends ProtocolTypes, Shown> {
  /** The game. */
  readonly game: ProtocolGame<G>;
  /** Everything that can be shown. */
  readonly shows: Shows<G, Shown>;
  /** The move of a code, in games whose moves have codes. */
  readonly decodeMove?: (position: PositionOf<G>, code: number, player: number) => G["move"];
  /** What is told of a position, by the request that asks for it. */
  readonly told?: Readonly<Record<string, (position: PositionOf<G>) => object>>;
}

/** Whether a position is what somebody sees. */
export function isObservation<G extends ProtocolTypes>(
  position: PositionOf<G>,
): position is G["observation"] {
  return position.hidden === null;
}
