import { auditRulesOf } from "../../audit/audit-rules.js";
import { ACTIONS, type Action, NINE_THREE_QUARTERS } from "../../data/cards.js";
import { PLAN_LETTERS, type PlanLetter } from "../../data/plan-card.js";
import {
  anything,
  choice,
  either,
  list,
  nullable,
  optional,
  record,
  row,
  whole,
} from "../../rules/readers.js";
import { RulesError, refuse, type Violation } from "../../rules/violation.js";
import type { SheetDescription } from "../../sheet/description.js";
import { HIGHEST_NUMBER, LOWEST_NUMBER } from "../../sheet/numbering.js";
import type { Sheet } from "../../sheet/sheet.js";
import type { Setup } from "../../state/state.js";
import type { Combination } from "../../state/turn.js";
import { auditPaper, paperFrom } from "../../variants/described-sheets.js";

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

const action = choice(ACTIONS);

const position = record({ sheets: anything, table: anything });

/** What lies on a table with so many stacks; 9¾ only where the game has it, as elsewhere it can't be written. NTQ-1 */
function tableWith({ nineAndThreeQuarters }: Setup, stacks: number) {
  const number = whole(LOWEST_NUMBER, HIGHEST_NUMBER);
  const combination = record<Combination>({
    number: nineAndThreeQuarters ? either(NINE_THREE_QUARTERS, number) : number,
    action,
  });
  return record({
    round: optional(whole(1, 9999), 1),
    combinations: row(combination, stacks, `${stacks} combinations`),
    nextActions: optional(nullable(row(action, stacks, `${stacks} actions, or null`)), null),
    turned: optional(list(choice(PLAN_LETTERS), "a list of plan letters", PLAN_LETTERS.length), []),
  });
}

/** A position with more than so many violations is refused with those found by then. */
const ENOUGH_VIOLATIONS = 1000;

function sheetsOf(value: unknown, path: string, setup: Setup): Sheet[] {
  const { players, layouts, layoutOf } = setup;
  const violations: Violation[] = [];
  const rules = auditRulesOf(setup);
  const described = row(anything, players.length, "a sheet for each architect")(value, path);
  const sheets = described.map((each, player) => {
    const paper = paperFrom(each, `${path}[${player}]`, { layouts: [layouts[layoutOf[player]]], rules });
    for (const violation of auditPaper(paper, rules)) {
      violations.push({ ...violation, details: { player, ...violation.details } });
    }
    if (violations.length > ENOUGH_VIOLATIONS) throw new RulesError(violations);
    return paper.sheet;
  });
  if (violations.length > 0) throw new RulesError(violations);
  return sheets;
}

/**
 * Reads a position from which a game is played on. Sheets that are wrong are refused with all that is wrong, up to about
 * a thousand things.
 */
export function readStart(value: unknown, path: string, setup: Setup): Start {
  if (setup.supply.from !== "stacks") refuse("options.start-mode", { path, mode: setup.mode });
  const { stacks } = setup.supply;
  const { sheets: described, table } = position(value, path);
  const sheets = sheetsOf(described, `${path}.sheets`, setup);
  const { turned, ...shown } = tableWith(setup, stacks)(table, `${path}.table`);
  const isTurned = (letter: PlanLetter, slot: number): boolean =>
    turned.includes(letter) || sheets.some(({ planPoints }) => planPoints[slot] !== null);
  return { sheets, ...shown, turned: PLAN_LETTERS.map(isTurned) };
}
