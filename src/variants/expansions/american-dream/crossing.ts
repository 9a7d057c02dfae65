import type { MoveCode } from "../../../clauses/move-kinds.js";
import type { Writable } from "../../../input/plain.js";
import { copyPlain } from "../../../input/plain.js";
import { proceed, stepAs } from "../../../moves/agenda.js";
import { type BonusMark, CROSSED, OPEN } from "../../../sheet/bonus.js";
import { openExpansion, type Sheet } from "../../../sheet/sheet.js";
import type { AnyKind, KindOf } from "../../../state/rule-context.js";
import { type TableRun, writeExpansion } from "../../../state/table-run.js";
import type { Step } from "../../../state/turn.js";
import { FIELDS } from "./fields.js";
import { dreamSheet } from "./houses.js";
import type { AmericanDreamSheet } from "./types.js";

/** How many streets lose their bonus for a Validation card. AMD-6 */
const STREETS = 1;

/** How many columns lose their bonus for a Validation card. AMD-6 */
const COLUMNS = 2;

function openBonuses(bonuses: readonly BonusMark[]): number[] {
  return bonuses.flatMap((bonus, index) => (bonus === OPEN ? [index] : []));
}

function whyNotStreet(sheet: Sheet, street: number): MoveCode | null {
  return dreamSheet(sheet).streetBonuses[street] === OPEN ? null : "crossStreet.not-open";
}

/** Crossing the bonus of a street that is neither circled nor crossed. AMD-6 */
const crossStreet: KindOf<"crossStreet"> = {
  type: "crossStreet",
  fields: FIELDS.crossStreet,
  list({ player, turn }, _step, out) {
    for (const street of openBonuses(dreamSheet(turn.sheet).streetBonuses))
      out.push({ type: "crossStreet", player, street });
  },
  whyNot({ turn }, _step, { street }) {
    return whyNotStreet(turn.sheet, street);
  },
  play(turn, _context, { street }) {
    const expansion = openExpansion(turn.sheet, dreamSheet);
    expansion.streetBonuses[street] = CROSSED;
    proceed(turn);
  },
};

function whyNotColumn(sheet: Sheet, column: number): MoveCode | null {
  return dreamSheet(sheet).columnBonuses[column] === OPEN ? null : "crossColumn.not-open";
}

/** Crosses the bonuses of columns. */
function crossColumns(expansion: Writable<AmericanDreamSheet>, columns: readonly number[]): void {
  for (const column of columns) expansion.columnBonuses[column] = CROSSED;
}

/** Crossing the bonus of a column: in any order; once no choice is left, the others are crossed with it. AMD-6 */
const crossColumn: KindOf<"crossColumn"> = {
  type: "crossColumn",
  fields: FIELDS.crossColumn,
  namesSet: true,
  list({ player, turn }, _step, out) {
    for (const column of openBonuses(dreamSheet(turn.sheet).columnBonuses))
      out.push({ type: "crossColumn", player, column });
  },
  whyNot({ turn }, _step, { column }) {
    return whyNotColumn(turn.sheet, column);
  },
  play(turn, _context, { column }, step) {
    const expansion = openExpansion(turn.sheet, dreamSheet);
    crossColumns(expansion, [column]);
    const { more } = stepAs(step, "crossColumn");
    const open = openBonuses(expansion.columnBonuses);
    const hasChoice = more > 0 && open.length > more;
    if (hasChoice) proceed(turn, { step: "crossColumn", more: more - 1 });
    else {
      if (more > 0) crossColumns(expansion, open);
      proceed(turn);
    }
  },
};

/** The expansion's kinds of move. */
export const KINDS = [crossStreet, crossColumn];

/** The kinds that a step of the expansion takes; `null` for another step. */
export function kindsCrossing({ step }: Step): readonly AnyKind[] | null {
  const kinds = KINDS.filter(({ type }) => type === step);
  return kinds.length > 0 ? kinds : null;
}

/**
 * A Validation card: the player crosses the bonus of a street and those of two columns at once, as many as there are.
 * Where there is no choice they are crossed without a question. [AMD-6] AAA-5
 */
export function resolve(run: TableRun): void {
  const { state } = run;
  const expansion = copyPlain(dreamSheet(state.sheets[0]));
  const streets = openBonuses(expansion.streetBonuses);
  const columns = openBonuses(expansion.columnBonuses);
  const agenda: Step[] = [];
  if (streets.length > STREETS) agenda.push({ step: "crossStreet" });
  else for (const street of streets) expansion.streetBonuses[street] = CROSSED;
  if (columns.length > COLUMNS) agenda.push({ step: "crossColumn", more: COLUMNS - 1 });
  else crossColumns(expansion, columns);
  writeExpansion(run, 0, expansion);
  if (agenda.length === 0) return;
  state.agenda.unshift({ do: "ask", agenda: [...agenda, { step: "finish" }] as Writable<Step>[] });
}
