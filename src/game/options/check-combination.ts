import { refuse } from "../../rules/violation.js";
import { type Combination, prohibitionOf } from "../../variants/combinations.js";

/** Refuses what can't be played together. */
export function checkCombination(combination: Combination): void {
  const prohibition = prohibitionOf(combination);
  if (prohibition === null) return;
  const { layout, ...others } = combination;
  refuse(prohibition.code, { path: prohibition.path, ...others, sheet: layout.id });
}
