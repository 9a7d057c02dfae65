import type { Violation } from "perfect-home-rules";
import stringWidth from "string-width";

const ASCII = /^[ -~]*$/;

/** The columns that a text takes up. */
export function columnsOf(text: string): number {
  return ASCII.test(text) ? text.length : stringWidth(text);
}

/** Columns of a terminal that all output keeps to. */
export const WIDTH = 80;

/** A count with its noun: `1 box`, `2 boxes`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** How many UTF-16 units are looked at for a column: some emoji have a dozen, and characters without width no end. */
const UNITS_PER_COLUMN = 16;

/** A text cut to a number of columns, with escapes for what can't be shown and a sign where something is missing. */
export function cut(text: string, width: number): string {
  const head = text.slice(0, width * UNITS_PER_COLUMN);
  const shown = escaped(head);
  if (head.length === text.length && columnsOf(shown) <= width) return shown;
  let short = "";
  let room = width - 1;
  for (const { segment } of characters.segment(shown)) {
    room -= columnsOf(segment);
    if (room < 0) break;
    short += segment;
  }
  return `${short}…`;
}

/** A text padded with spaces to a number of columns. */
export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(width - columnsOf(text), 0));
}

/**
 * Lines of limited width: the first begins with `first`, the others are indented as far. A word that
 * is too long for a line is cut.
 */
export function wrapped(first: string, text: string, width = WIDTH): string[] {
  const indent = " ".repeat(columnsOf(first));
  const lines = [first];
  let room = width - indent.length;
  for (const word of text.split(" ")) {
    const isFresh = room === width - indent.length;
    const short = cut(word, width - indent.length);
    const needed = columnsOf(short) + (isFresh ? 0 : 1);
    if (needed <= room) {
      lines[lines.length - 1] += isFresh ? short : ` ${short}`;
      room -= needed;
    } else {
      lines.push(indent + short);
      room = width - indent.length - columnsOf(short);
    }
  }
  return lines;
}

/** A text of several lines, each wrapped at the width of the terminal. */
export function reflowed(text: string): string {
  return text
    .split("\n")
    .flatMap((line) => wrapped("", line))
    .join("\n");
}

/** Lines as a text. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line.trimEnd()}\n`).join("");
}

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

/** A line that heads what follows. */
export function heading(title: string): string {
  const line = `── ${cut(title, WIDTH - 4)} `;
  return line + "─".repeat(WIDTH - columnsOf(line));
}

/** A violation as words: the sentence and the clause. */
export function violationInWords({ message, clause }: Violation): string {
  return clause === null ? message : `${message} [${clause}]`;
}

/** A violation of options as words, with which option it is and what is possible. */
export function optionViolationInWords(violation: Violation): string {
  const { path = "", allowed } = violation.details;
  const possible = allowed === undefined ? "" : ` Possible: ${allowed}.`;
  return `${path === "" ? "" : `${path}: `}${violationInWords(violation)}${possible}`;
}
