import { type Fields, isList, isPlainObject, MOST_ELEMENTS, within } from "../rules/fields.js";
import { copyJson } from "../rules/plain-json.js";
import { isRulesError, refuse } from "../rules/violation.js";
import type { Move } from "../state/move.js";
import { type GameOptions, OPTION_NAMES } from "./options/options.js";

/** What came of a game for an architect or the AAA. */
export interface RecordedScore {
  /** Index of the architect, from 0; or the AAA. */
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
  /** What came of it, best first; `null` for a game that is not over. */
  readonly result: readonly RecordedScore[] | null;
}

/** Refuses a part of a record. */
export function malformedRecord(path: string, expected: string): never {
  return refuse("record.malformed", { path, expected });
}

function fieldsIn(value: unknown, path: string, names: readonly string[]): Fields {
  if (!isPlainObject(value)) return malformedRecord(path, "a plain object");
  const fields = value as Fields;
  const extra = Object.keys(fields).find((name) => !names.includes(name));
  if (extra !== undefined) malformedRecord(within(path, extra), "no such field");
  return fields;
}

function listIn(value: unknown, path: string): readonly unknown[] {
  return isList(value) ? value : malformedRecord(path, "a list");
}

const LARGEST = 999_999_999;

function wholeIn(value: unknown, path: string, least = -LARGEST, most = LARGEST): number {
  const isWhole = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
  return isWhole ? (value as number) : malformedRecord(path, `a whole number from ${least} to ${most}`);
}

const SECTION_NAME = /^[a-zA-Z]+(?:-[a-zA-Z]+)*$/;
const SCORE_NAMES = ["player", "place", "total", "completeEstates", "sections"];

function sectionsIn(value: unknown, path: string): RecordedScore["sections"] {
  if (!isPlainObject(value)) return malformedRecord(path, "a plain object");
  const sections = Object.entries(value).map(([name, points]) => {
    const at = within(path, name);
    if (!SECTION_NAME.test(name) || SCORE_NAMES.includes(name)) malformedRecord(at, "the name of a section");
    return [name, wholeIn(points, at)] as const;
  });
  return Object.fromEntries(sections);
}

function scoreIn(value: unknown, path: string): RecordedScore {
  const fields = fieldsIn(value, path, SCORE_NAMES);
  const { player } = fields;
  return {
    player: player === "opponent" ? player : wholeIn(player, `${path}.player`, 0, MOST_ELEMENTS - 1),
    place: wholeIn(fields["place"], `${path}.place`, 1),
    total: wholeIn(fields["total"], `${path}.total`),
    completeEstates: wholeIn(fields["completeEstates"], `${path}.completeEstates`, 0),
    sections: sectionsIn(fields["sections"], `${path}.sections`),
  };
}

/** The options in the order in which they are written. */
function optionsIn(value: unknown): GameOptions {
  const options = fieldsIn(value, "options", OPTION_NAMES);
  const names = OPTION_NAMES.filter((name) => Object.hasOwn(options, name));
  return Object.fromEntries(names.map((name) => [name, options[name]])) as unknown as GameOptions;
}

function resultIn(value: unknown): GameRecord["result"] {
  if (value === null) return null;
  const scores = listIn(value, "result").map((each, index) => scoreIn(each, `result[${index}]`));
  return scores.length > 0 ? scores : malformedRecord("result", "at least one result, or null");
}

const RECORD_NAMES = ["version", "package", "options", "moves", "result"];

function recordIn(value: unknown): GameRecord {
  const fields = fieldsIn(copyJson(value, "", malformedRecord), "", RECORD_NAMES);
  const { version, package: by, options, moves, result } = fields;
  if (version !== 1) malformedRecord("version", "1");
  if (typeof by !== "string" || by === "") malformedRecord("package", "a version");
  return {
    version,
    package: by,
    options: optionsIn(options),
    moves: listIn(moves, "moves") as readonly Move[],
    result: resultIn(result),
  };
}

/**
 * Reads a record from anything that a caller passes, and copies it. Options are judged when the game is created, and
 * moves when they are made.
 *
 * @throws RulesError `record.malformed`, with `path` and what was `expected` in the details.
 */
export function readRecord(value: unknown): GameRecord {
  try {
    return recordIn(value);
  } catch (error) {
    if (isRulesError(error)) throw error;
    return malformedRecord("", "plain JSON"); // a getter or a proxy threw
  }
}
