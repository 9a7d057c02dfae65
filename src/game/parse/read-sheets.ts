import { RulesError } from "../../clauses/violation.js";
import type { Layout } from "../../data/layout.js";
import { isSame } from "../../floor/canonical.js";
import { invalid } from "../../input/fields.js";
import { row } from "../../input/readers.js";
import { type SheetRules, sheetRulesOf } from "../../sheet/check/sheet-rules.js";
import type { Sheet } from "../../sheet/sheet.js";
import { sheetContextOf } from "../../sheet/sheet-context.js";
import type { Setup } from "../../state/state.js";
import {
  checkSheetContext,
  describeSheetContext,
  sheetContextFrom,
} from "../../variants/expansions/whole-sheets.js";

/**
 * The sheet made again from a saved one's description: it can hold nothing that a description can't say. `null` where
 * it has none.
 */
function describedAgain(sheet: Sheet, layout: Layout, rules: SheetRules): Sheet | null {
  try {
    return sheetContextFrom(describeSheetContext(sheetContextOf(sheet, layout)), "", {
      layouts: [layout],
      rules,
    }).sheet;
  } catch {
    return null;
  }
}

/** Reads one player's sheet: one that can be described, with nothing wrong on it. */
function readSheet(value: unknown, path: string, layout: Layout, rules: SheetRules): Sheet {
  const sheet = describedAgain(value as Sheet, layout, rules);
  if (sheet === null || !isSame(sheet, value)) return invalid(path, "a sheet of the layout");
  const violations = checkSheetContext(sheetContextOf(sheet, layout), rules);
  if (violations.length > 0) {
    throw new RulesError(
      violations.map((violation) => ({ ...violation, details: { path, ...violation.details } })),
    );
  }
  return sheet;
}

/** Reads the sheets of all players. */
export function readSheets(value: unknown, setup: Setup): Sheet[] {
  const { players, layouts, playerLayouts } = setup;
  const rules = sheetRulesOf(setup);
  const sheet = (each: unknown, path: string, player: number): Sheet =>
    readSheet(each, path, layouts[playerLayouts[player]], rules);
  return row(sheet, players.length, "a sheet for each player")(value, "sheets");
}
