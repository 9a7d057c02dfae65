import { freezePlain } from "../../floor/freeze-plain.js";
import { EXPANSION_QUESTIONS } from "./expansions.js";
import { NUMBER_AND_ACTION_QUESTIONS } from "./numbers-and-actions.js";
import { PLAN_AND_END_QUESTIONS } from "./plans-and-end.js";
import type { Question } from "./question.js";
import { SUBJECTS } from "./subjects.js";

/**
 * What people ask at the table, in their words, with short answers and the clauses behind them; the last ones gather all
 * that is said about a subject. The rule pages begin with them, and the command `rule` finds them. All of it is frozen.
 *
 * @example
 * ```ts
 * const bis = questions.find(({ id }) => id === "bis-fence");
 * bis?.question.en // => "May a bis (extension) stand on the other side of a fence?"
 * bis?.answers.map(({ edition, text }) => `${edition}: ${text.en}`)
 * // => ["2023: Yes, whether the fence is drawn before or after.",
 * //   "2018: No, and no fence may be drawn between them later."]
 * bis?.answers[0]?.clauses // => ["EXT-3", "FNC-4"]
 * ```
 */
export const questions: readonly Question[] = freezePlain([
  ...NUMBER_AND_ACTION_QUESTIONS,
  ...PLAN_AND_END_QUESTIONS,
  ...EXPANSION_QUESTIONS,
  ...SUBJECTS,
]);
