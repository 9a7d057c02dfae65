import type { Violation } from "../../clauses/violation.js";
import type { MarksOf } from "../../data/sheet-marks.js";
import { checkBasicSheet } from "../../sheet/check/check-basic-sheet.js";
import type { SheetRules } from "../../sheet/check/sheet-rules.js";
import { descriptionOf, expansionPartOf, sheetOf } from "../../sheet/describe.js";
import type { SheetDescription } from "../../sheet/description.js";
import { readDescription, type SheetTerms } from "../../sheet/read-description.js";
import { type SheetContext, sheetContextOf } from "../../sheet/sheet-context.js";
import { expansionOn } from "./expansions.js";

/** The marks and lines that describe what an expansion has on the sheets of a layout. */
export const marksOf: MarksOf = (layout) => expansionOn(layout).marks(layout);

/** What stands on a sheet, as plain data. */
export function describeSheetContext(context: SheetContext): SheetDescription {
  return descriptionOf(context.sheet, context.layout, expansionOn(context.layout).describe(context));
}

/**
 * The sheet that a caller describes.
 *
 * @param value - the description: anything at all.
 * @param path - where it stands in what the caller passed, for errors.
 * @param terms - the layouts that it may name, and whether 9¾ belongs to the edition.
 * @throws RulesError `description.malformed`, with `path` and what was `expected` in the details.
 */
export function sheetContextFrom(value: unknown, path: string, terms: SheetTerms): SheetContext {
  const { description, layout } = readDescription(value, path, terms, marksOf);
  const expansion = expansionOn(layout).expansionOf(expansionPartOf(description), layout);
  return sheetContextOf(sheetOf(description, layout, expansion), layout);
}

/** Everything that is wrong with a sheet, what it has of an expansion included. */
export function checkSheetContext(context: SheetContext, rules: SheetRules): Violation[] {
  const expansion = expansionOn(context.layout);
  const [first, ...others] = expansion
    .sheetRules(context)
    .map((expansion) => checkBasicSheet(context, { ...rules, ...expansion }));
  const basic = others.reduce((fewest, found) => (found.length < fewest.length ? found : fewest), first);
  return [...basic, ...expansion.check(context)];
}
