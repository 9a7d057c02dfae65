import type { Texts } from "perfect-home-rules/texts";
import type { HouseView } from "perfect-home-rules/view";
import { PITCH } from "./grid.js";
import { circle, path, rect, text } from "./markup.js";

const MIDDLE = PITCH / 2;

/** A house with a gable, whose walls end 31 units below its ridge. */
const GABLE = "M1.5 10.5L14 0 26.5 10.5z";
/** The flat roof of an annex: a number copied from a neighbour. */
const FLAT = "M1.5 5.5h25v5h-25z";
const BROKEN = "M2 10.5L8 5l3 4 4-7 2 6 4-3 5 5.5z";
const TICK = "M10.5 6.4l2.5 2.4 4.6-5";

function pool({ pool: state, kind }: HouseView, x: number, y: number): string {
  if (
    state === "none" ||
    (state === "planned" && kind !== "empty" && kind !== "numbered" && kind !== "extension")
  )
    return "";
  const shape = "M8.5 32.5h11a3.6 3.6 0 0 1 0 7.2h-11a3.6 3.6 0 0 1 0-7.2z";
  const waves = "M9.5 36.6q1.5-1.8 3 0t3 0 3 0";
  if (state === "planned") return path("lwater", x, y, shape + waves);
  return path("fwater", x, y, shape) + path("lwall", x, y, waves) + path("ring", x, y, RING);
}

/** Drawn by hand around a pool that is built. */
const RING = "M14 30.6c8 0 12.2 2.2 12.2 5.4s-4.6 5.2-12.2 5.2-12.2-2-12.2-5.2 4.2-5.4 12.2-5.4z";

function walls({ written, chosen }: HouseView, x: number, y: number): string {
  return rect(chosen ? "chosen" : written ? "newly" : "wall", { x: x + 3, y: y + 10.5, w: 22, h: 20.5 });
}

function roof({ used }: HouseView, x: number, y: number, shape: string): string {
  return path(used ? "roofu" : "roof", x, y, shape) + (used ? path("tick", x, y, TICK) : "");
}

function number(x: number, y: number, content: string, kind: string): string {
  const size = content.length > 4 ? "tiny" : content.length > 2 ? "small bold" : "big";
  return text(`${size} ${kind}`, x + MIDDLE, y + 25.5, content, "middle");
}

function roundabout(x: number, y: number): string {
  return (
    circle("road", x + MIDDLE, y + 19, 13) +
    circle("ring", x + MIDDLE, y + 19, 8.5) +
    circle("fleaf", x + MIDDLE, y + 19, 4) +
    path("fink", x, y, "M14.5 7.4v6.4L10 10.6zM13.5 30.6v-6.4L18 27.400z")
  );
}

function lost(house: HouseView, x: number, y: number): string {
  return (
    path("fsoft", x, y, BROKEN) +
    rect("road", { x: x + 3, y: y + 10.5, w: 22, h: 20.5 }) +
    path("ink", x, y, "M3 10.5v20.5h22V10.5M7 12.5l14 16M21 12.5l-14 16") +
    (house.used ? path("ink", x, y, TICK) : "")
  );
}

/** A house whose plot begins at a point; the ridge of its roof is there too. */
export function house(view: HouseView, x: number, y: number, texts: Texts): string {
  const { kind, number: value } = view;
  const fresh = view.written ? "tfresh" : "";
  const content = value === null ? "" : texts.number(value);
  switch (kind) {
    case "empty":
      return walls(view, x, y) + roof(view, x, y, GABLE) + pool(view, x, y);
    case "numbered":
      return walls(view, x, y) + roof(view, x, y, GABLE) + number(x, y, content, fresh) + pool(view, x, y);
    case "extension":
      return (
        walls(view, x, y) + roof(view, x, y, FLAT) + number(x, y, `${content}B`, fresh) + pool(view, x, y)
      );
    case "roundabout":
      return roundabout(x, y) + pool(view, x, y);
    case "lost":
      return lost(view, x, y) + pool(view, x, y);
    default:
      return kind satisfies never;
  }
}

/** A fence at the edge between two plots; the printed ones at the ends of a street are lighter. */
export function fenceAt(x: number, y: number, printed: boolean): string {
  const post = "M-1.8 41V9L0 6l1.8 3v32z";
  return (
    path(printed ? "fsoft" : "fwood", x, y, post) + (printed ? "" : path("lwood", x, y, "M-4 17h8M-4 33h8"))
  );
}
