import { type Cursor, fail, isLineEnd, take } from "./cursor.js";

/** Names that need no quotes. */
const PLAIN = /^[\p{L}\p{N}]+(?:[ ._'-]+[\p{L}\p{N}]+)*$/u;
const UNQUOTED = /[^ \t\r\n#"][^\r\n#]*/y;
const BLANKS = " \t";

/** Where a text in double quotes that begins here ends; `null` where it does not end in its line. */
function endOfQuotes({ text, at }: Cursor): number | null {
  for (let index = at + 1; index < text.length && !"\r\n".includes(text[index]); index++) {
    if (text[index] === '"') return index + 1;
    if (text[index] === "\\") index++;
  }
  return null;
}

function takeQuoted(cursor: Cursor): string | null {
  const end = endOfQuotes(cursor);
  if (end === null) return null;
  try {
    const name: unknown = JSON.parse(cursor.text.slice(cursor.at, end));
    cursor.at = end;
    return typeof name === "string" && name !== "" ? name : null;
  } catch {
    return null;
  }
}

/** A text without the blanks at its end. */
function withoutTrailingBlanks(text: string): string {
  let end = text.length;
  while (BLANKS.includes(text[end - 1])) end -= 1;
  return text.slice(0, end);
}

/** Reads a name: the rest of the line as it is, or a text in double quotes as in JSON. */
export function readName(cursor: Cursor, what: string): string {
  const start = { ...cursor };
  if (isLineEnd(cursor)) fail(start, what);
  if (cursor.text[cursor.at] === '"') return takeQuoted(cursor) ?? fail(start, `${what} in double quotes`);
  return withoutTrailingBlanks(take(cursor, UNQUOTED) ?? fail(start, what));
}

/** Writes a name, in quotes where it needs them. */
export function writeName(name: string): string {
  return PLAIN.test(name) ? name : jsonText(name);
}

/** What would turn the direction of a line, break it or be lost; JSON needs no escapes for it. */
const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** JSON on one line, in which each such character is an escape. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    UNSHOWABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
