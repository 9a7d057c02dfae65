import { isRulesError, type RulesError } from "perfect-home-rules";
import { type CliError, refusalAt, UNUSABLE } from "./exit.js";
import { STANDARD_INPUT, type Terminal } from "./terminal.js";
import { violationInWords } from "./wording.js";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such folder",
  EISDIR: "it is a folder",
  EACCES: "that is not allowed",
  EPERM: "that is not allowed",
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS[code] ?? `the system says ${code === "" ? String(error) : code}`;
}

/** What a file is called in messages. */
export function fileInWords(file: string): string {
  return file === STANDARD_INPUT ? "standard input" : file;
}

/** The text of a file. */
async function readText(terminal: Terminal, file: string): Promise<string> {
  try {
    return await terminal.read(file);
  } catch (error) {
    throw refusalAt(fileInWords(file), [`it can't be read: ${reasonOf(error)}`], UNUSABLE);
  }
}

/** What is said where something can't be written. */
export function unwritable(file: string, error: unknown): CliError {
  return refusalAt(fileInWords(file), [`it can't be written: ${reasonOf(error)}`], UNUSABLE);
}

/** Writes a file. */
export function writeText(terminal: Terminal, file: string, text: string): void {
  try {
    terminal.write(file, text);
  } catch (error) {
    throw unwritable(file, error);
  }
}

function unreadable(file: string, { violations }: RulesError): CliError {
  const [violation] = violations;
  const { line, column, expected, found } = violation.details;
  return violation.code === "notation.unexpected"
    ? refusalAt(
        `${fileInWords(file)}:${line}:${column}`,
        [`expected ${expected}${found === undefined ? "" : `, found ${found}`}`],
        UNUSABLE,
      )
    : refusalAt(fileInWords(file), violations.map(violationInWords), UNUSABLE);
}

/** Reads something in the text of a file, or says where in the file the unexpected text stands. */
export async function readIn<T>(terminal: Terminal, file: string, read: (text: string) => T): Promise<T> {
  const text = await readText(terminal, file);
  try {
    return read(text);
  } catch (error) {
    throw isRulesError(error) ? unreadable(file, error) : error;
  }
}
