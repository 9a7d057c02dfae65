import { throwViolation } from "../clauses/violation.js";
import type { DeckCard } from "../data/special-cards.js";
import { invalid, MAX_ELEMENTS, within } from "../input/fields.js";
import { copyJson } from "../input/plain-json.js";
import { refusedAsShape } from "../input/read-as.js";
import {
  anything,
  choice,
  either,
  list,
  nullable,
  object,
  type Reader,
  type Readers,
  text,
  whole,
} from "../input/readers.js";
import type { Move } from "../state/move.js";
import { migrated, RECORD_MIGRATIONS } from "./migrations.js";
import { type GameOptions, OPTION_NAMES } from "./options/options.js";

/** What came of a game for a player or the AAA. */
export interface RecordedScore {
  /** Index of the player, from 0; or the AAA. */
  readonly player: number | "opponent";
  /** The place, from 1; those who share it have the same. */
  readonly place: number;
  /** The total score. */
  readonly total: number;
  /** Complete estates: they decide a tie. TIE-1 */
  readonly completeEstates: number;
  /** The points of each section of the score sheet, by its name. */
  readonly sections: { readonly [section: string]: number };
}

/** A game to be kept or passed on: plain JSON. */
export interface GameRecord {
  /** Version of this shape. */
  readonly version: 1;
  /** Version of the package with which the game was played. */
  readonly package: string;
  /** What the game was created from. */
  readonly options: GameOptions;
  /** The moves in an order in which they can be made. */
  readonly moves: readonly Move[];
  /** The cards entered, the first one first; left out where cards are dealt. */
  readonly revealed?: readonly DeckCard[];
  /** What came of it, best first; `null` for a game that is not over. */
  readonly result: readonly RecordedScore[] | null;
}

/** Refuses a part of a record. */
export function malformedRecord(path: string, expected: string): never {
  return throwViolation("record.malformed", { path, expected });
}

const LARGEST = 999_999_999;
const amount = whole(-LARGEST, LARGEST);

const SECTION_NAME = /^[a-zA-Z]+(?:-[a-zA-Z]+)*$/;

const sections = object<RecordedScore["sections"]>((fields, path) => {
  const names = Object.keys(fields);
  const wrong = names.find((name) => !SECTION_NAME.test(name) || Object.hasOwn(SCORE, name));
  if (wrong !== undefined) invalid(within(path, wrong), "the name of a section");
  return Object.fromEntries(names.map((name) => [name, amount]));
});

const SCORE: Readers<RecordedScore> = {
  player: either("opponent", whole(0, MAX_ELEMENTS - 1)),
  place: whole(1, LARGEST),
  total: amount,
  completeEstates: whole(0, LARGEST),
  sections,
};

const everyOption = object(Object.fromEntries(OPTION_NAMES.map((option) => [option, anything])));

/** The options in the order in which they are written; they are judged when the game is created. */
const options: Reader<object> = (value, path) => {
  const given = Object.entries(everyOption(value, path)).filter(([, option]) => option !== undefined);
  return Object.fromEntries(given);
};

const many = list(anything, "a list", Infinity);
const result = nullable(list(object(SCORE), "at least one result, or null", Infinity, 1));
const PARTS = { version: choice([1]), package: text, options, moves: many };

/** A record with entered cards has them before its result. */
const gameRecord = object<object>(({ revealed }) =>
  revealed === undefined ? { ...PARTS, result } : { ...PARTS, revealed: many, result },
);

/**
 * Reads a record from anything that a caller passes, and copies it. Options are judged when the game is created,
 * moves when they are made, and cards when they are entered.
 *
 * @throws RulesError `record.malformed`, with `path` and what was `expected` in the details.
 */
export function readRecord(value: unknown): GameRecord {
  const read = (each: unknown): unknown => gameRecord(migrated(copyJson(each), RECORD_MIGRATIONS), "");
  return refusedAsShape("record.malformed", read)(value, "") as GameRecord;
}
