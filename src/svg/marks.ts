import type {
  BarricadeMark,
  ConeMark,
  DuckFamily,
  EggsMark,
  ExpansionMark,
  ShelterMark,
  TreatState,
} from "perfect-home-rules";
import { ringed } from "./bonus.js";
import { PITCH } from "./grid.js";
import { ACTIONS } from "./icons.js";
import { centred, circle, cross, path, rect, text, undrawable } from "./markup.js";
import { COUNTS, CROSS, LAST, RING, WALL } from "./style.js";

const MIDDLE = PITCH / 2;

/** The colours of printed eggs with their patterns: no colour is told by itself. EGG-2 */
export const EGGS = [
  ["teal", "M-3 1.5h6M-3.2-1h6.4"],
  ["pink", "M-3.3 1l1.6-2 1.7 2 1.7-2 1.6 2"],
  ["orange", "M-1.5-1.5v.1M1.5-1.5v.1M0 1.5v.1M-2.5 1.5v.1M2.5 1.5v.1"],
  ["blue", ""],
  ["purple", "M0-4.5V4.5M-2-3.5V4M2-3.5V4"],
] as const;
const EGG = "M0-4.8c2.2 0 3.6 3 3.6 5.4a3.6 3.8 0 0 1-7.2 0c0-2.4 1.4-5.4 3.6-5.4z";

/** An egg around a point. */
export function egg(colour: string, x: number, y: number): string {
  const [fill, pattern] = EGGS.find(([each]) => each === colour) ?? ["fwall", ""];
  return path(`${fill} day`, x, y, EGG) + path("day", x, y, pattern);
}

/** A ring around what is circled. */
function ring(x: number, y: number, isCircled: boolean, radius = 6.8): string {
  return isCircled ? circle(RING, x, y, radius) : "";
}

function eggs({ colour, count, circled }: EggsMark, x: number, y: number): string {
  const gap = count > 2 ? 22 / count : 12;
  return Array.from({ length: count }, (_, index) => {
    const at = x + MIDDLE + (index - (count - 1) / 2) * gap;
    return egg(colour, at, y + 7) + ring(at, y + 7, index < circled, 6.4);
  }).join("");
}

const DUCK =
  "M-5.5-1c1 1 2 .9 2.9.2C-1.9-1.6-1-2 .1-2-.7-4.4 2.6-5.6 3.7-3.3L6-2.4 3.9-1.7C3.9 3.6-4.6 5.2-5.5-1z";

/** A duck around a point: a light one that looks to the right, or a dark one that looks to the left. */
export function duck(family: DuckFamily, x: number, y: number, size = 1): string {
  const isLight = family === "yellow";
  const scale = ` scale(${isLight ? size : -size} ${size})`;
  return path(isLight ? "yellow day" : "black night", x, y, DUCK, scale);
}

function parent(family: DuckFamily, x: number, y: number): string {
  return duck(family, x + MIDDLE, y + 6.5, 2.2);
}

const GHOST = "M-4 5V-.5a4 4.3 0 0 1 8 0V5L2.7 3.5 1.4 5 0 3.5-1.4 5-2.7 3.5z";

/** A ghost around a point. */
export function ghost(x: number, y: number): string {
  return (
    path(WALL, x, y, GHOST) + circle("fink", x - 1.5, y - 0.8, 0.8) + circle("fink", x + 1.5, y - 0.8, 0.8)
  );
}

/** A candy around a point. */
export function candy(x: number, y: number): string {
  return path("froof", x, y, "M-5.5-3L-2.5 0-5.5 3zM5.5-3L2.5 0 5.5 3z") + circle(COUNTS, x, y, 3);
}

function treat(draw: (x: number, y: number) => string, state: TreatState, x: number, y: number): string {
  const out = state === "lost" ? path(CROSS, x, y, "M-4.5-4.5l9 9") : "";
  return draw(x, y) + ring(x, y, state === "circled", 6.6) + out;
}

/** Where scoops lie, and how each lies beside the others. */
const SCOOPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 4]],
  [
    [-2.7, 4.4],
    [2.7, 4.4],
  ],
  [
    [-2.7, 4.6],
    [2.7, 4.6],
    [0, 1.2],
  ],
];

/** An ice cream around a point near its upper edge; more than three scoops are told as a number. */
export function iceCream(scoops: number, x: number, y: number): string {
  const balls = SCOOPS[scoops]?.map(([dx, dy]) => circle(COUNTS, x + dx, y + dy, 2.7)).join("");
  return (
    path("fwood", x, y, "M-4.5 6h9L0 14z") + (balls ?? text("tiny", x, y + 6.5, String(scoops), "middle"))
  );
}

function cone({ scoops, state }: ConeMark, x: number, y: number): string {
  const at = x + MIDDLE;
  const out = state === "crossed" ? cross({ x: at - 7.5, y, w: 15, h: 14 }) : "";
  return iceCream(scoops, at, y) + ring(at, y + 6.5, state === "circled", 8.3) + out;
}

function shelter({ capacity }: ShelterMark, x: number, y: number): string {
  const box = { x: x + 5, y: y + 1, w: 18, h: 13 };
  if (capacity === null) return rect(LAST, box, 2) + path("lline", x, y, "M9 4.5h10M14 4.5v7");
  return rect(COUNTS, box, 2) + centred("mid", box, String(capacity));
}

/** A flying saucer around a point. */
export function saucer(x: number, y: number): string {
  return (
    path(WALL, x, y, "M-3.2 0a3.2 3.6 0 0 1 6.4 0z") +
    path("fink", x, y, "M-6.5 1.2a6.5 2.4 0 0 1 13 0 6.5 2.4 0 0 1-13 0z")
  );
}

function barricade({ state }: BarricadeMark, x: number, y: number): string {
  if (state === "none") return rect(LAST, { x: x + 4, y: y + 4, w: 20, h: 7 }, 1);
  const planks =
    path("fwood", x, y, "M3.5 2.5h21v4h-21zM3.5 8.5h21v4h-21z") + path("lwood", x, y, "M7 1v13M21 1v13");
  return state === "built" ? planks + ringed({ x: x + 3, y: y + 1, w: 22, h: 12.5 }) : planks;
}

/** What an expansion has at a house, in a row of its own that begins at the point. */
export function mark(view: ExpansionMark, x: number, y: number): string {
  switch (view.mark) {
    case "eggs":
      return eggs(view, x, y);
    case "parent":
      return parent(view.family, x, y);
    case "treats":
      return treat(ghost, view.ghost, x + 7.2, y + 7) + treat(candy, view.candy, x + 20.8, y + 7);
    case "cone":
      return cone(view, x, y);
    case "shelter":
      return shelter(view, x, y);
    case "saucer":
      return saucer(x + MIDDLE, y + 7) + ring(x + MIDDLE, y + 7, view.circled, 8);
    case "barricade":
      return barricade(view, x, y);
    case "family":
      return ACTIONS[view.family](x + 8, y + 1) + ring(x + MIDDLE, y + 7, view.perfect, 8);
    default:
      return undrawable(view);
  }
}
