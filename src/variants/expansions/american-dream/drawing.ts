import { bonusState } from "../../../sheet/bonus.js";
import { type Drawing, nothingOnTable } from "../../drawing.js";
import { dreamLayout, dreamSheet, familyAt, isComplete, isPerfect } from "./houses.js";
import { columnItem } from "./score.js";

/** Families at their houses, and the bonuses of streets and columns. AMD-1 AMD-3 */
export const drawing: Drawing = {
  ...nothingOnTable,
  marks(context, place) {
    const family = familyAt(context.layout, context.geometry, place);
    return [{ mark: "family", family, perfect: isPerfect(context, place) }];
  },
  sheet(context) {
    const { streetBonus, columnBonus, normal, perfect } = dreamLayout(context.layout);
    const { streetBonuses, columnBonuses } = dreamSheet(context.sheet);
    return {
      id: "american-dream",
      streets: streetBonuses.map((bonus, street) => ({
        street,
        complete: isComplete(context, { kind: "street", street }),
        bonus: bonusState(bonus),
      })),
      columns: columnBonuses.map((bonus, column) => ({
        column,
        complete: isComplete(context, { kind: "column", column }),
        bonus: bonusState(bonus),
        points: columnItem(context, column, bonus).points,
      })),
      streetBonus,
      columnBonus,
      normal,
      perfect,
    };
  },
  target(move) {
    if (move.type === "crossStreet") return { target: "streetBonus", street: move.street };
    return move.type === "crossColumn" ? { target: "columnBonus", column: move.column } : null;
  },
};
