import { run } from "../../src/cli/run.js";

/** What a run of the command line came to. */
export interface CliRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line where no terminal watches. */
export function runCli(...args: string[]): CliRun {
  let out = "";
  let err = "";
  const code = run(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    progress: null,
  });
  return { code, out, err };
}
