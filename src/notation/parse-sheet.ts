import { resolveSheetOptions, type SheetOptions, type SheetSetup } from "../game/sheet-options.js";
import type { SheetDescription } from "../sheet/description.js";
import { marksOf } from "../variants/expansions/whole-sheets.js";
import { type Cursor, cursorOf, fail, isTextEnd, skipToContent } from "./cursor.js";
import { type NamedSheet, readSheet } from "./read-sheet.js";

function parse(cursor: Cursor, setup: SheetSetup): NamedSheet {
  const sheet = readSheet(cursor, setup, marksOf);
  skipToContent(cursor);
  return sheet;
}

/**
 * Reads a sheet written as text. The grammar is in `docs/notation.md`.
 *
 * @param text - the text of one sheet.
 * @param options - the edition, and any custom layouts.
 * @returns the description; {@link formatSheet} writes the same text again, but for comments, blanks, the order of
 * lines, and the name of a player.
 * @throws RulesError `notation.unexpected`, with `line` and `column` (both from 1, counted in UTF-16 units),
 * `expected` and `found` in the details; `options.…`.
 * @example
 * ```ts
 * const text = `
 *   1 5 | 8 9* . . 11 11B | 13 14
 *   . . . . . . . . . . .
 *   . . . . . . . . . . . 17
 *   pools 1
 *   plans A 8
 * `;
 * parseSheet(text).streets[0]?.houses[3] // => { kind: "numbered", number: 9, pool: true }
 * ```
 */
export function parseSheet(text: string, options: SheetOptions = {}): SheetDescription {
  const setup = resolveSheetOptions(options);
  const cursor = cursorOf(text);
  const { description } = parse(cursor, setup);
  return isTextEnd(cursor)
    ? description
    : fail(cursor, "the end of the text, which must be that of a single sheet");
}

/**
 * Reads several sheets written one after the other. From the second one on each begins with a line `player …`
 * or `sheet …`.
 *
 * @param text - the text of at least one sheet.
 * @param options - the edition, and any custom layouts.
 * @returns the sheets in order, each with the name of its player where the text has one.
 * @throws RulesError as {@link parseSheet}.
 */
export function parseSheets(text: string, options: SheetOptions = {}): readonly NamedSheet[] {
  const setup = resolveSheetOptions(options);
  const cursor = cursorOf(text);
  const sheets: NamedSheet[] = [];
  do sheets.push(parse(cursor, setup));
  while (!isTextEnd(cursor));
  return sheets;
}
