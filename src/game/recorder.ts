import { fieldsOf, listOf } from "../input/fields.js";
import { readAs } from "../input/read-as.js";
import type { Reader } from "../input/readers.js";
import type { GameEvent } from "../state/events.js";
import type { Move } from "../state/move.js";
import type { GameState } from "../state/state.js";
import { knownState } from "./known.js";
import type { GameOptions } from "./options/options.js";
import { PACKAGE_VERSION } from "./package-version.js";
import { type GameRecord, readRecord } from "./record.js";
import { recordedScores } from "./recorded-scores.js";

/** What an app keeps beside its state, so that the game can be recorded: plain JSON. */
export interface Recorder {
  /** What the game was created from. */
  readonly options: GameOptions;
  /** The moves of all phases that are over, in each phase player by player. */
  readonly moves: readonly Move[];
}

function recordWith(options: GameOptions, moves: readonly Move[], result: GameRecord["result"]): GameRecord {
  return { version: 1, package: PACKAGE_VERSION, options, moves, result };
}

/**
 * A recorder for a game that begins.
 *
 * @param options - what the game is created from; they are copied.
 * @throws RulesError `record.malformed` for options that are not plain JSON or unknown.
 * @example
 * ```ts
 * const options = { players: ["Ann", "Bob"], seed: 1 };
 * let state = createGame(options);
 * let recorder = createRecorder(options);
 * while (!isOver(state)) {
 *   const [move] = legalMoves(state);
 *   const result = move === undefined ? null : tryApplyMove(state, move);
 *   if (!result?.ok) break;
 *   state = result.state;
 *   recorder = recordEvents(recorder, result.events);
 * }
 * checkRecord(recordOf(recorder, state)).differences // => []
 * ```
 */
export function createRecorder(options: GameOptions): Recorder {
  return { options: readRecord(recordWith(options, [], null)).options, moves: [] };
}

/** More than any game has. */
const MAX_MOVES = 1_000_000;

/** A recorder must be one of this library's; what is in its lists is judged when the record is read. */
const readRecorder: Reader<Recorder> = (value, path) => {
  const { options, moves } = fieldsOf(value, path);
  return {
    options: { ...fieldsOf(options, `${path}.options`) } as unknown as GameOptions,
    moves: listOf(moves, `${path}.moves`, "a list of moves", MAX_MOVES) as Move[],
  };
};

/** The moves that events have made public. */
const readRevealed: Reader<Move[]> = (value, path) =>
  listOf(value, path, "a list of events").flatMap((event, index) => {
    const at = `${path}[${index}]`;
    const { type, moves } = fieldsOf(event, at);
    return type === "turnRevealed" ? (listOf(moves, `${at}.moves`, "a list of moves") as Move[]) : [];
  });

/**
 * The recorder after some events.
 *
 * Moves are kept when they become public, so that moves taken back are never recorded, and records of a game are the
 * same no matter who was quicker.
 *
 * @param recorder - the recorder; it is not changed.
 * @param events - what {@link tryApplyMove} says that has happened.
 * @returns the recorder to go on with.
 * @throws RulesError `record.malformed` for something that is no recorder, or no list of events.
 * @see RND-3
 */
export function recordEvents(recorder: Recorder, events: readonly GameEvent[]): Recorder {
  const { options, moves } = readAs("record.malformed", readRecorder, recorder, "recorder");
  const revealed = readAs("record.malformed", readRevealed, events, "events");
  return revealed.length === 0 ? recorder : { options, moves: [...moves, ...revealed] };
}

/**
 * The record of a game as it stands, with the moves of the current phase; with the results where it is over.
 *
 * @param recorder - the recorder, with all that has happened.
 * @param state - the state.
 * @returns a record: plain JSON for {@link replay}.
 * @throws RulesError `state.unknown`, `state.observation`, `record.malformed` for something that is no recorder.
 */
export function recordOf(recorder: Recorder, state: GameState): GameRecord {
  const position = knownState(state);
  const { options, moves } = readAs("record.malformed", readRecorder, recorder, "recorder");
  const current = position.turns.flatMap((turn) => turn?.moves ?? []);
  return recordWith(options, [...moves, ...current], recordedScores(position));
}
