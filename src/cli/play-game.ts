import {
  createGame,
  createRecorder,
  type GameEvent,
  type GameOptions,
  type GameRecord,
  type GameState,
  isOver,
  legalMoves,
  recordEvents,
  recordOf,
  tryApplyMove,
} from "perfect-home-rules";
import { type Bot, randomBot } from "./random-bot.js";

/** The options of a game whose seed also guides the bots. In a series each game has the next seed. */
export interface BotGameOptions extends GameOptions {
  readonly seed: number;
}

/** Learns of a move: what happened, and the states before and after it. */
export type Watcher = (events: readonly GameEvent[], before: GameState, after: GameState) => void;

/** Plays a game to its end, and gives the last state. */
export function playGame(start: GameState, bot: Bot, watch: Watcher): GameState {
  let state = start;
  while (!isOver(state)) {
    const move = bot(legalMoves(state));
    const result = tryApplyMove(state, move);
    if (!result.ok) throw new Error(`a move offered was refused: ${result.violation.message}`);
    watch(result.events, state, result.state);
    state = result.state;
  }
  return state;
}

/** A game played to its end. */
export interface Playthrough {
  /** The state at the beginning. */
  readonly start: GameState;
  /** The record of the game. */
  readonly record: GameRecord;
  /** The state at the end. */
  readonly final: GameState;
}

/** Plays a game of bots to its end and records it. */
export function playRecorded(options: BotGameOptions, watch: Watcher): Playthrough {
  const start = createGame(options);
  let recorder = createRecorder(options);
  const final = playGame(start, randomBot(options.seed), (events, before, after) => {
    recorder = recordEvents(recorder, events);
    watch(events, before, after);
  });
  return { start, record: recordOf(recorder, final), final };
}
