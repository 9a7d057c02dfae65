import { MOST_SHEETS, resolveSheetOptions, type SheetOptions } from "../game/sheet-options.js";
import type { SheetDescription } from "../sheet/description.js";
import { malformed, readFields, readList, readSafely } from "../sheet/plain.js";
import { type DescribedSheet, readDescription } from "../sheet/read-description.js";
import { marksOf } from "../variants/described-sheets.js";
import type { NamedSheet } from "./read-sheet.js";
import { writeSheet } from "./write-sheet.js";

/**
 * Writes a sheet as text. The grammar is in `docs/notation.md`.
 *
 * @param description - the sheet, right or not.
 * @param options - the edition, and layouts where they are one's own.
 * @returns the text, without a line break at its end; {@link parseSheet} reads the same description in it.
 * @throws RulesError `description.malformed`, `options.…`.
 * @example
 * ```ts
 * const sheet = describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
 * formatSheet({ ...sheet, pools: 2 }).split("\n")
 * // => [". . . . . . . . . .", ". . . . . . . . . . .", ". . . . . . . . . . . .", "pools 2"]
 * ```
 */
export function formatSheet(description: SheetDescription, options: SheetOptions = {}): string {
  const { layouts } = resolveSheetOptions(options);
  return format(null, readDescription(description, "", layouts, marksOf), true);
}

function format(
  architect: string | null,
  { description, layout }: DescribedSheet,
  standsAlone: boolean,
): string {
  return writeSheet({ architect, description }, layout, marksOf(layout), standsAlone);
}

/** A sheet read from what a caller passed, with whose it is. */
interface NamedValue {
  readonly architect: string | null;
  readonly description: unknown;
}

function readNamed(value: unknown, path: string): NamedValue {
  const { architect, description } = readFields(value, path, ["architect", "description"]);
  const isName = architect === null || (typeof architect === "string" && architect !== "");
  return isName ? { architect, description } : malformed(`${path}.architect`, "a name, or null");
}

/**
 * Writes several sheets one after the other, with an empty line between them.
 *
 * @param sheets - the sheets, each with the name of its architect, or `null` for none.
 * @param options - the edition, and layouts where they are one's own.
 * @returns the text, without a line break at its end; {@link parseSheets} reads the same sheets in it.
 * @throws RulesError `description.malformed`, `options.…`.
 */
export function formatSheets(sheets: readonly NamedSheet[], options: SheetOptions = {}): string {
  const { layouts } = resolveSheetOptions(options);
  const values = readSafely("", () =>
    readList(sheets, "", { least: 1, most: MOST_SHEETS }).map((value, index) =>
      readNamed(value, `[${index}]`),
    ),
  );
  return values
    .map(({ architect, description }, index) =>
      format(
        architect,
        readDescription(description, `[${index}].description`, layouts, marksOf),
        index === 0,
      ),
    )
    .join("\n\n");
}
