import type { Texts } from "perfect-home-rules/texts";
import type { HouseView } from "perfect-home-rules/view";
import { fitting } from "./fonts.js";
import { PITCH } from "./grid.js";
import { centred, circle, path, rect, undrawable } from "./markup.js";
import { COUNTS, FRESH, RING, TICK, WALL } from "./style.js";

const MIDDLE = PITCH / 2;

/** A house with a gable, whose walls end 31 units below its ridge. */
const GABLE = "M1.5 10.5L14 0 26.5 10.5z";
/** The flat roof of an annex: a number copied from a neighbour. */
const FLAT = "M1.5 5.5h25v5h-25z";
const BROKEN = "M2 10.5L8 5l3 4 4-7 2 6 4-3 5 5.5z";
const MARKED = "M10.5 6.4l2.5 2.4 4.6-5";
const BASIN = "M8.5 32.5h11a3.6 3.6 0 0 1 0 7.2h-11a3.6 3.6 0 0 1 0-7.2z";
const WAVES = "M9.5 36.6q1.5-1.8 3 0t3 0 3 0";
/** Drawn by hand around a pool that is built. */
const AROUND = "M14 30.6c8 0 12.2 2.2 12.2 5.4s-4.6 5.2-12.2 5.2-12.2-2-12.2-5.2 4.2-5.4 12.2-5.4z";

function pool({ pool: state, kind }: HouseView, x: number, y: number): string {
  if (state === "circled")
    return path("fwater", x, y, BASIN) + path("lwall", x, y, WAVES) + path(RING, x, y, AROUND);
  const isGone = state === "none" || kind === "roundabout" || kind === "invaded";
  return isGone ? "" : path("lwater", x, y, BASIN + WAVES);
}

/** Its walls with the number, or without one. */
function walls({ written, chosen }: HouseView, x: number, y: number, content: string): string {
  const box = { x: x + 3, y: y + 10.5, w: 22, h: 20.5 };
  const size = fitting(content, 22.5, "big", "mid", "small bold", "tiny");
  return (
    rect(chosen ? COUNTS : written ? FRESH : WALL, box) +
    centred(written ? `${size} ffresh` : size, box, content)
  );
}

function roof({ used }: HouseView, x: number, y: number, shape: string): string {
  return path(used ? "fused" : "froof", x, y, shape) + (used ? path(TICK, x, y, MARKED) : "");
}

function roundabout(x: number, y: number): string {
  return (
    circle("froad", x + MIDDLE, y + 19, 13) +
    circle(RING, x + MIDDLE, y + 19, 8.5) +
    circle("fleaf", x + MIDDLE, y + 19, 4) +
    path("fink", x, y, "M14.5 7.4v6.4L10 10.6zM13.5 30.6v-6.4L18 27.4z")
  );
}

function invaded({ used }: HouseView, x: number, y: number): string {
  return (
    path("fsoft", x, y, BROKEN) +
    path("froad link", x, y, "M3 10.5v20.5h22V10.5M7 12.5l14 16M21 12.5l-14 16") +
    (used ? path("link", x, y, MARKED) : "")
  );
}

function standing(view: HouseView, x: number, y: number, texts: Texts): string {
  const { kind, number } = view;
  const content = number === null ? "" : texts.number(number);
  switch (kind) {
    case "empty":
    case "numbered":
      return walls(view, x, y, content) + roof(view, x, y, GABLE);
    case "extension":
      return walls(view, x, y, `${content}B`) + roof(view, x, y, FLAT);
    case "roundabout":
      return roundabout(x, y);
    case "invaded":
      return invaded(view, x, y);
    default:
      return undrawable(kind);
  }
}

/** A house whose plot begins at a point; the ridge of its roof is there too. */
export function house(view: HouseView, x: number, y: number, texts: Texts): string {
  return standing(view, x, y, texts) + pool(view, x, y);
}

/** A fence at the edge between two plots; the printed ones at the ends of a street are lighter. */
export function fenceAt(x: number, y: number, printed: boolean): string {
  return (
    path(printed ? "fsoft" : "fwood", x, y, "M-1.8 41V9L0 6l1.8 3v32z") +
    (printed ? "" : path("lwood", x, y, "M-4 17h8M-4 33h8"))
  );
}
