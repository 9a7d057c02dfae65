import { proceed, stepAs } from "../../moves/agenda.js";
import { range, STREET } from "../../moves/fields.js";
import type { ViolationCode } from "../../rules/violation-kinds.js";
import { type BonusMark, CROSSED, OPEN } from "../../sheet/bonus.js";
import { columnCount } from "../../sheet/ground.js";
import { openOwn, type Sheet } from "../../sheet/sheet.js";
import type { Writable } from "../../sheet/writable.js";
import type { AnyKind, Field, KindOf } from "../../state/scene.js";
import type { TableRun } from "../../state/table-run.js";
import type { Step } from "../../state/turn.js";
import { dreamSheet } from "./houses.js";
import type { CrossColumnStep } from "./shape.js";

/** How many columns lose their bonus for a Validation card. AMD-6 */
const COLUMNS = 2;

/** A column, from 0 at the left. */
const COLUMN: Field = {
  name: "column",
  as: "index",
  range: ({ layout }) => range(0, columnCount(layout) - 1),
};

function openBonuses(bonuses: readonly BonusMark[]): number[] {
  return bonuses.flatMap((bonus, index) => (bonus === OPEN ? [index] : []));
}

function whyNotStreet(sheet: Sheet, street: number): ViolationCode | null {
  return dreamSheet(sheet).streetBonuses[street] === OPEN ? null : "crossStreet.not-open";
}

/** Crossing the bonus of a street that is neither circled nor crossed. AMD-6 */
const crossStreet: KindOf<"crossStreet"> = {
  type: "crossStreet",
  fields: [STREET],
  list({ player, turn }, _step, out) {
    for (const street of openBonuses(dreamSheet(turn.sheet).streetBonuses))
      out.push({ type: "crossStreet", player, street });
  },
  whyNot({ turn }, _step, { street }) {
    return whyNotStreet(turn.sheet, street);
  },
  play(turn, _scene, { street }) {
    const own = openOwn(turn.sheet, dreamSheet);
    own.streetBonuses[street] = CROSSED;
    proceed(turn);
  },
};

function whyNotColumn(sheet: Sheet, step: CrossColumnStep, column: number): ViolationCode | null {
  const { columnBonuses } = dreamSheet(sheet);
  if (columnBonuses[column] !== OPEN) return "crossColumn.not-open";
  if (column <= step.after) return "crossColumn.order";
  const later = openBonuses(columnBonuses).filter((each) => each > column).length;
  return later < step.more ? "crossColumn.too-few-left" : null;
}

/** Crossing the bonus of a column: from left to right, so that each set is named once. AMD-6 */
const crossColumn: KindOf<"crossColumn"> = {
  type: "crossColumn",
  fields: [COLUMN],
  list({ player, turn }, step, out) {
    const { columnBonuses } = dreamSheet(turn.sheet);
    columnBonuses.forEach((_, column) => {
      if (whyNotColumn(turn.sheet, stepAs(step, "crossColumn"), column) === null)
        out.push({ type: "crossColumn", player, column });
    });
  },
  whyNot({ turn }, step, { column }) {
    return whyNotColumn(turn.sheet, stepAs(step, "crossColumn"), column);
  },
  play(turn, _scene, { column }, step) {
    const own = openOwn(turn.sheet, dreamSheet);
    own.columnBonuses[column] = CROSSED;
    const { more } = stepAs(step, "crossColumn");
    if (more > 0) proceed(turn, { step: "crossColumn", after: column, more: more - 1 });
    else proceed(turn);
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
 * A Validation card: the architect crosses the bonus of a street and those of two columns at once, as many as there
 * are. AMD-6 AAA-5
 */
export function resolve({ state }: TableRun): void {
  const { streetBonuses, columnBonuses } = dreamSheet(state.sheets[0]);
  const columns = Math.min(openBonuses(columnBonuses).length, COLUMNS);
  const agenda: Step[] = [
    ...(openBonuses(streetBonuses).length > 0 ? [{ step: "crossStreet" } as const] : []),
    ...(columns > 0 ? [{ step: "crossColumn", after: -1, more: columns - 1 } as const] : []),
  ];
  if (agenda.length === 0) return;
  state.agenda.unshift({ do: "ask", agenda: [...agenda, { step: "finish" }] as Writable<Step>[] });
}
