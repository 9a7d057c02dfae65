/** What moves the cursor, turns the direction of a line or can't be encoded. */
const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu;
/** The same but for the breaks between lines. */
const UNSHOWABLE_IN_LINES = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/gu;

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A text with an escape as in JSON for each character that a terminal would not just show. */
export function escaped(text: string): string {
  return text.replaceAll(UNSHOWABLE, escapeOf);
}

/** Lines with such escapes. In JSON they stand for the same characters. */
export function escapedLines(text: string): string {
  return text.replaceAll(UNSHOWABLE_IN_LINES, escapeOf);
}
