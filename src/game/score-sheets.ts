import { throwInput } from "../clauses/violation.js";
import { plainList, refusedAsInput } from "../input/read-as.js";
import type { Reader } from "../input/readers.js";
import { type ScoreSheet, scoreOf } from "../scoring/score-sheet.js";
import { tempPlaces } from "../scoring/temp-places.js";
import type { SheetDescription } from "../sheet/description.js";
import type { SheetContext } from "../sheet/sheet-context.js";
import { expansionOn } from "../variants/expansions/expansions.js";
import { sheetContextFrom } from "../variants/expansions/whole-sheets.js";
import { MAX_SHEETS, resolveSheetOptions, type SheetOptions } from "./sheet-options.js";

/**
 * Scores sheets together: their temps are compared. Any sheet is scored, right or not: a track crossed beyond its
 * end shows its last value.
 *
 * @param descriptions - the sheets of all players; they are copied.
 * @param options - the edition, and any custom layouts.
 * @returns one score sheet for each, in the same order.
 * @throws RulesError `description.malformed`, `options.…`.
 * @see SCO-1 to SCO-7, ACT-3
 * @example
 * ```ts
 * const sheet = describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
 * const scores = scoreSheets([{ ...sheet, temps: 3 }, { ...sheet, temps: 5, extensions: 99 }]);
 * scores.map(({ total }) => total) // => [4, -21]
 * ```
 */
export function scoreSheets(
  descriptions: readonly SheetDescription[],
  options: SheetOptions = {},
): readonly ScoreSheet[] {
  const setup = resolveSheetOptions(options);
  const context: Reader<SheetContext> = (value, path) => sheetContextFrom(value, path, setup);
  const sheetContexts = refusedAsInput("description.malformed", plainList(context, 0, MAX_SHEETS))(
    descriptions,
    "",
  );
  if (sheetContexts.length === 0) return [];
  const expansion = expansionOn(sheetContexts[0].layout);
  const other = sheetContexts.findIndex(({ layout }) => expansionOn(layout) !== expansion);
  if (other >= 0) throwInput("options.layouts-differ", { path: `[${other}]` }); // SET-5
  const place = tempPlaces(sheetContexts.map(({ sheet }) => sheet.tempsCrossed));
  const sectionsOf = expansion.sections(sheetContexts, null);
  return sheetContexts.map((context) => scoreOf(context, setup.editionRules, place, sectionsOf(context)));
}
