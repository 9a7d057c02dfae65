import type { BonusState } from "perfect-home-rules";
import { type Box, cross, rect, text } from "./markup.js";

/** A bonus with what it says: open, circled once it is won, crossed out once it is lost. */
export function bonus(state: BonusState, content: string, box: Box): string {
  const word = text("bold", box.x + box.w / 2, box.y + box.h / 2 + 3.6, content, "middle");
  const shape = rect(state === "circled" ? "counts" : "box", box, 3) + word;
  if (state === "open") return shape;
  if (state === "crossed") return shape + cross("x", box);
  const { x, y, w, h } = box;
  return shape + rect("ring", { x: x - 2, y: y - 2, w: w + 4, h: h + 4 }, 7);
}
