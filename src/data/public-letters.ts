import { PLAN_LETTERS as LETTERS, type PlanLetter } from "./plan-card.js";

/**
 * The letters of the City Plan cards in order; index 0 is A. The list is frozen.
 *
 * @example
 * ```ts
 * PLAN_LETTERS // => ["A", "B", "C"]
 * ```
 */
// A copy: the library's own list is read all the time, and frozen lists are read slowly.
export const PLAN_LETTERS: readonly PlanLetter[] = /* @__PURE__ */ Object.freeze([...LETTERS]);
