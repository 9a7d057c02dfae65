import type { RuleContext } from "../state/rule-context.js";

/** The place of the house just numbered. ACT-1 */
export function writtenPlace({ turn }: Pick<RuleContext, "turn">): number {
  const { written } = turn;
  if (written === null) throw new Error("an action is used before a house is numbered");
  return written;
}
