import { type Violation, violationOf } from "../../rules/violation.js";
import { type Area, type Paper, paperOf } from "../../sheet/area.js";
import { type TableRun, writeOwn } from "../../state/table-run.js";
import { dreamSheet, isComplete } from "./houses.js";
import type { DreamSheet } from "./shape.js";

/** A bonus that can still be circled. */
export const OPEN = 0;
/** A bonus that the architect has. */
export const CIRCLED = 1;
/** A bonus that the architect can't have any more. */
export const CROSSED = 2;

/** The bonuses of a sheet: of streets and of columns. */
type Bonuses = keyof Pick<DreamSheet, "streetBonuses" | "columnBonuses">;

/** The street or column that a bonus is for. */
function areaOf(bonuses: Bonuses, index: number): Area {
  return bonuses === "streetBonuses" ? { kind: "street", street: index } : { kind: "column", column: index };
}

/**
 * What becomes of a bonus: all who are the first to complete its street or column circle it, everybody else crosses
 * it. AMD-3
 *
 * @param bonus - the bonus on each architect's sheet.
 * @param complete - who has completed the street or column.
 */
function bonusAfter(bonus: readonly number[], complete: readonly boolean[]): readonly number[] {
  const isTaken = bonus.includes(CIRCLED);
  const circles = bonus.map((each, player) => !isTaken && each === OPEN && complete[player]);
  if (!isTaken && !circles.includes(true)) return bonus;
  return bonus.map((each, player) => {
    if (each !== OPEN) return each;
    return circles[player] ? CIRCLED : CROSSED;
  });
}

function bonusesAfter(papers: readonly Paper[], bonuses: Bonuses): readonly (readonly number[])[] {
  const before = papers.map(({ sheet }) => dreamSheet(sheet)[bonuses]);
  const after = before[0].map((_, index) =>
    bonusAfter(
      before.map((each) => each[index]),
      papers.map((paper) => isComplete(paper, areaOf(bonuses, index))),
    ),
  );
  return papers.map((_, player) => after.map((each) => each[player]));
}

/** The bonuses of streets and columns are given out. AMD-3 RND-7 */
export function settle(run: TableRun): void {
  const { setup, state } = run;
  const papers = state.sheets.map((sheet, player) => paperOf(sheet, setup.layouts[setup.layoutOf[player]]));
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
