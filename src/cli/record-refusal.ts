import { type GameRecord, isReplayError, isRulesError } from "perfect-home-rules";
import { formatMove } from "perfect-home-rules/notation";
import { refusalAt } from "./cli-error.js";
import { NOT_RIGHT } from "./exit-codes.js";
import { fileInWords } from "./files.js";
import { optionViolationInWords, violationInWords } from "./violation-in-words.js";

/** What to throw for a record that can't be played again: a refusal, where the rules say why. */
export function doesNotFit(file: string, { moves }: GameRecord, error: unknown): unknown {
  if (!isRulesError(error)) return error;
  const sentences = isReplayError(error)
    ? [
        `move ${error.number} (${formatMove(moves[error.number - 1])}) does not fit:`,
        ...error.violations.map(violationInWords),
      ]
    : ["no game can be created from the options:", ...error.violations.map(optionViolationInWords)];
  return refusalAt(fileInWords(file), sentences, NOT_RIGHT);
}
