import { completeEstates } from "../sheet/estates.js";
import type { PlanPaper } from "../sheet/feature.js";
import type { Scene } from "../state/scene.js";

/** The sheet of a turn, with what it is printed on. */
export function paperIn({ turn, layout, ground, book }: Scene): PlanPaper {
  const { sheet } = turn;
  return { sheet, layout, ground, estates: completeEstates(sheet, ground), features: book.features };
}
