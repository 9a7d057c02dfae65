import type { Paper } from "../sheet/area.js";
import type { Scene } from "../state/scene.js";

/** The sheet of a turn, with what it is printed on. */
export function paperIn({ turn, layout, ground }: Scene): Paper {
  return { sheet: turn.sheet, layout, ground };
}
