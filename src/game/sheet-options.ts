import { type AuditRules, auditRulesOf } from "../audit/audit-rules.js";
import { EDITIONS, type EditionId } from "../data/editions.js";
import type { Layout } from "../data/layout.js";
import { isList, MOST_ELEMENTS } from "../rules/fields.js";
import { record } from "../rules/readers.js";
import { randomFromSeed } from "../state/random.js";
import { expansionOn } from "../variants/expansions.js";
import { sheetsOfEdition } from "../variants/printed-sheets.js";
import { checkCombination } from "./options/check-combination.js";
import { type GameOptions, SHEET_OPTIONS } from "./options/options.js";
import { readPlans } from "./options/read-plans.js";
import { readSheets } from "./options/read-sheets.js";

/**
 * What matters to sheets taken by themselves: the edition, the sheets and plans where they are one's own. Advanced
 * Mode and the 9¾ cards may be named too; they make no sheet right or wrong.
 */
export type SheetOptions = Pick<
  GameOptions,
  "edition" | "sheet" | "advanced" | "nineAndThreeQuarters" | "plans"
>;

/** What the options come to. */
export interface SheetSetup {
  /** The layouts that a description may name. */
  readonly layouts: readonly Layout[];
  /** The rules by which sheets are judged. */
  readonly rules: AuditRules;
}

/** How many sheets are taken at once: as many as architects can play. */
export const MOST_SHEETS = MOST_ELEMENTS;

function layoutsOf(sheet: unknown, edition: EditionId): readonly Layout[] {
  if (sheet === undefined) return sheetsOfEdition(edition);
  const count = isList(sheet) ? Math.min(sheet.length, MOST_SHEETS) : 1;
  return readSheets(sheet, edition, count).layouts;
}

/**
 * Checks the options and fills in what is left out.
 *
 * @throws RulesError `options.…`
 */
export function resolveSheetOptions(options: SheetOptions): SheetSetup {
  const {
    edition,
    sheet,
    advanced,
    nineAndThreeQuarters,
    plans: chosen,
  } = record(SHEET_OPTIONS)(options, "");
  const layouts = layoutsOf(sheet, edition);
  if (layouts.length > 0) {
    checkCombination({ edition, layout: layouts[0], mode: "standard", advanced, nineAndThreeQuarters });
  }
  const expansion = sheet === undefined || layouts.length === 0 ? null : expansionOn(layouts[0]);
  const plans =
    chosen === undefined
      ? []
      : readPlans(chosen, edition, expansion, advanced, layouts[0], randomFromSeed(0));
  return { layouts, rules: auditRulesOf({ edition, rules: EDITIONS[edition].rules, plans }) };
}
