import { PLAN_LETTERS, type PlanLetter } from "../data/plan-card.js";
import type { PlanPoints } from "../sheet/description.js";
import { type Cursor, fail, isLineEnd, skipBlanks, takeWord } from "./cursor.js";
import { readCount } from "./number-lines.js";

/** The word that begins the line of the plans. */
export const PLANS_WORD = "plans";

/** Reads the plans of a line whose name has been read: a letter and its points, at least once. */
export function readPlans(cursor: Cursor): PlanPoints {
  const plans = new Map<PlanLetter, number>();
  do {
    skipBlanks(cursor);
    const left = PLAN_LETTERS.filter((letter) => !plans.has(letter));
    const letter = takeWord(cursor, left) ?? fail(cursor, `the letter of a plan (${left.join(", ")})`);
    plans.set(letter, readCount(cursor, `the points of plan ${letter}`));
    skipBlanks(cursor);
  } while (!isLineEnd(cursor) && plans.size < PLAN_LETTERS.length);
  return Object.fromEntries(
    PLAN_LETTERS.filter((letter) => plans.has(letter)).map((letter) => [letter, plans.get(letter)]),
  );
}

/** Writes the line of the plans; nothing where none is validated. */
export function writePlans(plans: PlanPoints): string[] {
  const points = PLAN_LETTERS.flatMap((letter) =>
    plans[letter] === undefined ? [] : [`${letter} ${plans[letter]}`],
  );
  return points.length === 0 ? [] : [`${PLANS_WORD} ${points.join(" ")}`];
}
