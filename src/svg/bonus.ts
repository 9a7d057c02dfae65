import type { BonusState } from "perfect-home-rules";
import { type Box, centred, cross, rect } from "./markup.js";
import { BOX, COUNTS, RING } from "./style.js";

/** A bonus with what it says: open, circled once it is won, crossed out once it is lost. */
export function bonus(state: BonusState, content: string, box: Box): string {
  const shape = rect(state === "circled" ? COUNTS : BOX, box, 3) + centred("bold", box, content);
  if (state === "open") return shape;
  return shape + (state === "crossed" ? cross(box) : ringed(box));
}

/** A ring drawn by hand around a box. */
export function ringed({ x, y, w, h }: Box): string {
  return rect(RING, { x: x - 2, y: y - 2, w: w + 4, h: h + 4 }, 7);
}
