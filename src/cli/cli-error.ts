import type { ExitCode } from "./exit-codes.js";
import { wrapped } from "./wording.js";

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

/**
 * A refusal because of a file.
 *
 * @param place - the file, and where in it; never cut, however long it is.
 * @param sentences - what is wrong, each in lines of its own.
 */
export function refusalAt(place: string, sentences: readonly string[], exitCode: ExitCode): CliError {
  const lines = sentences.flatMap((sentence) => wrapped("  ", sentence));
  return new CliError([`error: ${place}:`, ...lines], exitCode);
}
