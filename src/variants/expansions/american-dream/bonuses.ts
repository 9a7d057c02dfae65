import { sheetViolation, type Violation } from "../../../clauses/violation.js";
import { type BonusMark, bonusesAfterRound, CIRCLED, CROSSED } from "../../../sheet/bonus.js";
import { type Area, type SheetContext, sheetContextsOf } from "../../../sheet/sheet-context.js";
import { type TableRun, writeExpansion } from "../../../state/table-run.js";
import { declaredIn } from "../../paper/declare.js";
import { dreamSheet, isComplete } from "./houses.js";
import type { AmericanDreamSheet } from "./types.js";

/** The bonuses of a sheet: of streets and of columns. */
type Bonuses = keyof Pick<AmericanDreamSheet, "streetBonuses" | "columnBonuses">;

/** The street or column that a bonus is for. */
function areaOf(bonuses: Bonuses, index: number): Area {
  return bonuses === "streetBonuses" ? { kind: "street", street: index } : { kind: "column", column: index };
}

/** The first to complete a street or column get its bonus, everybody else crosses it out. [AMD-3] */
function bonusesAfter(
  run: TableRun,
  sheetContexts: readonly SheetContext[],
  bonuses: Bonuses,
): BonusMark[][] {
  const hasDeclared = declaredIn(run);
  const of = bonuses === "streetBonuses" ? "street" : "column";
  return bonusesAfterRound(
    sheetContexts.map(({ sheet }) => dreamSheet(sheet)[bonuses]),
    (player, index) =>
      isComplete(sheetContexts[player], areaOf(bonuses, index)) || hasDeclared(player, of, index),
  );
}

/** The bonuses of streets and columns are given out. AMD-3 RND-7 */
export function settle(run: TableRun): void {
  const { setup, state } = run;
  const sheetContexts = sheetContextsOf(state.sheets, setup);
  const streetBonuses = bonusesAfter(run, sheetContexts, "streetBonuses");
  const columnBonuses = bonusesAfter(run, sheetContexts, "columnBonuses");
  sheetContexts.forEach(({ sheet }, player) => {
    writeExpansion(run, player, {
      id: "american-dream",
      perfect: dreamSheet(sheet).perfect,
      streetBonuses: streetBonuses[player],
      columnBonuses: columnBonuses[player],
    });
  });
}

/** A bonus is circled only where its street or column is complete. AMD-3 */
export function checkBonuses(context: SheetContext): Violation[] {
  const expansion = dreamSheet(context.sheet);
  const checkOf = (bonuses: Bonuses): Violation[] =>
    expansion[bonuses].flatMap((bonus, index) => {
      const area = areaOf(bonuses, index);
      const isRight = bonus <= CROSSED && (bonus !== CIRCLED || isComplete(context, area));
      const { kind: _kind, ...where } = area;
      return isRight ? [] : [sheetViolation("sheet.bonus", { ...where, bonus })];
    });
  return [...checkOf("streetBonuses"), ...checkOf("columnBonuses")];
}
