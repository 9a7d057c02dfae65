import { bonusState, CIRCLED, CROSSED, OPEN } from "../../../sheet/bonus.js";
import { houseOf } from "../../../sheet/geometry.js";
import { isNumbered } from "../../../sheet/sheet.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import { type Drawing, NO_MARKS, nothingOnTable } from "../../drawing.js";
import { iceCreamLayout, iceCreamSheet, scoopsAt } from "./cones.js";
import { routeFrom, truckOf } from "./trucks.js";

/** The house at which the truck of a street stands: the furthest one with a number. ICE-2 ICE-6 */
function truckAt({ sheet, layout, geometry }: SheetContext, street: number): number | null {
  const from = truckOf(layout, sheet, street);
  if (from === null) return null;
  const at = routeFrom(geometry, street, from).findLast((place) => isNumbered(sheet, place));
  return at === undefined ? null : houseOf(geometry, at);
}

/** Cones at their houses, and the routes. ICE-1 ICE-3 */
export const drawing: Drawing = {
  ...nothingOnTable,
  marks({ sheet, layout, geometry }, place) {
    const scoops = scoopsAt(layout, geometry, place);
    if (scoops === 0) return NO_MARKS;
    const { circled, crossed } = iceCreamSheet(sheet);
    const state = circled[place] === 1 ? CIRCLED : crossed[place] === 1 ? CROSSED : OPEN;
    return [{ mark: "cone", scoops, state: bonusState(state) }];
  },
  sheet(context) {
    const { sheet, layout } = context;
    const { bonuses } = iceCreamSheet(sheet);
    const routes = iceCreamLayout(layout).trucks.map((trucks, street) => ({
      street,
      trucks,
      from: truckOf(layout, sheet, street),
      at: truckAt(context, street),
      bonus: bonusState(bonuses[street]),
    }));
    return { id: "ice-cream", routes };
  },
  target(move) {
    return move.type === "forfeit" ? { target: "route", street: move.street } : null;
  },
};
