import type { Json, Violation } from "perfect-home-rules";

/** Details that are indexes: people count from 1. */
const INDEXES: readonly string[] = ["street", "house", "gap", "column", "tier"];

function detailInWords(name: string, value: Json): string {
  const shown = INDEXES.includes(name) && typeof value === "number" ? value + 1 : value;
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words} ${typeof shown === "object" ? JSON.stringify(shown) : shown}`;
}

/** A violation as words: the sentence and the clause. */
export function violationInWords({ message, clause }: Violation): string {
  return clause === null ? message : `${message} [${clause}]`;
}

/** A violation of a sheet as words, with where it is. */
export function sheetViolationInWords(violation: Violation): string {
  const details = Object.entries(violation.details).map(([name, value]) => detailInWords(name, value));
  return violationInWords(violation) + (details.length === 0 ? "" : ` (${details.join(", ")})`);
}

/** A violation of options as words, with which option it is and what is possible. */
export function optionViolationInWords(violation: Violation): string {
  const { path = "", allowed } = violation.details;
  const possible = allowed === undefined ? "" : ` Possible: ${allowed}.`;
  return `${path === "" ? "" : `${path}: `}${violationInWords(violation)}${possible}`;
}
