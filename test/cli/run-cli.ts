import { existsSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { run } from "../../src/cli/run.js";

/** What a run of the command line came to. */
export interface CliRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line where no terminal watches, with a text as standard input. */
export async function runCliOn(input: string, ...args: string[]): Promise<CliRun> {
  let out = "";
  let err = "";
  const code = await run(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    read: async (file) => (file === "-" ? input : readFile(file, "utf8")),
    async *pieces() {
      yield* input.match(/.{1,50}/gs) ?? [];
    },
    flushed: async () => {},
    write: (file, text) => writeFileSync(file, text),
    replace: (file, text) => writeFileSync(file, text),
    exists: existsSync,
    async *lines() {
      yield* input.split("\n");
    },
    stopSignal: () => new AbortController().signal,
    progress: null,
  });
  return { code, out, err };
}

/** Runs the command line where no terminal watches and nothing is on standard input. */
export function runCli(...args: string[]): Promise<CliRun> {
  return runCliOn("", ...args);
}

/** The lines of a text that are wider than a terminal. */
export function tooWide(text: string): string[] {
  return text.split("\n").filter((line) => line.length > 80);
}
