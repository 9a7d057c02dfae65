import { existsSync, renameSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
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
  /** Standard input as it comes. */
  pieces(): AsyncIterable<string>;
  /** Resolved when what was written is taken, or can't be. */
  flushed(): Promise<void>;
  /** Writes a file. */
  write(file: string, text: string): void;
  /** Puts a text in place of a file at once: a crash leaves the old one or the new one. */
  replace(file: string, text: string): void;
  /** Whether there is such a file. */
  exists(file: string): boolean;
  /** The lines of standard input as they are entered. */
  lines(): AsyncIterable<string>;
  /** Aborted when the program is asked to stop, by Ctrl-C or its system; the second time it stops at once. */
  stopSignal(): AbortSignal;
  /** Where a progress bar may be drawn; `null` where nobody watches. */
  readonly progress: NodeJS.WriteStream | null;
}

/** The terminal of a process. */
export function terminalOf(process: NodeJS.Process): Terminal {
  const { stdin, stdout, stderr } = process;
  return {
    out: (written) => void stdout.write(written),
    err: (written) => void stderr.write(written),
    read: (file) => (file === STANDARD_INPUT ? text(stdin) : readFile(file, "utf8")),
    pieces: () => stdin.setEncoding("utf8"),
    flushed: () => new Promise((resolve) => stdout.write("", () => resolve())),
    write: (file, written) => writeFileSync(file, written),
    replace(file, written) {
      writeFileSync(`${file}.new`, written);
      renameSync(`${file}.new`, file);
    },
    exists: existsSync,
    lines: () => createInterface({ input: stdin }),
    stopSignal() {
      const controller = new AbortController();
      for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => controller.abort());
      return controller.signal;
    },
    progress: stderr.isTTY ? stderr : null,
  };
}
