import { type AuditRules, auditRulesOf } from "../audit/audit-rules.js";
import { EDITIONS } from "../data/editions.js";
import type { Layout } from "../data/layout.js";
import { type GameOptions, resolveOptions } from "./options/options.js";

/**
 * The options of a game that matter to sheets taken by themselves: the edition, and the sheets and plans where
 * they are one's own. The others may be there too.
 */
export type SheetOptions = Omit<Partial<GameOptions>, "players" | "seed" | "cards" | "start">;

/** What the options come to. */
export interface SheetSetup {
  /** The layouts that a description may name. */
  readonly layouts: readonly Layout[];
  /** The rules by which sheets are judged. */
  readonly rules: AuditRules;
}

/** How many sheets are taken at once: more than anybody has. */
export const MOST_SHEETS = 1000;

/**
 * Checks the options and fills in what is left out.
 *
 * @throws RulesError `options.…`
 */
export function resolveSheetOptions(options: SheetOptions): SheetSetup {
  const { sheet } = options;
  const count = Array.isArray(sheet) && sheet.length <= MOST_SHEETS ? Math.max(sheet.length, 1) : 1;
  const players = Array.from({ length: count }, (_, index) => String(index));
  const { setup } = resolveOptions({ ...options, sheet, players, seed: 0 });
  return {
    layouts: sheet === undefined ? EDITIONS[setup.edition].sheets : setup.layouts,
    rules: auditRulesOf(setup),
  };
}
