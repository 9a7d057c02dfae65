import { RulesError, shapeViolation } from "../clauses/violation.js";

/** A text, and how far it has been read. */
export interface Cursor {
  /** The text. */
  readonly text: string;
  /** Index of the next character. */
  at: number;
}

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A text to be read from its beginning; a byte order mark, as some editors write it, is passed over.
 *
 * @throws RulesError `notation.unexpected` for what is not a text.
 */
export function cursorOf(text: unknown): Cursor {
  if (typeof text !== "string") fail({ text: "", at: 0 }, "a text");
  return { text, at: text.startsWith(BYTE_ORDER_MARK) ? 1 : 0 };
}

const BLANKS = /[ \t]+/y;
const COMMENT = /#[^\r\n]*/y;
const LINE_BREAK = /\r\n|\r|\n/y;
const TOKEN = /[^ \t\r\n#]+/y;

/** Takes what a sticky expression matches here; `null` where it does not. */
export function take(cursor: Cursor, sticky: RegExp): string | null {
  sticky.lastIndex = cursor.at;
  const [found] = sticky.exec(cursor.text) ?? [null];
  if (found !== null) cursor.at += found.length;
  return found;
}

/** Skips spaces and tabs. */
export function skipBlanks(cursor: Cursor): void {
  take(cursor, BLANKS);
}

/** Skips blanks, comments and line breaks. */
export function skipToContent(cursor: Cursor): void {
  do {
    skipBlanks(cursor);
    take(cursor, COMMENT);
  } while (take(cursor, LINE_BREAK) !== null);
}

/** Takes the characters up to the next blank, comment or line break. */
export function takeToken(cursor: Cursor): string | null {
  return take(cursor, TOKEN);
}

/** Takes a token if it is one of several words. */
export function takeWord<Word extends string>(cursor: Cursor, words: readonly Word[]): Word | null {
  const start = cursor.at;
  const token = takeToken(cursor);
  const word = words.find((each) => each === token) ?? null;
  if (word === null) cursor.at = start;
  return word;
}

/** Whether a token, a line or the text ends here. */
export function isTokenEnd({ text, at }: Cursor): boolean {
  return at >= text.length || " \t\r\n#".includes(text[at]);
}

/** Whether nothing but a comment follows in the line; blanks must have been skipped. */
export function isLineEnd({ text, at }: Cursor): boolean {
  return at >= text.length || "\r\n#".includes(text[at]);
}

/** Whether the whole text has been read. */
export function isTextEnd({ text, at }: Cursor): boolean {
  return at >= text.length;
}

/** Goes to the next line; nothing but a comment may follow in this one. */
export function endLine(cursor: Cursor, expected: string): void {
  skipBlanks(cursor);
  if (!isLineEnd(cursor)) fail(cursor, expected);
  take(cursor, COMMENT);
  take(cursor, LINE_BREAK);
}

const LONGEST_FOUND = 20;

function foundAt({ text, at }: Cursor): string {
  if (at >= text.length) return "the end of the text";
  if ("\r\n".includes(text[at])) return "the end of the line";
  const [token] = text.slice(at, at + LONGEST_FOUND).split(/[ \t\r\n]/);
  return JSON.stringify(token === "" ? text[at] : token);
}

/**
 * Refuses a text.
 *
 * @param cursor - where the unexpected text begins.
 * @param expected - what was expected there.
 * @throws RulesError `notation.unexpected`, with `line`, `column` (both from 1), `expected` and `found`.
 */
export function fail(cursor: Cursor, expected: string): never {
  const before = cursor.text.slice(0, cursor.at);
  const lines = before.slice(before.startsWith(BYTE_ORDER_MARK) ? 1 : 0).split(/\r\n|\r|\n/);
  const line = lines.length;
  const column = lines[line - 1].length + 1;
  const found = foundAt(cursor);
  const violation = shapeViolation("notation.unexpected", { line, column, expected, found });
  const message = `Line ${line}, column ${column}: expected ${expected}, found ${found}.`;
  throw new RulesError([{ ...violation, message }]);
}
