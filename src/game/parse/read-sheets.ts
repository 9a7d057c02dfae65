import { type AuditRules, auditRulesOf } from "../../audit/audit-rules.js";
import type { Layout } from "../../data/layout.js";
import { invalid } from "../../rules/fields.js";
import { row } from "../../rules/readers.js";
import { RulesError } from "../../rules/violation.js";
import { paperOf } from "../../sheet/area.js";
import type { Sheet } from "../../sheet/sheet.js";
import type { Setup } from "../../state/state.js";
import { auditPaper, describePaper, paperFrom } from "../../variants/described-sheets.js";
import { isSame } from "../canonical.js";

/**
 * The sheet that a saved one's own description comes to: it can hold nothing that a description can't say. `null` where
 * it has none.
 */
function describedAgain(sheet: Sheet, layout: Layout, rules: AuditRules): Sheet | null {
  try {
    return paperFrom(describePaper(paperOf(sheet, layout)), "", { layouts: [layout], rules }).sheet;
  } catch {
    return null;
  }
}

/** Reads one architect's sheet: one that can be described, with nothing wrong on it. */
function readSheet(value: unknown, path: string, layout: Layout, rules: AuditRules): Sheet {
  const sheet = describedAgain(value as Sheet, layout, rules);
  if (sheet === null || !isSame(sheet, value)) return invalid(path, "a sheet of the layout");
  const violations = auditPaper(paperOf(sheet, layout), rules);
  if (violations.length > 0) {
    throw new RulesError(
      violations.map((violation) => ({ ...violation, details: { path, ...violation.details } })),
    );
  }
  return sheet;
}

/** Reads the sheets of all architects. */
export function readSheets(value: unknown, setup: Setup): Sheet[] {
  const { players, layouts, layoutOf } = setup;
  const rules = auditRulesOf(setup);
  const sheet = (each: unknown, path: string, player: number): Sheet =>
    readSheet(each, path, layouts[layoutOf[player]], rules);
  return row(sheet, players.length, "a sheet for each architect")(value, "sheets");
}
