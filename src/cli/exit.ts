import { escaped, wrapped } from "./wording.js";

/** What a run comes to. */
export type ExitCode = typeof DONE | typeof NOT_RIGHT | typeof UNUSABLE;

/** Everything is right. */
export const DONE = 0;
/** A sheet or a bot breaks the rules, a record does not fit, or no rule is found. */
export const NOT_RIGHT = 1;
/** The command line can't be understood, or a text can't be read. */
export const UNUSABLE = 2;

/** The exit codes, for the help. */
export const EXIT_CODES = `
Exit codes:
  ${DONE}  everything is right
  ${NOT_RIGHT}  a sheet or bot breaks the rules; a record or its results do not fit;
     nothing is found for a word
  ${UNUSABLE}  wrong usage, or a file that can't be read or written`;

/** Ends a run: says why, and with which exit code. */
export class CliError extends Error {
  /** The exit code. */
  readonly exitCode: ExitCode;

  /** A refusal of some lines of text. */
  constructor(lines: readonly string[], exitCode: ExitCode) {
    super(lines.join("\n"));
    this.exitCode = exitCode;
  }
}

/** Sentences name what stands in a file, such as a field, which can be very long. */
const LONGEST_SENTENCE = 1000;

function short(sentence: string): string {
  return sentence.length > LONGEST_SENTENCE ? `${sentence.slice(0, LONGEST_SENTENCE)}…` : sentence;
}

/**
 * A refusal because of a file.
 *
 * @param place - the file, and where in it; never cut, however long it is.
 * @param sentences - what is wrong, each in lines of its own.
 */
export function refusalAt(place: string, sentences: readonly string[], exitCode: ExitCode): CliError {
  const lines = sentences.flatMap((sentence) => wrapped("  ", short(sentence)));
  return new CliError([`error: ${escaped(place)}:`, ...lines], exitCode);
}
