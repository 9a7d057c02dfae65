import type { DeckCard } from "../data/special-cards.js";
import { PACKAGE_VERSION } from "../floor/package-version.js";
import { fieldsOf, listOf } from "../input/fields.js";
import { refusedAsShape } from "../input/read-as.js";
import { type Reader, whole } from "../input/readers.js";
import type { GameEvent } from "../state/events.js";
import type { Move } from "../state/move.js";
import { enteredCardsOf } from "../state/own-fields.js";
import type { GameState } from "../state/state.js";
import { knownState } from "./known.js";
import type { GameOptions } from "./options/options.js";
import { type GameRecord, readRecord } from "./record.js";
import { recordedScores } from "./recorded-scores.js";

/** What an app keeps beside its state, so that the game can be recorded: plain JSON. */
export interface Recorder {
  /** What the game was created from. */
  readonly options: GameOptions;
  /** The moves of all phases that are over, in each phase player by player. */
  readonly moves: readonly Move[];
  /** The cards entered in all phases that are over; left out where cards are dealt. */
  readonly revealed?: readonly DeckCard[];
  /** The cards entered in the current phase; left out where cards are dealt. */
  readonly current?: readonly DeckCard[];
}

function recordWith(
  options: GameOptions,
  moves: readonly Move[],
  revealed: readonly DeckCard[] | null,
  result: GameRecord["result"],
): GameRecord {
  const cards = revealed === null ? {} : { revealed };
  return { version: 1, package: PACKAGE_VERSION, options, moves, ...cards, result };
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
  const read = readRecord(recordWith(options, [], null, null)).options;
  return read.cards === "entered"
    ? { options: read, moves: [], revealed: [], current: [] }
    : { options: read, moves: [] };
}

/** More than any game has. */
const MAX_MOVES = 1_000_000;

/** A recorder must be one of this library's; what is in its lists is judged when the record is read. */
const readRecorder: Reader<Recorder> = (value, path) => {
  const { options, moves, revealed, current } = fieldsOf(value, path);
  const cards = (list: unknown, name: string): DeckCard[] =>
    listOf(list, `${path}.${name}`, "a list of cards", MAX_MOVES) as DeckCard[];
  return {
    options: { ...fieldsOf(options, `${path}.options`) } as unknown as GameOptions,
    moves: listOf(moves, `${path}.moves`, "a list of moves", MAX_MOVES) as Move[],
    ...(revealed === undefined
      ? {}
      : { revealed: cards(revealed, "revealed"), current: cards(current, "current") }),
  };
};

/** The moves that events have made public, and the cards entered. */
const readRevealed: Reader<{ readonly moves: Move[]; readonly cards: readonly Entry[] }> = (value, path) => {
  const moves: Move[] = [];
  const cards: Entry[] = [];
  listOf(value, path, "a list of events").forEach((event, index) => {
    const at = `${path}[${index}]`;
    const { type, moves: made, entry, card } = fieldsOf(event, at);
    if (type === "turnRevealed") moves.push(...(listOf(made, `${at}.moves`, "a list of moves") as Move[]));
    if (type === "cardRevealed")
      cards.push({ entry: whole(0, MAX_MOVES)(entry, `${at}.entry`), card: card as DeckCard });
  });
  return { moves, cards };
};

/** A card entered, with its number in the phase. */
interface Entry {
  readonly entry: number;
  readonly card: DeckCard;
}

/** The cards of the current phase after some more: one entered again takes the place of those taken back. */
function withEntries(current: readonly DeckCard[], entries: readonly Entry[]): DeckCard[] {
  const cards = [...current];
  for (const { entry, card } of entries) cards.splice(entry, cards.length, card);
  return cards;
}

/**
 * The recorder after some events.
 *
 * Moves are kept when they become public, so that moves taken back are never recorded, and records of a game are the
 * same no matter who was quicker. A card entered again takes the place of the one taken back.
 *
 * @param recorder - the recorder; it is not changed.
 * @param events - what {@link tryApplyMove} or {@link tryReveal} says that has happened.
 * @returns the recorder to go on with.
 * @throws RulesError `record.malformed` for something that is no recorder, or no list of events.
 * @see RND-3
 */
export function recordEvents(recorder: Recorder, events: readonly GameEvent[]): Recorder {
  const {
    options,
    moves,
    revealed,
    current = [],
  } = refusedAsShape("record.malformed", readRecorder)(recorder, "recorder");
  const happened = refusedAsShape("record.malformed", readRevealed)(events, "events");
  if (happened.moves.length === 0 && happened.cards.length === 0) return recorder;
  const all = [...moves, ...happened.moves];
  if (revealed === undefined) return { options, moves: all };
  const isClosed = happened.moves.length > 0; // cards come up only after that
  return {
    options,
    moves: all,
    revealed: isClosed ? [...revealed, ...current] : revealed,
    current: withEntries(isClosed ? [] : current, happened.cards),
  };
}

/**
 * The record of a game as it stands, with the moves and cards of the current phase; with the results where it is over.
 *
 * @param recorder - the recorder, with all that has happened.
 * @param state - the state.
 * @returns a record: plain JSON for {@link replay}.
 * @throws RulesError `state.unknown`, `state.observation`, `record.malformed` for something that is no recorder.
 */
export function recordOf(recorder: Recorder, state: GameState): GameRecord {
  const position = knownState(state);
  const {
    options,
    moves,
    revealed = [],
  } = refusedAsShape("record.malformed", readRecorder)(recorder, "recorder");
  const current = position.turns.flatMap((turn) => turn?.moves ?? []);
  const entered = enteredCardsOf(position.hidden);
  const cards = entered === null ? null : [...revealed, ...entered.cards];
  return recordWith(options, [...moves, ...current], cards, recordedScores(position));
}
