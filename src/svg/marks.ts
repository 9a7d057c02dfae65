import type {
  BarricadeMark,
  ConeMark,
  DuckFamily,
  EggsMark,
  ExpansionMark,
  ShelterMark,
  TreatState,
} from "perfect-home-rules";
import { PITCH } from "./grid.js";
import { ACTIONS } from "./icons.js";
import { circle, cross, path, rect, text } from "./markup.js";

const MIDDLE = PITCH / 2;

/** Eggs of the printed colours differ in their patterns too; others have a letter. */
const EGGS: Readonly<Record<string, readonly [fill: string, pattern: string]>> = {
  teal: ["#7fd6cd", "M-3 1.5h6M-3.2-1h6.4"],
  pink: ["#ffb3cf", "M-3.3 1l1.6-2 1.7 2 1.7-2 1.6 2"],
  orange: ["#ffbe6b", "M-1.5-1.5v.1M1.5-1.5v.1M0 1.5v.1M-2.5 1.5v.1M2.5 1.5v.1"],
  blue: ["#9cc7ff", ""],
  purple: ["#cdb0f5", "M0-4.5V4.5M-2-3.5V4M2-3.5V4"],
};
const EGG = "M0-4.8c2.2 0 3.6 3 3.6 5.4a3.6 3.8 0 0 1-7.2 0c0-2.4 1.4-5.4 3.6-5.4z";

/** An egg around a point. */
export function egg(colour: string, x: number, y: number): string {
  const [fill, pattern] = EGGS[colour] ?? ["#ffffff", ""];
  const shell = `<path fill="${fill}" stroke="#22303c" transform="translate(${x} ${y})" d="${EGG}"/>`;
  if (colour in EGGS)
    return `${shell}<path fill="none" stroke="#22303c" stroke-linecap="round" transform="translate(${x} ${y})" d="${pattern}"/>`;
  return `${shell}<text class="tiny" style="fill:#22303c" x="${x}" y="${y + 3}" text-anchor="middle">${letter(colour)}</text>`;
}

function letter(colour: string): string {
  const [first = "?"] = colour;
  return /[a-z0-9]/i.test(first) ? first.toUpperCase() : "?";
}

/** A ring around what is circled. */
function ring(x: number, y: number, isCircled: boolean, radius = 6.8): string {
  return isCircled ? circle("ring", x, y, radius) : "";
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
  const turned = family === "yellow" ? size : -size;
  const fill = family === "yellow" ? "#ffd84d" : "#1c242b";
  const edge = family === "yellow" ? "#22303c" : "#ffffff";
  return `<path fill="${fill}" stroke="${edge}" stroke-width=".9" transform="translate(${x} ${y}) scale(${turned} ${size})" d="${DUCK}"/>`;
}

function parent(family: DuckFamily, x: number, y: number): string {
  return duck(family, x + MIDDLE, y + 6.5, 2.2);
}

const GHOST = "M-4 5V-.5a4 4.3 0 0 1 8 0V5L2.7 3.5 1.4 5 0 3.5-1.4 5-2.7 3.5z";

/** A ghost around a point. */
export function ghost(x: number, y: number): string {
  return (
    path("wall", x, y, GHOST) + circle("fink", x - 1.5, y - 0.8, 0.8) + circle("fink", x + 1.5, y - 0.8, 0.8)
  );
}

/** A candy around a point. */
export function candy(x: number, y: number): string {
  return path("froof", x, y, "M-5.5-3L-2.5 0-5.5 3zM5.5-3L2.5 0 5.5 3z") + circle("fgold", x, y, 3);
}

function treat(draw: (x: number, y: number) => string, state: TreatState, x: number, y: number): string {
  const out = state === "lost" ? path("x", x, y, "M-4.5-4.5l9 9") : "";
  return draw(x, y) + ring(x, y, state === "circled", 6.6) + out;
}

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

function scoopsOf(count: number, x: number, y: number): string {
  const scoops = SCOOPS[count];
  if (scoops === undefined) return text("tiny", x, y + 6.5, String(count), "middle");
  return scoops.map(([dx, dy]) => circle("fgold", x + dx, y + dy, 2.7)).join("");
}

function cone({ scoops, state }: ConeMark, x: number, y: number): string {
  const at = x + MIDDLE;
  const out = state === "crossed" ? cross("x", { x: at - 7.5, y, w: 15, h: 14 }) : "";
  return (
    path("fwood", at, y, "M-4.5 6h9L0 14z") +
    scoopsOf(scoops, at, y) +
    ring(at, y + 6.5, state === "circled", 8.3) +
    out
  );
}

function shelter({ capacity }: ShelterMark, x: number, y: number): string {
  const box = { x: x + 5, y: y + 1, w: 18, h: 13 };
  if (capacity === null) return rect("end", box, 2) + path("thin", x, y, "M9 4.5h10M14 4.5v7");
  return rect("counts", box, 2) + text("mid", x + MIDDLE, y + 11.6, String(capacity), "middle");
}

/** A flying saucer around a point. */
export function saucer(x: number, y: number): string {
  return (
    path("wall", x, y, "M-3.2 0a3.2 3.6 0 0 1 6.4 0z") +
    path("fink", x, y, "M-6.5 1.2a6.5 2.4 0 0 1 13 0 6.5 2.4 0 0 1-13 0z")
  );
}

function barricade({ state }: BarricadeMark, x: number, y: number): string {
  if (state === "none") return rect("end", { x: x + 4, y: y + 4, w: 20, h: 7 }, 1);
  const planks =
    path("fwood", x, y, "M3.5 2.5h21v4h-21zM3.5 8.5h21v4h-21z") + path("lwood", x, y, "M7 1v13M21 1v13");
  return state === "built" ? planks + rect("ring", { x: x + 1.5, y: y - 0.5, w: 25, h: 15.5 }, 4) : planks;
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
      return view satisfies never;
  }
}
