import { audit } from "../audit/audit.js";
import type { AuditRules } from "../audit/audit-rules.js";
import type { MarksOf } from "../data/sheet-marks.js";
import type { Violation } from "../rules/violation.js";
import { type Paper, paperOf } from "../sheet/area.js";
import { descriptionOf, ownPartOf, sheetOf } from "../sheet/describe.js";
import type { SheetDescription } from "../sheet/description.js";
import { readDescription, type SheetTerms } from "../sheet/read-description.js";
import { expansionOn } from "./expansions.js";

/** The marks and lines that describe what an expansion has on the sheets of a layout. */
export const marksOf: MarksOf = (layout) => expansionOn(layout).marks(layout);

/** What stands on a sheet, as plain data. */
export function describePaper(paper: Paper): SheetDescription {
  return descriptionOf(paper.sheet, paper.layout, expansionOn(paper.layout).describe(paper));
}

/**
 * The sheet that a caller describes.
 *
 * @param value - the description: anything at all.
 * @param path - where it stands in what the caller passed, for errors.
 * @param terms - the layouts that it may name, and whether 9¾ belongs to the edition.
 * @throws RulesError `description.malformed`, with `path` and what was `expected` in the details.
 */
export function paperFrom(value: unknown, path: string, terms: SheetTerms): Paper {
  const { description, layout } = readDescription(value, path, terms, marksOf);
  const own = expansionOn(layout).ownOf(ownPartOf(description), layout);
  return paperOf(sheetOf(description, layout, own), layout);
}

/** Everything that is wrong with a sheet, what it has of an expansion included. */
export function auditPaper(paper: Paper, rules: AuditRules): Violation[] {
  const expansion = expansionOn(paper.layout);
  const [first, ...others] = expansion.auditRules(paper).map((own) => audit(paper, { ...rules, ...own }));
  const basic = others.reduce((fewest, found) => (found.length < fewest.length ? found : fewest), first);
  return [...basic, ...expansion.audit(paper)];
}
