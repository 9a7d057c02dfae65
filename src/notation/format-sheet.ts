import { MAX_SHEETS, resolveSheetOptions, type SheetOptions } from "../game/sheet-options.js";
import { invalid } from "../input/fields.js";
import { plainList, refusedAsInput } from "../input/read-as.js";
import { object, type Reader } from "../input/readers.js";
import type { SheetDescription } from "../sheet/description.js";
import { type DescribedSheet, readDescription } from "../sheet/read-description.js";
import { marksOf } from "../variants/expansions/whole-sheets.js";
import type { NamedSheet } from "./read-sheet.js";
import { writeSheet } from "./write-sheet.js";

/**
 * Writes a sheet as text. The grammar is in `docs/notation.md`.
 *
 * @param description - the sheet, right or not.
 * @param options - the edition, and any custom layouts.
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
  const setup = resolveSheetOptions(options);
  return format(null, readDescription(description, "", setup, marksOf), true);
}

function format(name: string | null, { description, layout }: DescribedSheet, standsAlone: boolean): string {
  return writeSheet({ name, description }, layout, marksOf(layout), standsAlone);
}

const name: Reader<string | null> = (value, path) =>
  value === null || (typeof value === "string" && value !== "") ? value : invalid(path, "a name, or null");

/**
 * Writes several sheets one after the other, with an empty line between them.
 *
 * @param sheets - the sheets, each with the name of its player, or `null` for none.
 * @param options - the edition, and any custom layouts.
 * @returns the text, without a line break at its end; {@link parseSheets} reads the same sheets in it.
 * @throws RulesError `description.malformed`, `options.…`.
 */
export function formatSheets(sheets: readonly NamedSheet[], options: SheetOptions = {}): string {
  const setup = resolveSheetOptions(options);
  const named = object({
    name,
    description: (value: unknown, path: string) => readDescription(value, path, setup, marksOf),
  });
  return refusedAsInput("description.malformed", plainList(named, 1, MAX_SHEETS))(sheets, "")
    .map(({ name, description }, index) => format(name, description, index === 0))
    .join("\n\n");
}
