import type { Violation } from "perfect-home-rules";

/** A violation as words: the sentence and the clause. */
export function violationInWords({ message, clause }: Violation): string {
  return clause === null ? message : `${message} [${clause}]`;
}

/** A violation of options as words, with which option it is and what is possible. */
export function optionViolationInWords(violation: Violation): string {
  const { path = "", allowed } = violation.details;
  const possible = allowed === undefined ? "" : ` Possible: ${allowed}.`;
  return `${path === "" ? "" : `${path}: `}${violationInWords(violation)}${possible}`;
}
