import { MAX_LINE_LENGTH } from "./read-message.js";

/** Takes text as it comes, and gives the lines that have come to their end. */
export type LineSplitter = (text: string) => readonly string[];

/**
 * Makes lines of text that comes in pieces, as from a pipe or a socket. Only `\n` and `\r\n` end a line, as within JSON
 * other line breaks may stand.
 *
 * @param maxLength - of a longer line only the beginning is kept, one character more than this, so that it takes no more
 * memory and whoever reads it can tell. By default what a {@link Referee} reads.
 * @returns a function that takes the next piece; after the last one call it with `"\n"`.
 * @example
 * ```ts
 * import { splitLines } from "perfect-home-rules/protocol";
 *
 * const split = splitLines();
 * split('{"ask":"hel') // => []
 * split('lo"}\n{"ask":') // => ['{"ask":"hello"}']
 * ```
 */
export function splitLines(maxLength: number = MAX_LINE_LENGTH): LineSplitter {
  let rest = "";
  return (text) => {
    const pieces = text.split("\n");
    const last = pieces.length - 1;
    return pieces.flatMap((piece, index) => {
      rest += piece.slice(0, Math.max(0, maxLength + 1 - rest.length));
      if (index === last) return [];
      const line = rest.endsWith("\r") ? rest.slice(0, -1) : rest;
      rest = "";
      return [line];
    });
  };
}
