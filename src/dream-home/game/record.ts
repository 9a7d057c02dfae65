import { RulesError } from "../../clauses/violation.js";
import { freezePlain } from "../../floor/freeze-plain.js";
import { outcomeOf } from "../../floor/outcome-of.js";
import { PACKAGE_VERSION } from "../../floor/package-version.js";
import { differencesBetween } from "../../floor/result-differences.js";
import { fieldsOf, listOf } from "../../input/fields.js";
import { copyJson } from "../../input/plain-json.js";
import { refusedAsShape } from "../../input/read-as.js";
import { anything, choice, list, nullable, object, type Reader, text, whole } from "../../input/readers.js";
import { pointsOfAll } from "../../input/sum.js";
import { scoreHouse } from "../scoring/score.js";
import type { Column, RoomCard, SpecialCard } from "../state/cards.js";
import type { Move } from "../state/moves.js";
import type { GameState, Position } from "../state/state.js";
import { createGame } from "./create.js";
import type { GameEvent } from "./events.js";
import { knownState } from "./known.js";
import type { GameOptions } from "./options.js";
import { tryApplyMove } from "./play.js";
import { awaited, tryReveal } from "./reveal.js";
import { rankingOf } from "./score.js";
import { throwViolation, type Violation } from "./violation.js";

/** What came of a game for a player. */
export interface RecordedScore {
  /** The player, from 0. */
  readonly player: number;
  /** The place, from 1; those who share it have the same. */
  readonly place: number;
  /** The total score. */
  readonly total: number;
  /** The points of each section of the score sheet. */
  readonly sections: {
    /** Rooms and empty rooms. */
    readonly rooms: number;
    /** Tokens. */
    readonly decor: number;
    /** Bonuses. */
    readonly bonuses: number;
    /** The roof. */
    readonly roof: number;
  };
}

/** A game to be kept or passed on: plain JSON. */
export interface GameRecord {
  /** Version of this shape. */
  readonly version: 1;
  /** Version of the package with which the game was played. */
  readonly package: string;
  /** What the game was created from. */
  readonly options: GameOptions;
  /** The moves in order. */
  readonly moves: readonly Move[];
  /** The cards entered, the first one first; empty where cards are dealt. */
  readonly revealed: readonly (RoomCard | SpecialCard)[];
  /** What came of it, best first; `null` for a game that is not over. */
  readonly result: readonly RecordedScore[] | null;
}

/** What an app keeps beside its state, so that the game can be recorded: plain JSON. */
export interface Recorder {
  /** What the game was created from. */
  readonly options: GameOptions;
  /** The moves of all turns that are over. */
  readonly moves: readonly Move[];
  /** The display of each round as it was dealt. */
  readonly deals: readonly (readonly Column[])[];
}

const LARGEST = 999_999_999;
const amount = whole(-LARGEST, LARGEST);
const many = list(anything, "a list", Infinity);
const result = nullable(
  list(
    object<RecordedScore>({
      player: whole(0, LARGEST),
      place: whole(1, LARGEST),
      total: amount,
      sections: object({ rooms: amount, decor: amount, bonuses: amount, roof: amount }),
    }),
    "at least one result, or null",
    Infinity,
    1,
  ),
);
const options: Reader<object> = (value, path) => ({ ...fieldsOf(value, path) });

const gameRecord = object<object>({
  version: choice([1]),
  package: text,
  options,
  moves: many,
  revealed: many,
  result,
} as never);

/**
 * Reads a record from anything that a caller passes, and copies it. Options are judged when the game is created, moves
 * when they are made, and cards when they are entered.
 */
export function readRecord(value: unknown): GameRecord {
  const read = refusedAsShape("record.malformed", (each) => gameRecord(copyJson(each), ""));
  return freezePlain(read(value, "") as GameRecord);
}

/** What comes of a game, best first; `null` where it is not over. */
function recordedScores(position: Position): readonly RecordedScore[] | null {
  if (position.agenda.length > 0) return null;
  return rankingOf(position).map(({ player, place, total }) => {
    const { rooms, emptyRooms, decor, bonuses, roof } = scoreHouse(
      position.setup.tables,
      position.houses[player],
    );
    const sections = {
      rooms: pointsOfAll(rooms) + pointsOfAll(emptyRooms),
      decor: pointsOfAll(decor),
      bonuses: pointsOfAll(bonuses),
      roof: roof?.points ?? 0,
    };
    return { player, place, total, sections };
  });
}

/**
 * A recorder for a game that begins.
 *
 * @param options - what the game is created from; they are copied.
 * @throws RulesError `record.malformed` for options that are not plain JSON.
 * @example
 * ```ts
 * import {
 *   checkRecord, createGame, createRecorder, isOver, legalMoves, recordEvents, recordOf, tryApplyMove,
 * } from "perfect-home-rules/dream-home";
 *
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
  const record = { version: 1, package: PACKAGE_VERSION, options, moves: [], revealed: [], result: null };
  return freezePlain({ options: readRecord(record).options, moves: [], deals: [] });
}

const readRecorder = refusedAsShape<Recorder>("record.malformed", (value, path) => {
  const { options: given, moves, deals } = fieldsOf(value, path);
  return {
    options: options(given, `${path}.options`) as GameOptions,
    moves: listOf(moves, `${path}.moves`, "a list of moves") as Move[],
    deals: listOf(deals, `${path}.deals`, "a list of deals") as Column[][],
  };
});

const readEvents = refusedAsShape<readonly GameEvent[]>("record.malformed", (value, path) =>
  listOf(value, path, "a list of events").map((event, index) => {
    const at = `${path}[${index}]`;
    const fields = fieldsOf(event, at);
    const { type, moves, columns, round } = fields;
    if (type === "turnEnded")
      return { type, moves: listOf(moves, `${at}.moves`, "a list of moves") } as never;
    if (type === "dealt")
      return {
        type,
        round: whole(1, LARGEST)(round, `${at}.round`),
        columns: listOf(columns, `${at}.columns`, "columns"),
      } as never;
    return { type } as never;
  }),
);

/**
 * The recorder after some events. Moves are kept when their turn is over, so that moves taken back are never recorded; a
 * round that is dealt again takes the place of the one before.
 *
 * @param recorder - the recorder; it is not changed.
 * @param events - what {@link tryApplyMove} or {@link tryReveal} says that has happened.
 * @returns the recorder to go on with.
 * @throws RulesError `record.malformed` for something that is no recorder, or no list of events.
 */
export function recordEvents(recorder: Recorder, events: readonly GameEvent[]): Recorder {
  const { options: given, moves, deals } = readRecorder(recorder, "recorder");
  const all = [...moves];
  let dealt = [...deals];
  for (const event of readEvents(events, "events")) {
    if (event.type === "turnEnded") all.push(...event.moves);
    if (event.type === "dealt") dealt = [...dealt.slice(0, event.round - 1), event.columns];
  }
  return { options: given, moves: all, deals: dealt };
}

/** The cards of a display in the order in which they are dealt. */
function cardsOf(columns: readonly Column[]): (RoomCard | SpecialCard)[] {
  return [...columns.flatMap(({ special }) => special ?? []), ...columns.flatMap(({ room }) => room ?? [])];
}

/**
 * The record of a game as it stands, with the moves of the turn under way; with the results where it is over.
 *
 * @param recorder - the recorder, with all that has happened.
 * @param state - the state.
 * @returns a record: plain JSON for {@link replay}.
 * @throws RulesError `state.unknown`, `state.observation`, `record.malformed` for something that is no recorder.
 */
export function recordOf(recorder: Recorder, state: GameState): GameRecord {
  const position = knownState(state);
  const { options: given, moves, deals } = readRecorder(recorder, "recorder");
  const { table, agenda, turn, setup } = position;
  const isDealing = agenda[0]?.do === "deal";
  const whole = isDealing ? [...deals.slice(0, table.round), table.columns] : deals.slice(0, table.round + 1);
  return {
    version: 1,
    package: PACKAGE_VERSION,
    options: given,
    moves: [...moves, ...(turn?.moves ?? [])],
    revealed: setup.entered === true ? whole.flatMap(cardsOf) : [],
    result: recordedScores(position),
  };
}

/** A state of a game replayed, with the move or the entered card that led to it. */
export interface ReplayStep {
  /** How many moves have been made, this one included. */
  readonly number: number;
  /** The move; `null` before the first, and where a card was entered. */
  readonly move: Move | null;
  /** The card entered; `null` where none was. */
  readonly card: RoomCard | SpecialCard | null;
  /** What happened with it, in order. */
  readonly events: readonly GameEvent[];
  /** The state after it. */
  readonly state: GameState;
}

/** A number of a result that is not the recorded one. */
export interface ResultDifference {
  /** The player, from 0. */
  readonly player: number;
  /** What differs: `place`, `total`, or a section of the score sheet. */
  readonly of: string;
  /** What the record says; `null` where it says nothing. */
  readonly recorded: number | null;
  /** What this package comes to; `null` where it comes to nothing, as in a game that is not over. */
  readonly computed: number | null;
}

/** How a game replayed comes out. */
export interface ReplayOutcome {
  /** The last state. */
  readonly state: GameState;
  /** In what the results differ from the recorded ones; empty where they agree and where none were recorded. */
  readonly differences: readonly ResultDifference[];
}

/** Refuses a move or a card of a record, with its place. */
function refuse(violation: Violation, path: string): never {
  throw new RulesError<Violation>([{ ...violation, details: { ...violation.details, path } }]);
}

function* replayed({
  options: given,
  moves,
  revealed,
  result: recorded,
}: GameRecord): Generator<ReplayStep, ReplayOutcome, undefined> {
  let state = createGame(given);
  let entered = 0;
  yield { number: 0, move: null, card: null, events: [], state };
  for (let number = 0; ; ) {
    if (awaited(state) !== null && entered < revealed.length) {
      const card = revealed[entered];
      const result = tryReveal(state, card);
      if (!result.ok) return refuse(result.violation, `revealed[${entered}]`);
      entered += 1;
      ({ state } = result);
      yield { number, move: null, card, events: result.events, state };
    } else if (number < moves.length) {
      const move = moves[number];
      const result = tryApplyMove(state, move);
      if (!result.ok) return refuse(result.violation, `moves[${number}]`);
      number += 1;
      ({ state } = result);
      yield { number, move, card: null, events: result.events, state };
    } else break;
  }
  if (entered < revealed.length) throwViolation("reveal.not-awaited", { path: `revealed[${entered}]` });
  const differences = recorded === null ? [] : differencesBetween(recorded, recordedScores(state) ?? []);
  return { state, differences };
}

/**
 * Plays a recorded game again, as fast as states are asked for: first the state before any move, then the one after each,
 * and after each card that was entered.
 *
 * @param record - the record; it is copied. Anything at all is taken and judged.
 * @returns an iterator over the states, each with the move or card that led to it.
 * @throws RulesError `record.malformed` at once; `options.…` with the first state; the violation of the first move that
 * can't be made, or card that can't have come up, with its place in `details.path`.
 * @example
 * ```ts
 * import { createGame, legalMoves, replay } from "perfect-home-rules/dream-home";
 *
 * const options = { players: ["Ann", "Bob"], seed: 1 };
 * const moves = legalMoves(createGame(options)).slice(0, 1);
 * const record = { version: 1, package: "1.0.0", options, moves, revealed: [], result: null } as const;
 * Array.from(replay(record), ({ number, move }) => `${number} ${move?.type}`) // => ["0 undefined", "1 discardPair"]
 * ```
 */
export function replay(record: GameRecord): Generator<ReplayStep, ReplayOutcome, undefined> {
  return replayed(readRecord(record));
}

/**
 * Plays a recorded game again to its last move and compares the results.
 *
 * @param record - the record; it is copied. Anything at all is taken and judged.
 * @returns the last state, and in what the results differ from those recorded.
 * @throws RulesError as {@link replay} does.
 */
export function checkRecord(record: GameRecord): ReplayOutcome {
  return outcomeOf(replay(record));
}
