import { auditRulesOf } from "../../audit/audit-rules.js";
import { invalid, listOf } from "../../rules/fields.js";
import { RulesError } from "../../rules/violation.js";
import { paperOf } from "../../sheet/area.js";
import type { Sheet } from "../../sheet/sheet.js";
import type { Setup } from "../../state/state.js";
import { auditPaper, describePaper, paperFrom } from "../../variants/described-sheets.js";
import { newSheet } from "../../variants/expansions.js";
import { canonicalText } from "../canonical.js";
import { isLike } from "./is-like.js";

/** Whether a sheet has just the fields of a blank one, and lists as long as its own. */
function hasShape(blank: Sheet, value: unknown): value is Sheet {
  if (typeof value !== "object" || value === null) return false;
  const names = Object.keys(blank) as (keyof Sheet)[];
  if (Object.keys(value).length !== names.length) return false;
  const given = value as Sheet;
  return names.every((name) => {
    const own: unknown = blank[name];
    const each: unknown = given[name];
    if (name === "own") return own === null ? each === null : typeof each === "object" && each !== null;
    return Array.isArray(own) ? Array.isArray(each) && each.length === own.length : isLike(own, each);
  });
}

/** The sheet that its own description comes to: it can hold nothing that a description can't say. */
function describedAgain(sheet: Sheet, setup: Setup, player: number): Sheet | null {
  const layout = setup.layouts[setup.layoutOf[player]];
  try {
    return paperFrom(describePaper(paperOf(sheet, layout)), "", [layout]).sheet;
  } catch {
    return null;
  }
}

/** Reads one architect's sheet: one that can be described, with nothing wrong on it. */
function readSheet(value: unknown, path: string, setup: Setup, player: number): Sheet {
  const layout = setup.layouts[setup.layoutOf[player]];
  if (!hasShape(newSheet(layout), value)) return invalid(path, "a sheet of the layout");
  const sheet = describedAgain(value, setup, player);
  if (sheet === null || canonicalText(sheet) !== canonicalText(value))
    return invalid(path, "a sheet of the layout");
  const violations = auditPaper(paperOf(sheet, layout), auditRulesOf(setup));
  if (violations.length > 0) {
    throw new RulesError(
      violations.map((violation) => ({ ...violation, details: { path, ...violation.details } })),
    );
  }
  return sheet;
}

/** Reads the sheets of all architects. */
export function readSheets(value: unknown, setup: Setup): Sheet[] {
  const sheets = listOf(value, "sheets", "a sheet for each architect", setup.players.length);
  if (sheets.length !== setup.players.length) invalid("sheets", "a sheet for each architect");
  return sheets.map((sheet, player) => readSheet(sheet, `sheets[${player}]`, setup, player));
}
