import { type Drawn, NOTHING } from "./drawn.js";
import { shortened, widthIn } from "./fonts.js";
import { MARGIN } from "./grid.js";
import { centred, rect } from "./markup.js";
import type { PointingOptions } from "./options.js";
import { WALL } from "./style.js";

const HEIGHT = 26;

/** The moves that belong to no place, as buttons side by side in as many rows as they need. */
export function buttons({ targets = [], label }: PointingOptions, width: number, y: number): Drawn {
  const open = targets.filter(({ target }) => target.target === "button");
  if (open.length === 0) return NOTHING;
  const room = width - 2 * MARGIN;
  let x = MARGIN;
  let top = y + 4;
  const drawn = open.map(({ target, moves }) => {
    const name = shortened("mid", label?.(moves[0]) ?? moves[0].type, room - 16);
    const w = Math.max(60, widthIn("mid", name) + 16);
    if (x > MARGIN && x + w > width - MARGIN) {
      x = MARGIN;
      top += HEIGHT + 4;
    }
    const box = { x, y: top, w, h: HEIGHT };
    x += w + 6;
    return { markup: rect(WALL, box, 6) + centred("mid", box, name), area: { target, box } };
  });
  return {
    markup: drawn.map(({ markup }) => markup).join(""),
    areas: drawn.map(({ area }) => area),
    height: top - y + HEIGHT + 8,
  };
}
