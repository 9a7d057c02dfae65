import type { DeckCard } from "../data/special-cards.js";
import { OPTION_NAMES } from "../game/options/options.js";
import { type GameRecord, type RecordedScore, readRecord } from "../game/record.js";
import type { Move } from "../state/move.js";
import { readCard } from "./card-text.js";
import {
  type Cursor,
  cursorOf,
  endLine,
  fail,
  isLineEnd,
  isTextEnd,
  skipBlanks,
  skipToContent,
  take,
  takeWord,
} from "./cursor.js";
import { readIndex } from "./field-text.js";
import { readMoveBody, readPlayer } from "./move-text.js";
import { readName } from "./names.js";
import { OPPONENT_WORD, PACKAGE_WORD, RECORD_WORD, RESULT_WORD, REVEAL_WORD } from "./record-text.js";

const REST_OF_LINE = /[^\r\n]*/y;
const COMMA = /[ \t]*,[ \t]*/y;
const DIGIT = /[0-9]/;
const NUMBER_NAME = /[A-Za-z]+(?:-[A-Za-z]+)*/y;
const POINTS = /0|-?[1-9][0-9]{0,8}/y;

/** The numbers that each result begins with. */
const STANDING = ["place", "total", "completeEstates"] as const;

/** Reads the value of an option: JSON up to the end of the line. */
function readJson(cursor: Cursor, name: string): unknown {
  skipBlanks(cursor);
  const start = { ...cursor };
  try {
    return JSON.parse(take(cursor, REST_OF_LINE) ?? "");
  } catch {
    return fail(start, `the value of ${name}: JSON up to the end of the line`);
  }
}

function readOptions(cursor: Cursor): Readonly<Record<string, unknown>> {
  const options = new Map<string, unknown>();
  for (;;) {
    skipToContent(cursor);
    const left = OPTION_NAMES.filter((name) => !options.has(name));
    const name = takeWord(cursor, left);
    if (name === null) return Object.fromEntries(options);
    options.set(name, readJson(cursor, name));
  }
}

/** Reads the lines of cards entered, with commas between the cards. */
function readCards(cursor: Cursor): DeckCard[] {
  const cards: DeckCard[] = [];
  for (;;) {
    skipToContent(cursor);
    if (takeWord(cursor, [REVEAL_WORD]) === null) return cards;
    do cards.push(readCard(cursor));
    while (take(cursor, COMMA) !== null);
    endLine(cursor, "a comma, or the end of the line");
  }
}

/** Reads the lines of moves: who, then one move after the other with commas between them. */
function readMoves(cursor: Cursor): Move[] {
  const moves: Move[] = [];
  for (;;) {
    skipToContent(cursor);
    if (isTextEnd(cursor) || !DIGIT.test(cursor.text[cursor.at])) return moves;
    const player = readPlayer(cursor);
    do moves.push(readMoveBody(cursor, player));
    while (take(cursor, COMMA) !== null);
    endLine(cursor, "a comma, or the end of the line");
  }
}

function readNumber(cursor: Cursor, name: string): number {
  skipBlanks(cursor);
  return Number(take(cursor, POINTS) ?? fail(cursor, `the number of ${name} (a whole number)`));
}

function readStanding(cursor: Cursor): Pick<RecordedScore, (typeof STANDING)[number]> {
  const [place, total, completeEstates] = STANDING.map((name, index) => {
    if (index > 0 && take(cursor, COMMA) === null) fail(cursor, `a comma before ${name}`);
    return takeWord(cursor, [name]) === null ? fail(cursor, name) : readNumber(cursor, name);
  });
  return { place, total, completeEstates };
}

function readScore(cursor: Cursor): RecordedScore {
  skipBlanks(cursor);
  const player =
    takeWord(cursor, [OPPONENT_WORD]) ?? readIndex(cursor, `the number of a player, or ${OPPONENT_WORD}`);
  skipBlanks(cursor);
  const standing = readStanding(cursor);
  const sections = new Map<string, number>();
  while (take(cursor, COMMA) !== null) {
    const start = { ...cursor };
    const name = take(cursor, NUMBER_NAME) ?? fail(cursor, "the name of a section");
    if (sections.has(name) || name === "player" || STANDING.some((each) => each === name))
      fail(start, "the name of a section not named yet");
    sections.set(name, readNumber(cursor, name));
  }
  endLine(cursor, "a comma, or the end of the line");
  return { player, ...standing, sections: Object.fromEntries(sections) };
}

function readResult(cursor: Cursor): RecordedScore[] | null {
  const scores: RecordedScore[] = [];
  for (;;) {
    skipToContent(cursor);
    if (takeWord(cursor, [RESULT_WORD]) === null) return scores.length > 0 ? scores : null;
    scores.push(readScore(cursor));
  }
}

function readHeader(cursor: Cursor): string {
  skipToContent(cursor);
  if (takeWord(cursor, [RECORD_WORD]) === null)
    fail(cursor, `the word ${RECORD_WORD}, which begins a record`);
  skipBlanks(cursor);
  if (takeWord(cursor, ["1"]) === null) fail(cursor, "1, the version of the format");
  endLine(cursor, "the end of the line");
  skipToContent(cursor);
  if (takeWord(cursor, [PACKAGE_WORD]) === null) fail(cursor, `the word ${PACKAGE_WORD}`);
  skipBlanks(cursor);
  const version = isLineEnd(cursor)
    ? fail(cursor, "the version of the package")
    : readName(cursor, "the version of the package");
  endLine(cursor, "the end of the line after the version");
  return version;
}

/**
 * Reads a record written as text. The grammar is in `docs/records.md`. Options are judged when the game is created
 * and moves when they are made: `replay` does both.
 *
 * @param text - the text of one record.
 * @returns the record; {@link formatRecord} writes the same text again, but for comments, blanks and the breaks
 * between lines of moves.
 * @throws RulesError `notation.unexpected`, with `line` and `column` (both from 1, counted in UTF-16 units),
 * `expected` and `found` in the details; `record.malformed` for options that are too deep.
 * @example
 * ```ts
 * const text = `
 *   record 1
 *   package 1.0.0
 *   players ["Ann"]
 *   seed 1
 *
 *   1 pick 2, write 2.5 8
 * `;
 * parseRecord(text).moves[1] // => { type: "write", player: 0, street: 1, house: 4, number: 8 }
 * ```
 */
export function parseRecord(text: string): GameRecord {
  const cursor = cursorOf(text);
  const version = readHeader(cursor);
  const options = readOptions(cursor);
  const cards = readCards(cursor);
  const moves = readMoves(cursor);
  const result = readResult(cursor);
  if (!isTextEnd(cursor)) {
    const left = OPTION_NAMES.filter((name) => !Object.hasOwn(options, name)).join(", ");
    const isFirst = cards.length === 0 && moves.length === 0 && result === null;
    fail(
      cursor,
      `${isFirst ? `an option (${left}), ` : ""}a line of moves, a result, or the end of the text`,
    );
  }
  const revealed = cards.length > 0 || options["cards"] === "entered" ? { revealed: cards } : {};
  return readRecord({ version: 1, package: version, options, moves, ...revealed, result });
}
