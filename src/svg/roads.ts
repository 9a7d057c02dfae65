import type { HordeView, LightString, RouteView, Side, ZombiesView } from "perfect-home-rules";
import type { SheetView, StreetView } from "perfect-home-rules/view";
import { columnAt, type Grid, PITCH } from "./grid.js";
import { circle, path, rect } from "./markup.js";
import { BOX, COUNTS, CROSS } from "./style.js";

/** Where the plot of a house begins. */
function houseAt(grid: Grid, { column }: StreetView, house: number): number {
  return columnAt(grid, column + house);
}

/** The edge of a street outside its first or last house. */
function endAt(grid: Grid, street: StreetView, side: Side): number {
  return houseAt(grid, street, side === "left" ? 0 : street.houses.length);
}

const TRUCK = "M-7-4h8v7h-8zM1-2h3.5L7 .6V3H1z";

/** A truck that drives away from a side. */
function truck(x: number, y: number, from: Side, isChosen: boolean): string {
  const turned = from === "left" ? 1 : -1;
  return (
    path(isChosen ? "fno" : BOX, x, y, TRUCK, ` scale(${turned} 1)`) +
    circle("fink", x - 3.5 * turned, y + 3.4, 1.7) +
    circle("fink", x + 3.5 * turned, y + 3.4, 1.7)
  );
}

function wayOf(from: Side, x: number, y: number): string {
  return path("lline", x, y, from === "left" ? "M-2-2.5L1.5 0-2 2.5" : "M2-2.5L-1.5 0 2 2.5");
}

/** The way of an ice cream truck: where it is, and where it drives. ICE-2 */
function route({ trucks, from, at }: RouteView, street: StreetView, grid: Grid, y: number): string {
  const left = endAt(grid, street, "left");
  const width = street.houses.length * PITCH;
  const lane = rect("froad", { x: left, y: y + 2, w: width, h: 10 }, 5);
  const middle = y + 6.5;
  if (from === null || (from !== trucks && at === null)) {
    const waiting = trucks === "both" ? (["left", "right"] as const) : [];
    return (
      lane +
      waiting
        .map((side) => truck(endAt(grid, street, side) + (side === "left" ? 8 : -8), middle, side, false))
        .join("")
    );
  }
  const ways = street.houses.map((_, house) =>
    wayOf(from, houseAt(grid, street, house) + PITCH - 0.5, y + 7),
  );
  const x =
    at === null
      ? endAt(grid, street, from) + (from === "left" ? -2 : 2)
      : houseAt(grid, street, at) + PITCH / 2;
  return lane + ways.join("") + truck(x, middle, from, true);
}

function zombie(x: number, y: number, isAsked: boolean): string {
  const face =
    circle("fleaf", x, y, 5.2) +
    path("lwall", x, y, "M-3-2.2l2 2M-1-2.2l-2 2M1-2.2l2 2M3-2.2l-2 2M-2.5 2.5h5");
  return isAsked ? face + circle(CROSS, x, y, 6.4) : face;
}

/** The arrows of a horde: those that it has gone are filled. Left ones stand in the left half of a house. ZOM-2 */
function horde(
  { end, route: houses, moved, asked }: HordeView,
  street: StreetView,
  grid: Grid,
  y: number,
): string {
  const isLeft = end === "left";
  const arrows = houses.map((house, index) => {
    const x = houseAt(grid, street, house) + (isLeft ? 8 : 20);
    const shape = isLeft ? "M-4.5-4L4.5 0l-9 4z" : "M4.5-4L-4.5 0l9 4z";
    return path(index < moved ? "fno" : BOX, x, y + 7, shape);
  });
  const x = endAt(grid, street, end) + (isLeft ? -6 : 6);
  return arrows.join("") + zombie(x, y + 7, asked);
}

/** The two hordes of a street. */
function hordes(view: ZombiesView, street: StreetView, grid: Grid, y: number): string {
  const left = endAt(grid, street, "left");
  const lane = rect("froad", { x: left, y: y + 1, w: street.houses.length * PITCH, h: 12 }, 6);
  const here = view.hordes.filter((each) => each.street === street.street);
  return lane + here.map((each) => horde(each, street, grid, y)).join("");
}

/** A string of lights along the roofs; one that is as long as the longest of its street has large bulbs. XMS-2 */
function lights({ house, size, longest }: LightString, street: StreetView, grid: Grid, y: number): string {
  const x = houseAt(grid, street, house) + PITCH / 2;
  const sags = Array.from({ length: size - 1 }, () => `q${PITCH / 2} 9 ${PITCH} 0`).join("");
  const bulbs = Array.from({ length: size - 1 }, (_, index) =>
    circle(longest ? COUNTS : BOX, x + (index + 0.5) * PITCH, y + 6.5, longest ? 3.2 : 2),
  );
  return path("link", x, y + 2, `M0 0${sags}`) + bulbs.join("");
}

/** What runs along the houses of a street on the sheet of an expansion. */
export function along({ expansion }: SheetView, street: StreetView, grid: Grid, y: number): string {
  switch (expansion?.id) {
    case "ice-cream":
      return route(expansion.routes[street.street], street, grid, y + grid.rows.road);
    case "zombies":
      return hordes(expansion, street, grid, y + grid.rows.road);
    case "christmas-lights":
      return expansion.strings
        .filter((each) => each.street === street.street)
        .map((each) => lights(each, street, grid, y + grid.rows.lights))
        .join("");
    default:
      return "";
  }
}
