import type { PlanPaper } from "../sheet/feature.js";
import type { Scene } from "../state/scene.js";

/** The sheet of a turn, with what it is printed on. */
export function paperIn({ turn, layout, ground, book }: Scene): PlanPaper {
  return { sheet: turn.sheet, layout, ground, features: book.features };
}
