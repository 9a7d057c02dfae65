import {
  awaited,
  encodeMove,
  type GameEvent,
  type GameRecord,
  type GameState,
  legalMoves,
  type Move,
  moveSpaceSize,
  type Observation,
  type Observer,
  observe,
  playersToMove,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { encodeObservation } from "perfect-home-rules/encoding";
import { formatMove } from "perfect-home-rules/notation";
import type { BotShow, Show, Shown } from "./messages.js";

/** What is shown is shown of this. */
export interface Shot {
  /** The position. */
  readonly state: GameState | Observation;
  /** Who looks. */
  readonly observer: Observer;
  /** The observer's legal moves. */
  moves(): readonly Move[];
  /** What has just happened. */
  readonly events: readonly GameEvent[];
  /** The record so far; `null` where the beginning is not known. */
  record(): GameRecord | null;
}

function codesOf({ state, moves }: Shot): number[] {
  return moves().map((move) => encodeMove(state, move));
}

function maskOf(shot: Shot): number[] {
  const mask = new Array<number>(moveSpaceSize(shot.state)).fill(0);
  for (const code of codesOf(shot)) mask[code] = 1;
  return mask;
}

function sheetsOf({ state }: Shot) {
  return state.setup.players.map((_, player) => scoreSheet(state, player));
}

/** How each thing is shown, in the order in which an answer has them. */
const HOW: { readonly [S in Show]: (shot: Shot) => Shown[S] } = {
  moves: ({ moves }) => moves(),
  texts: ({ moves }) => moves().map((move) => formatMove(move)),
  codes: codesOf,
  mask: maskOf,
  observation: ({ state, observer }) => (state.hidden === null ? state : observe(state, observer)),
  numbers: ({ state, observer }) => [...encodeObservation(state, observer)],
  awaited: ({ state }) => awaited(state),
  events: ({ events }) => events,
  totals: (shot) => sheetsOf(shot).map(({ total }) => total),
  scores: sheetsOf,
  standings: ({ state }) => standings(state),
  record: ({ record }) => record(),
  state: ({ state }) => state,
};

/** Everything that can be shown. */
export const SHOWS = Object.keys(HOW) as readonly Show[];

/** What a bot can be shown. */
export const BOT_SHOWS: readonly BotShow[] = ["moves", "texts", "codes", "mask", "observation", "numbers"];

/** Who looks where a request does not say. */
export function usualObserver(state: GameState | Observation): Observer {
  return state.hidden === null ? state.observer : (playersToMove(state)[0] ?? 0);
}

/** The legal moves of whoever looks. */
export function movesOf(state: GameState | Observation, observer: Observer): readonly Move[] {
  return observer === "spectator" ? [] : legalMoves(state, observer);
}

/** What is to be shown. */
export function showAll(shows: readonly Show[], shot: Shot): Partial<Shown> {
  return Object.fromEntries(shows.map((show) => [show, HOW[show](shot)]));
}
