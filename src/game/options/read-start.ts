import { RulesError, throwInput } from "../../clauses/violation.js";
import { ACTIONS, type Action, cardsOf } from "../../data/cards.js";
import { PLAN_LETTERS, type PlanLetter } from "../../data/plan-card.js";
import { within } from "../../input/fields.js";
import {
  choice,
  type ElementReader,
  list,
  nullable,
  object,
  optional,
  type Reader,
  row,
  whole,
} from "../../input/readers.js";
import { sheetRulesOf } from "../../sheet/check/sheet-rules.js";
import type { SheetDescription } from "../../sheet/description.js";
import type { Sheet } from "../../sheet/sheet.js";
import type { Setup } from "../../state/state.js";
import type { Combination } from "../../state/turn.js";
import { checkSheetContext, sheetContextFrom } from "../../variants/expansions/whole-sheets.js";
import { findShownCards } from "../shown-cards.js";

/** What lies on the table when a game is played on. */
export interface StartTable {
  /** The round that begins, from 1 to 9999; by default 1. */
  readonly round?: number | undefined;
  /**
   * The combinations shown, one for each stack. Number and action are those of two cards, the one on top and the one
   * flipped; all must be different cards of the game. RND-2
   */
  readonly combinations: readonly Combination[];
  /** For each stack the action shown in the corner of its top card; left out or `null` where not known. SET-7 */
  readonly nextActions?: readonly Action[] | null | undefined;
  /** The plans that have been turned; those for which a sheet has points always have. PLN-2 */
  readonly turned?: readonly PlanLetter[] | undefined;
}

/** A position at the beginning of a round, from which a game is played on. */
export interface StartPosition {
  /** The sheet of each player. */
  readonly sheets: readonly SheetDescription[];
  /** What lies on the table. */
  readonly table: StartTable;
}

/** A position from which a game is played on, read. */
export interface Start {
  /** The sheet of each player. */
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

/** What lies on a table with this many stacks: different cards of the game must show it. RND-2 NTQ-1 */
function tableFor({ cards }: Setup, stacks: number) {
  const deck = cardsOf(cards);
  const number = choice([...new Set(deck.map((card) => card.number))].sort((a, b) => a - b));
  const shown = object({
    round: optional(whole(1, 9999), 1),
    combinations: row(object<Combination>({ number, action }), stacks, `${stacks} combinations`),
    nextActions: optional(nullable(row(action, stacks, `${stacks} actions, or null`)), null),
    turned: optional(list(choice(PLAN_LETTERS), "a list of plan letters", PLAN_LETTERS.length), []),
  });
  return (value: unknown, path: string) => {
    const table = shown(value, path);
    const { missing } = findShownCards(deck, table);
    return missing === null ? table : throwInput("options.start-cards", { path: within(path, missing) });
  };
}

/** The sheets of all players, each with what is wrong on it. */
function sheetsFor(setup: Setup): Reader<Sheet[]> {
  const { players, layouts, playerLayouts } = setup;
  const rules = sheetRulesOf(setup);
  const sheet: ElementReader<Sheet> = (value, path, player) => {
    const context = sheetContextFrom(value, path, { layouts: [layouts[playerLayouts[player]]], rules });
    const violations = checkSheetContext(context, rules);
    if (violations.length === 0) return context.sheet;
    throw new RulesError(violations.map((each) => ({ ...each, details: { player, ...each.details } })));
  };
  return row(sheet, players.length, "a sheet for each player");
}

/** Reads a position from which a game is played on. */
export function readStart(value: unknown, path: string, setup: Setup): Start {
  if (setup.supply.from !== "stacks") throwInput("options.start-mode", { path, mode: setup.mode });
  const { stacks } = setup.supply;
  const position = object({ sheets: sheetsFor(setup), table: tableFor(setup, stacks) });
  const {
    sheets,
    table: { turned, ...shown },
  } = position(value, path);
  const isTurned = (letter: PlanLetter, slot: number): boolean =>
    turned.includes(letter) || sheets.some(({ planPoints }) => planPoints[slot] !== null);
  return { sheets, ...shown, turned: PLAN_LETTERS.map(isTurned) };
}
