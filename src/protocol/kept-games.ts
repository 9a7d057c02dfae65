import {
  createGame,
  createRecorder,
  type DeckCard,
  decodeMove,
  type GameEvent,
  type GameOptions,
  type GameState,
  type Move,
  type Observation,
  type Observer,
  observe,
  playersToMove,
  type Recorder,
  RulesError,
  recordEvents,
  recordOf,
  sampleState,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules";
import { throwViolation } from "perfect-home-rules/readers";
import type { Seed } from "./messages.js";
import { movesOf, type Shot, usualObserver } from "./show.js";

/** The most games that a referee keeps at a time. */
const MAX_GAMES = 1000;

/** A position of a game with the one before it. */
export interface Moment {
  readonly state: GameState | Observation;
  readonly events: readonly GameEvent[];
  readonly recorder: Recorder | null;
  readonly before: Moment | null;
}

/** The games that a referee keeps, by their number. */
export interface KeptGames {
  /** Adds a game, and gives its number. */
  add(moment: Moment): number;
  /** Puts a later or earlier moment in the place of a game. */
  put(game: number, moment: Moment): void;
  /** The game of a number. */
  get(game: number): Moment;
  /** Forgets a game. */
  remove(game: number): void;
}

/** Keeps games: none at first. */
export function keepGames(): KeptGames {
  const kept = new Map<number, Moment>();
  let last = 0;
  return {
    add(moment) {
      if (kept.size >= MAX_GAMES) throwViolation("protocol.too-many-games", { games: MAX_GAMES });
      last += 1;
      kept.set(last, moment);
      return last;
    },
    put: (game, moment) => void kept.set(game, moment),
    get: (game) => kept.get(game) ?? throwViolation("protocol.no-game", {}),
    remove: (game) => void kept.delete(game),
  };
}

/** A game that begins. */
export function newGame(options: GameOptions): Moment {
  return { state: createGame(options), events: [], recorder: createRecorder(options), before: null };
}

/** A position without a past. */
export function withoutPast(state: GameState | Observation): Moment {
  return { state, events: [], recorder: null, before: null };
}

/** A game that agrees with what an observer sees. */
export function sampled({ state }: Moment, observer: Observer | null, seed: Seed): Moment {
  const seen = state.hidden === null ? state : observe(state, observer ?? usualObserver(state));
  return withoutPast(sampleState(seen, seed));
}

function fullState({ state }: Moment): GameState {
  return state.hidden === null ? throwViolation("state.observation", {}) : state;
}

function changed(moment: Moment, change: ReturnType<typeof tryApplyMove | typeof tryReveal>): Moment {
  if (!change.ok) throw new RulesError([change.violation]);
  const { state, events } = change;
  const recorder = moment.recorder === null ? null : recordEvents(moment.recorder, events);
  return { state, events, recorder, before: moment };
}

/** A game after a move. */
export function afterMove(moment: Moment, move: Move): Moment {
  return changed(moment, tryApplyMove(fullState(moment), move));
}

/** A game after the move of a code. */
export function afterCode(moment: Moment, code: number, player: number | null): Moment {
  const [first = 0] = playersToMove(moment.state);
  return afterMove(moment, decodeMove(moment.state, code, player ?? first));
}

/** A game after a card was entered. */
export function afterCard(moment: Moment, card: DeckCard): Moment {
  return changed(moment, tryReveal(fullState(moment), card));
}

/** A game before the last move or card. */
export function undone({ before }: Moment): Moment {
  return before ?? throwViolation("protocol.nothing-to-undo", {});
}

/** What can be shown of a game. */
export function shotOf({ state, events, recorder }: Moment, wanted: Observer | null): Shot {
  const observer = wanted ?? usualObserver(state);
  let moves: readonly Move[] | null = null;
  return {
    state,
    observer,
    events,
    moves() {
      moves ??= movesOf(state, observer);
      return moves;
    },
    record: () => (recorder === null || state.hidden === null ? null : recordOf(recorder, state)),
  };
}
