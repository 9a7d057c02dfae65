import { type AuditRules, auditRulesOf } from "../audit/audit-rules.js";
import { EDITIONS } from "../data/editions.js";
import type { Layout } from "../data/layout.js";
import { fieldsOf } from "../rules/fields.js";
import { type GameOptions, resolveOptions } from "./options/options.js";

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

/** How many sheets are taken at once: more than anybody has. */
export const MOST_SHEETS = 1000;

const OPTION_NAMES = ["edition", "sheet", "advanced", "nineAndThreeQuarters", "plans"];

/**
 * Checks the options and fills in what is left out.
 *
 * @throws RulesError `options.…`
 */
export function resolveSheetOptions(options: SheetOptions): SheetSetup {
  const fields = fieldsOf(options, "", OPTION_NAMES) as SheetOptions;
  const { sheet } = fields;
  const count = Array.isArray(sheet) ? Math.min(Math.max(sheet.length, 1), MOST_SHEETS) : 1;
  const players = Array.from({ length: count }, (_, index) => String(index));
  const { setup } = resolveOptions({ ...fields, players, seed: 0 });
  return {
    layouts: sheet === undefined ? EDITIONS[setup.edition].sheets : setup.layouts,
    rules: auditRulesOf(setup),
  };
}
