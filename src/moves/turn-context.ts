import { completeEstates } from "../sheet/estates.js";
import type { PlanContext } from "../sheet/feature.js";
import type { RuleContext } from "../state/rule-context.js";

/** The sheet of a turn, with what it is printed on. */
export function sheetContextIn({ turn, layout, geometry, book }: RuleContext): PlanContext {
  const { sheet } = turn;
  return { sheet, layout, geometry, estates: completeEstates(sheet, geometry), features: book.features };
}

/** The place of the house just numbered. ACT-1 */
export function writtenPlace({ turn }: Pick<RuleContext, "turn">): number {
  const { written } = turn;
  if (written === null) throw new Error("an action is used before a house is numbered");
  return written;
}
