import { completeEstates } from "../sheet/estates.js";
import type { PlanContext } from "../sheet/feature.js";
import type { RuleContext } from "../state/rule-context.js";

/** The sheet of a turn, with what it is printed on. */
export function sheetContextIn({ turn, layout, geometry, book }: RuleContext): PlanContext {
  const { sheet } = turn;
  return { sheet, layout, geometry, estates: completeEstates(sheet, geometry), features: book.features };
}
