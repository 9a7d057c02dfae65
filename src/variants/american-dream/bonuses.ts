import { type Violation, violationOf } from "../../rules/violation.js";
import { type Area, type Paper, papersOf } from "../../sheet/area.js";
import { type BonusMark, bonusesAfterRound, CIRCLED, CROSSED } from "../../sheet/bonus.js";
import { type TableRun, writeOwn } from "../../state/table-run.js";
import { dreamSheet, isComplete } from "./houses.js";
import type { DreamSheet } from "./shape.js";

/** The bonuses of a sheet: of streets and of columns. */
type Bonuses = keyof Pick<DreamSheet, "streetBonuses" | "columnBonuses">;

/** The street or column that a bonus is for. */
function areaOf(bonuses: Bonuses, index: number): Area {
  return bonuses === "streetBonuses" ? { kind: "street", street: index } : { kind: "column", column: index };
}

/** Who is the first to complete a street or column has its bonus, everybody else crosses it. AMD-3 */
function bonusesAfter(papers: readonly Paper[], bonuses: Bonuses): BonusMark[][] {
  return bonusesAfterRound(
    papers.map(({ sheet }) => dreamSheet(sheet)[bonuses]),
    (player, index) => isComplete(papers[player], areaOf(bonuses, index)),
  );
}

/** The bonuses of streets and columns are given out. AMD-3 RND-7 */
export function settle(run: TableRun): void {
  const { setup, state } = run;
  const papers = papersOf(state.sheets, setup);
  const streetBonuses = bonusesAfter(papers, "streetBonuses");
  const columnBonuses = bonusesAfter(papers, "columnBonuses");
  papers.forEach(({ sheet }, player) => {
    writeOwn(run, player, {
      ...dreamSheet(sheet),
      streetBonuses: streetBonuses[player],
      columnBonuses: columnBonuses[player],
    });
  });
}

/** A bonus is circled only where its street or column is complete. AMD-3 */
export function auditBonuses(paper: Paper): Violation[] {
  const own = dreamSheet(paper.sheet);
  const auditOf = (bonuses: Bonuses): Violation[] =>
    own[bonuses].flatMap((bonus, index) => {
      const area = areaOf(bonuses, index);
      const isRight = bonus <= CROSSED && (bonus !== CIRCLED || isComplete(paper, area));
      const { kind: _kind, ...where } = area;
      return isRight ? [] : [violationOf("sheet.bonus", { ...where, bonus })];
    });
  return [...auditOf("streetBonuses"), ...auditOf("columnBonuses")];
}
