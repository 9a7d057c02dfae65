/** Where a command writes. */
export interface Terminal {
  /** Writes what was asked for. */
  out(text: string): void;
  /** Writes what went wrong. */
  err(text: string): void;
  /** Where a progress bar may be drawn; `null` where nobody watches. */
  readonly progress: NodeJS.WriteStream | null;
}

/** The terminal of a process. */
export function terminalOf({ stdout, stderr }: NodeJS.Process): Terminal {
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    progress: stderr.isTTY ? stderr : null,
  };
}
