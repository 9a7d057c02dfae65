import { sheetViolation, type Violation } from "../../../clauses/violation.js";
import { CIRCLED, CROSSED } from "../../../sheet/bonus.js";
import { houseOf } from "../../../sheet/geometry.js";
import { isNumbered } from "../../../sheet/sheet.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import { iceCreamLayout, iceCreamSheet, isRouteOver, scoopsAt } from "./cones.js";
import { routeFrom, truckOf } from "./trucks.js";

/** What can be at a cone: nothing yet, a circle, a cross. */
type ConeMark = "open" | "circled" | "crossed";

/** What a cone on the way can have become. ICE-2 ICE-6 */
function marksAllowed(
  { sheet }: SheetContext,
  place: number,
  isAtTruck: boolean,
  isAhead: boolean,
): ConeMark[] {
  if (sheet.places[place] === "roundabout") return ["crossed"];
  if (isAhead) return ["open"];
  if (isAtTruck) return ["circled"];
  return isNumbered(sheet, place) ? ["circled", "crossed"] : ["crossed"];
}

function markAt({ sheet }: SheetContext, place: number): ConeMark | null {
  const expansion = iceCreamSheet(sheet);
  if (expansion.circled[place] === 1) return expansion.crossed[place] === 1 ? null : "circled";
  return expansion.crossed[place] === 1 ? "crossed" : "open";
}

/** Whether the mark at a place is wrong: no cone, or one that the truck can't have left so. */
function isWrong(context: SheetContext, place: number, route: readonly number[], stands: number): boolean {
  const mark = markAt(context, place);
  if (scoopsAt(context.layout, context.geometry, place) === 0) return mark !== "open";
  const at = route.indexOf(place);
  return mark === null || !marksAllowed(context, place, at === stands, at > stands).includes(mark);
}

/** Cones that are not as the truck has left them. Before a truck is chosen none is under way. ICE-2 */
function checkCones(context: SheetContext, street: number): Violation[] {
  const { sheet, geometry } = context;
  const from = truckOf(context.layout, sheet, street);
  const route = routeFrom(geometry, street, from ?? "left");
  const stands = from === null ? -1 : route.findLastIndex((place) => isNumbered(sheet, place));
  return route
    .filter((place) => isWrong(context, place, route, stands))
    .sort((a, b) => a - b)
    .map((place) => sheetViolation("sheet.cone", { street, house: houseOf(geometry, place) }));
}

/** A truck is chosen only where there are two, and when the street's first house is numbered. PCK-3 */
function checkTruck({ sheet, layout, geometry }: SheetContext, street: number): Violation[] {
  const truck = iceCreamSheet(sheet).trucks[street];
  const hasTwo = iceCreamLayout(layout).trucks[street] === "both";
  const isBegun = routeFrom(geometry, street, "left").some((place) => isNumbered(sheet, place));
  const isRight = truck === 0 || (truck <= 2 && hasTwo && isBegun);
  return isRight ? [] : [sheetViolation("sheet.truck", { street, truck })];
}

/** The bonus belongs to those whose route is over. ICE-3 */
function checkBonus(context: SheetContext, street: number): Violation[] {
  const bonus = iceCreamSheet(context.sheet).bonuses[street];
  const isRight = bonus <= CROSSED && (bonus !== CIRCLED || isRouteOver(context, street));
  return isRight ? [] : [sheetViolation("sheet.route-bonus", { street, bonus })];
}

/** What is wrong with cones, trucks and bonuses, street after street. */
export function check(context: SheetContext): Violation[] {
  return context.layout.streets.flatMap((_, street) => [
    ...checkCones(context, street),
    ...checkTruck(context, street),
    ...checkBonus(context, street),
  ]);
}
