import { ACTIONS } from "../../../data/cards.js";
import { pointsOfAll } from "../../../input/sum.js";
import { type OpponentScore, type OpponentSection, opponentPlans } from "../../../scoring/opponent-score.js";
import type { ScoreItem, ScoreSection } from "../../../scoring/score-sheet.js";
import { sectionOf } from "../../../scoring/section.js";
import { type BonusMark, CIRCLED, CROSSED } from "../../../sheet/bonus.js";
import { isNumbered } from "../../../sheet/sheet.js";
import { placesIn, type SheetContext } from "../../../sheet/sheet-context.js";
import { type OpponentView, usualRoles } from "../expansion.js";
import { dreamLayout, dreamSheet, isComplete, isPerfect } from "./houses.js";

/** A complete column scores its houses, doubled with its bonus; any other nothing. [AMD-4] */
export function columnItem(context: SheetContext, column: number, bonus: BonusMark): ScoreItem {
  const { normal, perfect, columnBonus } = dreamLayout(context.layout);
  const area = { kind: "column", column } as const;
  const places = placesIn(context, area);
  const houses = places.map((place) => ({ points: isPerfect(context, place) ? perfect : normal }));
  const times = bonus === CIRCLED ? columnBonus : 1;
  return {
    of: String(column + 1),
    count: places.filter((place) => isNumbered(context.sheet, place)).length,
    points: isComplete(context, area) ? pointsOfAll(houses) * times : 0,
  };
}

/** The points for the bonus of a street, if it is marked so. */
function streetItems({ sheet, layout }: SheetContext, mark: BonusMark): ScoreItem[] {
  const { streetBonus } = dreamLayout(layout);
  return dreamSheet(sheet).streetBonuses.map((bonus, street) => {
    const count = bonus === mark ? 1 : 0;
    return { of: String(street + 1), count, points: count * streetBonus };
  });
}

/** AMD-4 */
export function sectionsOf(context: SheetContext): ScoreSection[] {
  const columns = dreamSheet(context.sheet).columnBonuses.map((bonus, column) =>
    columnItem(context, column, bonus),
  );
  const streets = streetItems(context, CIRCLED);
  return [sectionOf("columns", "AMD-4", columns), sectionOf("streets", "AMD-4", streets)];
}

/** The AAA scores each card given by its value on the opponent card, and each street bonus crossed. AMD-6 */
export function opponentScore({ card, opponent, sheetContexts: [context] }: OpponentView): OpponentScore {
  const roles = usualRoles(opponent.given);
  const columns = ACTIONS.map((of) => {
    const count = roles.filter((role) => role === of).length;
    return { of, count, points: count * card[of] };
  });
  const streets = streetItems(context, CROSSED);
  const sections: OpponentSection[] = [
    opponentPlans(opponent),
    sectionOf("columns", "AMD-6", columns),
    sectionOf("streets", "AMD-6", streets),
  ];
  return { sections, estates: [], total: pointsOfAll(sections) };
}
