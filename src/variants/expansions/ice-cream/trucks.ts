import type { Layout } from "../../../data/layout.js";
import type { Geometry } from "../../../sheet/geometry.js";
import { isNumbered, openExpansion, type Sheet } from "../../../sheet/sheet.js";
import type { Side } from "../../../state/move-of.js";
import type { OpenTurn } from "../../../state/open-turn.js";
import type { RuleContext } from "../../../state/rule-context.js";
import { iceCreamLayout, iceCreamSheet, isOpenCone, scoopsAt } from "./cones.js";

const CHOSEN: readonly (Side | null)[] = [null, "left", "right"];

/** The end at which the truck of a street starts; `null` where one of two has still to be chosen. [ICE-1] [PCK-3] */
export function truckOf(layout: Layout, sheet: Pick<Sheet, "expansion">, street: number): Side | null {
  const printed = iceCreamLayout(layout).trucks[street];
  return printed === "both" ? (CHOSEN[iceCreamSheet(sheet).trucks[street]] ?? null) : printed;
}

/** The places of a street in the order in which a truck from one end comes to them. */
export function routeFrom({ inStreet }: Geometry, street: number, from: Side): readonly number[] {
  return from === "left" ? inStreet[street] : inStreet[street].toReversed();
}

/**
 * The truck drives to a house that has got a number, unless it is already further on: it stands at the furthest one
 * that has a number, because roundabouts do not move it. The cone there is circled, open ones on the way are crossed
 * out. [ICE-2] ICE-6
 */
export function drive(turn: OpenTurn, context: RuleContext, from: Side, place: number): void {
  const { layout, geometry } = context;
  const { sheet } = context.turn;
  const route = routeFrom(geometry, geometry.streetOf[place], from);
  const at = route.indexOf(place);
  if (route.slice(at + 1).some((further) => isNumbered(sheet, further))) return;
  const expansion = openExpansion(turn.sheet, iceCreamSheet);
  for (const passed of route.slice(0, at)) {
    if (isOpenCone({ sheet, layout, geometry }, passed)) expansion.crossed[passed] = 1;
  }
  if (scoopsAt(layout, geometry, place) > 0) expansion.circled[place] = 1;
}
