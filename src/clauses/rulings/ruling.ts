import type { ClauseEdition, Ruling } from "../rule.js";

/** A ruling: what is done, why, and how else the book could be read. */
export function ruling(
  edition: ClauseEdition,
  text: string,
  reason: string,
  otherReading: string,
  convention = false,
): Ruling {
  return { edition, convention, text, reason, otherReading };
}
