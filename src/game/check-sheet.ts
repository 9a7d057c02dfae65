import type { Violation } from "../clauses/violation.js";
import type { SheetDescription } from "../sheet/description.js";
import { checkSheetContext, sheetContextFrom } from "../variants/expansions/whole-sheets.js";
import { resolveSheetOptions, type SheetOptions } from "./sheet-options.js";

/**
 * Everything that is wrong with a sheet by itself.
 *
 * That is: numbers out of order or repeated, an extension without the house it was copied from, in the first edition
 * a fence between the two or a number with ¾, a roundabout without its fences or one too many, a invaded house where there
 * are no zombies, marks of use on a place without a number or on a part of an estate, a pool circled where none can be,
 * more parks than houses for them, more boxes crossed than there are, pools, extensions and roundabouts that are not as
 * many as their boxes crossed; and what an expansion adds. Whether a game can reach the sheet is not asked.
 *
 * @param description - the sheet; it is copied.
 * @param options - the edition, and any custom layouts and plans.
 * @returns the violations with their clauses; places in the details are counted from 0. Empty for a right sheet.
 * @throws RulesError `description.malformed`, `options.…`.
 * @see NUM-2, NUM-3, NTQ-1, EXT-1, FNC-4, RBT-2, ZOM-7, PLN-5, POL-1, POL-2, PRK-1, ACT-2
 * @example
 * ```ts
 * const sheet = describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
 * checkSheet({ ...sheet, temps: 12 }).map(({ code, clause }) => `${code} ${clause}`) // => ["sheet.boxes ACT-2"]
 * ```
 */
export function checkSheet(description: SheetDescription, options: SheetOptions = {}): readonly Violation[] {
  const setup = resolveSheetOptions(options);
  return checkSheetContext(sheetContextFrom(description, "", setup), setup.rules);
}
