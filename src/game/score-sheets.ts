import { plainList, readAs } from "../rules/read-as.js";
import type { Reader } from "../rules/readers.js";
import { refuse } from "../rules/violation.js";
import { type ScoreSheet, scoreOf } from "../scoring/score-sheet.js";
import { tempPlaces } from "../scoring/temp-places.js";
import type { Paper } from "../sheet/area.js";
import type { SheetDescription } from "../sheet/description.js";
import { paperFrom } from "../variants/described-sheets.js";
import { expansionOn } from "../variants/expansions.js";
import { MOST_SHEETS, resolveSheetOptions, type SheetOptions } from "./sheet-options.js";

/**
 * Scores sheets together: their temps are compared. Any sheet is scored, right or not: a track crossed beyond its
 * end shows its last value.
 *
 * @param descriptions - the sheets of all architects; they are copied.
 * @param options - the edition, and layouts where they are one's own.
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
  const paper: Reader<Paper> = (value, path) => paperFrom(value, path, setup);
  const papers = readAs("description.malformed", plainList(paper, 0, MOST_SHEETS), descriptions, "");
  if (papers.length === 0) return [];
  const expansion = expansionOn(papers[0].layout);
  const other = papers.findIndex(({ layout }) => expansionOn(layout) !== expansion);
  if (other >= 0) refuse("options.sheets-differ", { path: `[${other}]` }); // SET-5
  const place = tempPlaces(papers.map(({ sheet }) => sheet.tempsCrossed));
  const sectionsOf = expansion.sections(papers, null);
  return papers.map((paper) => scoreOf(paper, setup.editionRules, place, sectionsOf(paper)));
}
