import { throwViolation } from "../../clauses/violation.js";
import { prohibitionOf, type VariantChoice } from "../../variants/prohibitions.js";

/** Refuses what can't be played together. */
export function checkCombination(combination: VariantChoice): void {
  const prohibition = prohibitionOf(combination);
  if (prohibition === null) return;
  const { layout, ...others } = combination;
  throwViolation(prohibition.code, { path: prohibition.path, ...others, layout: layout.id });
}
