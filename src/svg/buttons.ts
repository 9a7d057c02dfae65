import type { Drawn } from "./drawn.js";
import { NOTHING } from "./drawn.js";
import { MARGIN } from "./grid.js";
import { rect, text } from "./markup.js";
import type { PointingOptions } from "./options.js";
import { shortened, widthIn } from "./words.js";

const HEIGHT = 26;

/** The moves that belong to no place, as buttons side by side in as many rows as they need. */
export function buttons({ targets = [], label }: PointingOptions, width: number, y: number): Drawn {
  const open = targets.filter(({ target }) => target.target === "button");
  if (open.length === 0) return NOTHING;
  const room = width - 2 * MARGIN;
  let x = MARGIN;
  let row = 0;
  const drawn = open.map(({ target, moves }) => {
    const name = shortened(label?.(moves[0]) ?? moves[0].type, room - 20, 11);
    const w = Math.min(room, Math.max(60, widthIn(11, name) + 20));
    if (x > MARGIN && x + w > width - MARGIN) {
      x = MARGIN;
      row += 1;
    }
    const box = { x, y: y + 4 + row * (HEIGHT + 4), w, h: HEIGHT };
    x += w + 6;
    return {
      markup: rect("wall", box, 6) + text("mid", box.x + w / 2, box.y + 17, name, "middle"),
      area: { target, box },
    };
  });
  return {
    markup: drawn.map(({ markup }) => markup).join(""),
    areas: drawn.map(({ area }) => area),
    height: (row + 1) * (HEIGHT + 4) + 8,
  };
}
