import { auditRulesOf } from "../../audit/audit-rules.js";
import { ACTIONS, type Action, NINE_THREE_QUARTERS } from "../../data/cards.js";
import { PLAN_LETTERS, type PlanLetter } from "../../data/plan-card.js";
import { choiceOf, fieldsOf, invalid, listOf, wholeOf } from "../../rules/fields.js";
import { RulesError, refuse, type Violation } from "../../rules/violation.js";
import type { SheetDescription } from "../../sheet/description.js";
import { HIGHEST_NUMBER, LOWEST_NUMBER } from "../../sheet/numbering.js";
import type { Sheet } from "../../sheet/sheet.js";
import type { Setup } from "../../state/state.js";
import type { Combination } from "../../state/turn.js";
import { auditPaper, paperFrom } from "../../variants/described-sheets.js";
import { startProblems } from "./check-start.js";

/** What lies on the table when a game is played on. */
export interface StartTable {
  /** The round that begins, from 1 to 9999; by default 1. */
  readonly round?: number | undefined;
  /** The combinations shown, one for each stack. Whether there are such cards is not asked. RND-2 */
  readonly combinations: readonly Combination[];
  /** For each stack the action shown in the corner of its top card; left out or `null` where not known. SET-7 */
  readonly nextActions?: readonly Action[] | null | undefined;
  /** The plans that have been turned; those for which a sheet has points always have. PLN-2 */
  readonly turned?: readonly PlanLetter[] | undefined;
}

/** A position at the beginning of a round, from which a game is played on. */
export interface StartPosition {
  /** The sheet of each architect. */
  readonly sheets: readonly SheetDescription[];
  /** What lies on the table. */
  readonly table: StartTable;
}

/** A position from which a game is played on, read. */
export interface Start {
  /** The sheet of each architect. */
  readonly sheets: readonly Sheet[];
  /** The round that begins. */
  readonly round: number;
  /** The combinations shown. */
  readonly combinations: readonly Combination[];
  /** For each stack the next action, where they are known. */
  readonly nextActions: readonly Action[] | null;
  /** Whether plan A, B and C have been turned. */
  readonly turned: readonly boolean[];
}

const LAST_ROUND = 9999;

/** A list of so many elements. */
function rowOf(value: unknown, path: string, length: number, allowed: string): unknown[] {
  const row = listOf(value, path, allowed, length);
  return row.length === length ? row : invalid(path, allowed);
}

function actionOf(value: unknown, path: string): Action {
  return value === undefined ? invalid(path, ACTIONS.join(", ")) : choiceOf(value, path, ACTIONS);
}

/** 9¾ only where the game has it, because elsewhere it can't be written. NTQ-1 */
function combinationOf(value: unknown, path: string, setup: Setup): Combination {
  const { number, action } = fieldsOf(value, path, ["number", "action"]);
  const isQuarter = setup.nineAndThreeQuarters && number === NINE_THREE_QUARTERS;
  return {
    number: isQuarter
      ? NINE_THREE_QUARTERS
      : wholeOf(number, `${path}.number`, LOWEST_NUMBER, HIGHEST_NUMBER),
    action: actionOf(action, `${path}.action`),
  };
}

function nextActionsOf(value: unknown, path: string, stacks: number): Action[] | null {
  if (value === undefined || value === null) return null;
  const actions = rowOf(value, path, stacks, `${stacks} actions, or null`);
  return actions.map((action, index) => actionOf(action, `${path}[${index}]`));
}

function turnedOf(value: unknown, path: string, sheets: readonly Sheet[]): boolean[] {
  const letters =
    value === undefined ? [] : listOf(value, path, "a list of plan letters", PLAN_LETTERS.length);
  const isLetter = (each: unknown): boolean => PLAN_LETTERS.some((letter) => letter === each);
  const wrong = letters.findIndex((each) => !isLetter(each));
  if (wrong >= 0) invalid(`${path}[${wrong}]`, PLAN_LETTERS.join(", "));
  return PLAN_LETTERS.map(
    (letter, slot) => letters.includes(letter) || sheets.some((sheet) => sheet.planPoints[slot] !== null),
  );
}

function sheetsOf(value: unknown, path: string, setup: Setup): Sheet[] {
  const { players, layouts, layoutOf } = setup;
  const violations: Violation[] = [];
  const rules = auditRulesOf(setup);
  const sheets = rowOf(value, path, players.length, "a sheet for each architect").map((each, player) => {
    const layout = layouts[layoutOf[player]];
    const paper = paperFrom(each, `${path}[${player}]`, [layout]);
    for (const violation of [...auditPaper(paper, rules), ...startProblems(paper, setup)]) {
      violations.push({ ...violation, details: { player, ...violation.details } });
    }
    return paper.sheet;
  });
  if (violations.length > 0) throw new RulesError(violations);
  return sheets;
}

/** Reads a position from which a game is played on. Sheets that are wrong are refused with all that is wrong. */
export function readStart(value: unknown, path: string, setup: Setup): Start {
  if (setup.supply.from !== "stacks") refuse("options.start-mode", { path, mode: setup.mode });
  const { stacks } = setup.supply;
  const fields = fieldsOf(value, path, ["sheets", "table"]);
  const sheets = sheetsOf(fields["sheets"], `${path}.sheets`, setup);
  const table = fieldsOf(fields["table"], `${path}.table`, [
    "round",
    "combinations",
    "nextActions",
    "turned",
  ]);
  const { round, combinations, nextActions, turned } = table;
  const at = `${path}.table`;
  return {
    sheets,
    round: round === undefined ? 1 : wholeOf(round, `${at}.round`, 1, LAST_ROUND),
    combinations: rowOf(combinations, `${at}.combinations`, stacks, `${stacks} combinations`).map(
      (each, index) => combinationOf(each, `${at}.combinations[${index}]`, setup),
    ),
    nextActions: nextActionsOf(nextActions, `${at}.nextActions`, stacks),
    turned: turnedOf(turned, `${at}.turned`, sheets),
  };
}
