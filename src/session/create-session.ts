import {
  createGame,
  createRecorder,
  type DeckCard,
  type GameEvent,
  type GameOptions,
  type GameRecord,
  type GameState,
  type Move,
  playersToMove,
  RulesError,
  randomSeries,
  recordOf,
  replay,
  tryApplyMove,
  tryReveal,
  type Violation,
} from "perfect-home-rules";
import { askBot, type Bot } from "perfect-home-rules/bots";
import { newSession, savedSession } from "../floor/session/create-session.js";
import type { GameSession, SavedGame, SeatSettings, SessionTypes } from "../floor/session/session.js";
import type { SessionGame, Step } from "../floor/session/session-game.js";

/** What this game is made of. */
export interface GameTypes extends SessionTypes {
  readonly options: GameOptions;
  readonly state: GameState;
  readonly move: Move;
  readonly card: DeckCard;
  readonly event: GameEvent;
  readonly violation: Violation;
  readonly record: GameRecord;
  readonly bot: Bot;
}

/** A game under way. */
export type Session = GameSession<GameTypes>;

/** A session to be kept: plain JSON for {@link restoreSession}. */
export type SavedSession = SavedGame<GameTypes>;

/** Who plays at the seats of a session. */
export type SessionSettings = SeatSettings<GameTypes>;

/** The record of some steps, with the moves in the order in which they were made: a recorder keeps them by phases. */
function recordOfSteps(options: GameOptions, steps: readonly Step<GameTypes>[]): GameRecord {
  const events = steps.flatMap((step) => step.events);
  const moves = events.flatMap((event) => (event.type === "moved" ? event.move : []));
  const revealed = events.flatMap((event) => (event.type === "cardRevealed" ? event.card : []));
  const record = { ...recordOf(createRecorder(options), steps[steps.length - 1].state), moves };
  return record.revealed === undefined ? record : { ...record, revealed };
}

const GAME: SessionGame<GameTypes> = {
  createGame,
  copyOptions: (options) => createRecorder(options).options,
  tryApplyMove,
  tryReveal,
  refuse(violation) {
    throw new RulesError([violation]);
  },
  playersToMove,
  askBot,
  randomSeries,
  optionsOf: ({ options }) => options,
  replay,
  recordOf: recordOfSteps,
};

/**
 * A session with a new game. Bots that are to move play at once.
 *
 * A session keeps the state after each move, so undo and redo only go to another one. States share what has not changed
 * between them. The pure functions remain the way for servers: they must not tell a client what the session holds.
 *
 * @param options - what the game is created from; they are copied.
 * @param settings - the bots, by seat.
 * @throws RulesError as `createGame` does; `options.invalid` for the settings; as `askBot` does.
 * @example
 * ```ts
 * const session = createSession({ players: ["Ann", "Bob"], seed: 1 }, { bots: [null, greedyBot] });
 * playersToMove(session.state) // => [0]
 * session.play({ type: "pick", player: 0, stack: 2 }).ok // => true
 * session.undo() // => true
 * session.canRedo // => true
 * ```
 */
export function createSession(options: GameOptions, settings: SessionSettings = {}): Session {
  return newSession(GAME, options, settings);
}

/**
 * A session as it was saved, with what can be redone. All its moves are made again and judged.
 *
 * @param saved - what {@link GameSession.toJSON} gave; it is copied. Anything at all is taken and judged.
 * @param settings - the bots, by seat: functions are not saved. Where one is to move it plays at once, and what could be
 * redone is dropped.
 * @throws RulesError `record.malformed`; as `replay`, `createSession` do.
 * @example
 * ```ts
 * const session = createSession({ players: ["Ann", "Bob"], seed: 1 });
 * session.play({ type: "pick", player: 0, stack: 2 });
 * const restored = restoreSession(JSON.parse(JSON.stringify(session)));
 * stateKey(restored.state) === stateKey(session.state) // => true
 * ```
 */
export function restoreSession(saved: SavedSession, settings: SessionSettings = {}): Session {
  return savedSession(GAME, saved, settings);
}
