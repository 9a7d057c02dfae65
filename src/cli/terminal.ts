import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";

/** What stands for standard input where a file is asked for. */
export const STANDARD_INPUT = "-";

/** What a command reads and where it writes. */
export interface Terminal {
  /** Writes what was asked for. */
  out(text: string): void;
  /** Writes what went wrong. */
  err(text: string): void;
  /** The text of a file, or of standard input. */
  read(file: string): Promise<string>;
  /** Writes a file. */
  write(file: string, text: string): void;
  /** Where a progress bar may be drawn; `null` where nobody watches. */
  readonly progress: NodeJS.WriteStream | null;
}

/** The terminal of a process. */
export function terminalOf({ stdin, stdout, stderr }: NodeJS.Process): Terminal {
  return {
    out: (written) => void stdout.write(written),
    err: (written) => void stderr.write(written),
    read: (file) => (file === STANDARD_INPUT ? text(stdin) : readFile(file, "utf8")),
    write: (file, written) => writeFileSync(file, written),
    progress: stderr.isTTY ? stderr : null,
  };
}
