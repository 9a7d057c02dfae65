import { readFileSync, writeFileSync } from "node:fs";

/** What stands for standard input where a file is asked for. */
export const STANDARD_INPUT = "-";

/** What a command reads and where it writes. */
export interface Terminal {
  /** Writes what was asked for. */
  out(text: string): void;
  /** Writes what went wrong. */
  err(text: string): void;
  /** The text of a file, or of standard input. */
  read(file: string): string;
  /** Writes a file. */
  write(file: string, text: string): void;
  /** Where a progress bar may be drawn; `null` where nobody watches. */
  readonly progress: NodeJS.WriteStream | null;
}

/** The terminal of a process. */
export function terminalOf({ stdin, stdout, stderr }: NodeJS.Process): Terminal {
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    read: (file) => readFileSync(file === STANDARD_INPUT ? stdin.fd : file, "utf8"),
    write: (file, text) => writeFileSync(file, text),
    progress: stderr.isTTY ? stderr : null,
  };
}
