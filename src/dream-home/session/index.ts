/**
 * A game of Dream Home as a small mutable object, for apps that want one: it keeps the state, undoes and redoes across
 * turns and rounds, tells who has subscribed, lets bots play at some seats, saves and loads.
 *
 * @module perfect-home-rules/dream-home/session
 */
export type {
  GameSession,
  SavedGame,
  SeatSettings,
  SessionResult,
  SessionTypes,
} from "../../floor/session/session.js";
export {
  createSession,
  type GameTypes,
  restoreSession,
  type SavedSession,
  type Session,
  type SessionSettings,
} from "./create-session.js";
