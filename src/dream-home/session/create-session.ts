import {
  createGame,
  createRecorder,
  type GameEvent,
  type GameOptions,
  type GameRecord,
  type GameState,
  type Move,
  playersToMove,
  type RoomCard,
  RulesError,
  randomSeries,
  recordEvents,
  recordOf,
  replay,
  type SpecialCard,
  tryApplyMove,
  tryReveal,
  type Violation,
} from "perfect-home-rules/dream-home";
import { askBot, type Bot } from "perfect-home-rules/dream-home/bots";
import { newSession, savedSession } from "../../floor/session/create-session.js";
import type { GameSession, SavedGame, SeatSettings, SessionTypes } from "../../floor/session/session.js";
import type { SessionGame } from "../../floor/session/session-game.js";

/** What this game is made of. */
export interface GameTypes extends SessionTypes {
  readonly options: GameOptions;
  readonly state: GameState;
  readonly move: Move;
  readonly card: RoomCard | SpecialCard;
  readonly event: GameEvent;
  readonly violation: Violation;
  readonly record: GameRecord;
  readonly bot: Bot;
}

/** A game of Dream Home under way. */
export type Session = GameSession<GameTypes>;

/** A session to be kept: plain JSON for {@link restoreSession}. */
export type SavedSession = SavedGame<GameTypes>;

/** Who plays at the seats of a session. */
export type SessionSettings = SeatSettings<GameTypes>;

const GAME: SessionGame<GameTypes> = {
  createGame,
  copyOptions: (options) => createRecorder(options).options,
  tryApplyMove,
  tryReveal,
  refuse(violation) {
    throw new RulesError<Violation>([violation]);
  },
  playersToMove,
  askBot,
  randomSeries,
  optionsOf: ({ options }) => options,
  replay,
  recordOf(options, steps) {
    const events = steps.flatMap((step) => step.events);
    return recordOf(recordEvents(createRecorder(options), events), steps[steps.length - 1].state);
  },
};

/**
 * A session with a new game. Bots that are to move play at once.
 *
 * A session keeps the state after each move, so undo and redo only go to another one, also beyond a turn.
 *
 * @param options - what the game is created from; they are copied.
 * @param settings - the bots, by seat.
 * @throws RulesError as `createGame` does; `options.invalid` for the settings; as `askBot` does.
 * @example
 * ```ts
 * import { playersToMove } from "perfect-home-rules/dream-home";
 * import { greedyBot } from "perfect-home-rules/dream-home/bots";
 * import { createSession } from "perfect-home-rules/dream-home/session";
 *
 * const session = createSession({ players: ["Ann", "Bob"], seed: 1 }, { bots: [null, greedyBot] });
 * playersToMove(session.state) // => [0]
 * session.play({ type: "discardPair", player: 0, column: 2 }).ok // => true
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
 * import { stateKey } from "perfect-home-rules/dream-home";
 * import { createSession, restoreSession } from "perfect-home-rules/dream-home/session";
 *
 * const session = createSession({ players: ["Ann", "Bob"], seed: 1 });
 * session.play({ type: "discardPair", player: 0, column: 2 });
 * const restored = restoreSession(JSON.parse(JSON.stringify(session)));
 * stateKey(restored.state) === stateKey(session.state) // => true
 * ```
 */
export function restoreSession(saved: SavedSession, settings: SessionSettings = {}): Session {
  return savedSession(GAME, saved, settings);
}
