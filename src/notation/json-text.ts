/** What would turn the direction of a line, break it or be lost; JSON needs no escapes for it. */
const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** JSON on one line, in which each such character is an escape. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    UNSHOWABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
