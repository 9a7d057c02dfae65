import { throwShared } from "perfect-home-rules/readers";
import type { Onlooker, ProtocolTypes, Seed } from "./messages.js";
import {
  isObservation,
  type Outcome,
  type PositionOf,
  type ProtocolGame,
  type Shot,
} from "./protocol-game.js";
import { movesOf, usualObserver } from "./show.js";

/** The most games that a referee keeps at a time. */
const MAX_GAMES = 1000;

/** A position of a game with the one before it. */
export interface Moment<G extends ProtocolTypes> {
  readonly state: PositionOf<G>;
  readonly events: readonly G["event"][];
  readonly recorder: G["recorder"] | null;
  readonly before: Moment<G> | null;
}

/** The games that a referee keeps, by their number. */
export interface KeptGames<G extends ProtocolTypes> {
  /** Adds a game, and gives its number. */
  add(moment: Moment<G>): number;
  /** Puts a later or earlier moment in the place of a game. */
  put(game: number, moment: Moment<G>): void;
  /** The game of a number. */
  get(game: number): Moment<G>;
  /** Forgets a game. */
  remove(game: number): void;
}

/** Keeps games: none at first. */
export function keepGames<G extends ProtocolTypes>(): KeptGames<G> {
  const kept = new Map<number, Moment<G>>();
  let last = 0;
  return {
    add(moment) {
      if (kept.size >= MAX_GAMES) throwShared("protocol.too-many-games", { games: MAX_GAMES });
      last += 1;
      kept.set(last, moment);
      return last;
    },
    put: (game, moment) => void kept.set(game, moment),
    get: (game) => kept.get(game) ?? throwShared("protocol.no-game", {}),
    remove: (game) => void kept.delete(game),
  };
}

/** A game that begins. */
export function newGame<G extends ProtocolTypes>(game: ProtocolGame<G>, options: G["options"]): Moment<G> {
  const state = game.createGame(options);
  return { state, events: [], recorder: game.createRecorder(options), before: null };
}

/** A position without a past. */
export function withoutPast<G extends ProtocolTypes>(state: PositionOf<G>): Moment<G> {
  return { state, events: [], recorder: null, before: null };
}

/** A game that agrees with what an observer sees. */
export function sampled<G extends ProtocolTypes>(
  game: ProtocolGame<G>,
  { state }: Moment<G>,
  observer: Onlooker | null,
  seed: Seed,
): Moment<G> {
  const seen = isObservation<G>(state)
    ? state
    : game.observe(state as G["state"], observer ?? usualObserver(game, state));
  return withoutPast(game.sampleState(seen, seed));
}

function fullState<G extends ProtocolTypes>({ state }: Moment<G>): G["state"] {
  return isObservation<G>(state) ? throwShared("state.observation", {}) : (state as G["state"]);
}

function changed<G extends ProtocolTypes>(
  game: ProtocolGame<G>,
  moment: Moment<G>,
  change: Outcome<G>,
): Moment<G> {
  if (!change.ok) return game.refuse(change.violation);
  const { state, events } = change;
  const recorder = moment.recorder === null ? null : game.recordEvents(moment.recorder, events);
  return { state, events, recorder, before: moment };
}

/** A game after a move. */
export function afterMove<G extends ProtocolTypes>(
  game: ProtocolGame<G>,
  moment: Moment<G>,
  move: G["move"],
): Moment<G> {
  return changed(game, moment, game.tryApplyMove(fullState(moment), move));
}

/** A game after a card was entered. */
export function afterCard<G extends ProtocolTypes>(
  game: ProtocolGame<G>,
  moment: Moment<G>,
  card: G["card"],
): Moment<G> {
  return changed(game, moment, game.tryReveal(fullState(moment), card));
}

/** A game before the last move or card. */
export function undone<G extends ProtocolTypes>({ before }: Moment<G>): Moment<G> {
  return before ?? throwShared("protocol.nothing-to-undo", {});
}

/** What can be shown of a game. */
export function shotOf<G extends ProtocolTypes>(
  game: ProtocolGame<G>,
  { state, events, recorder }: Moment<G>,
  wanted: Onlooker | null,
): Shot<G> {
  const observer = wanted ?? usualObserver(game, state);
  let moves: readonly G["move"][] | null = null;
  return {
    state,
    observer,
    events,
    moves() {
      moves ??= movesOf(game, state, observer);
      return moves;
    },
    record: () =>
      recorder === null || isObservation<G>(state) ? null : game.recordOf(recorder, state as G["state"]),
  };
}
