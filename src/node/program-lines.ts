import type { ChildProcess } from "node:child_process";
import { splitLines } from "perfect-home-rules/protocol";

/** The longest line that is read, in characters. */
const MAX_LINE_LENGTH = 1_000_000;
/** How much of what a program writes to standard error is kept, in characters. */
const LAST_WORDS = 2_000;
/** How much of a line is told when it is refused, in characters. */
export const TOLD = 200;
/** How long what a program has still to say is waited for once it has ended, in milliseconds. */
const LAST_MOMENTS = 200;

/** Stable name of what can go wrong with a program. */
export type ForfeitCode = "bot.not-loaded" | "bot.illegal-move" | "bot.timed-out" | "bot.exited";

/** Why a program forfeits, with its last words. */
export class Forfeit extends Error {
  /** What went wrong. */
  readonly code: ForfeitCode;

  /** A forfeit because of something that went wrong. */
  constructor(code: ForfeitCode, why: string, lastWords: string) {
    super(lastWords.trim() === "" ? why : `${why}\nIts last words:\n${lastWords.trim()}`);
    this.code = code;
  }
}

/** What a program writes, line by line. */
export interface ProgramLines {
  /** The next line; rejected with a {@link Forfeit} when none comes in time. */
  next(milliseconds: number): Promise<string>;
  /** The forfeit for a line that is refused: no other line is given after it. */
  refuse(why: string): Forfeit;
  /** Resolved when the program has ended. */
  readonly ended: Promise<void>;
}

/** Lets go of a program, also where one that it has started holds on to its output. */
export function letGo(child: ChildProcess): void {
  child.kill("SIGKILL");
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
}

/** Why a program can't be started, after its name. */
export function notStarted(error: unknown): string {
  return `can't be started: ${error instanceof Error ? error.message : String(error)}`;
}

/** Reads what a program writes. It speaks when it is asked: of what it says unasked no more than a line is kept. */
export function linesOf(child: ChildProcess, name: string): ProgramLines {
  const split = splitLines(MAX_LINE_LENGTH);
  let lines: readonly string[] = [];
  let lastWords = "";
  let failure: Forfeit | null = null;
  let wake = (): void => {};
  const forfeit = (code: ForfeitCode, why: string): Forfeit => new Forfeit(code, `${name} ${why}`, lastWords);
  const fail = (code: ForfeitCode, why: string): void => {
    failure ??= forfeit(code, why);
    wake();
  };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    if (failure !== null) return;
    lines = [...lines, ...split(text)];
    if (lines.length > 1) {
      const [first, second] = lines.map((line) => line.slice(0, TOLD));
      fail("bot.illegal-move", `wrote two lines where one answer is wanted: ${first}, then ${second}`);
    }
    wake();
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  child.stdin?.on("error", () => {}); // it has ended: its end says so
  const ended = new Promise<void>((resolve) => {
    child.on("error", (error) => {
      fail("bot.not-loaded", notStarted(error));
      resolve();
    });
    child.on("exit", () => setTimeout(() => letGo(child), LAST_MOMENTS).unref());
    child.on("close", (code, signal) => {
      fail("bot.exited", `ended with ${signal ?? `exit code ${code}`}`);
      resolve();
    });
  });
  return {
    ended,
    refuse(why) {
      failure = forfeit("bot.illegal-move", why);
      return failure;
    },
    async next(milliseconds) {
      const timer = setTimeout(
        () =>
          fail(
            "bot.timed-out",
            `gave no answer within ${Math.round(milliseconds)} ms (each line must be flushed)`,
          ),
        milliseconds,
      );
      try {
        while (lines.length === 0 && failure === null) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      } finally {
        clearTimeout(timer);
      }
      const isAnswered = lines.length === 1 && (failure === null || failure.code === "bot.exited");
      if (!isAnswered) throw failure;
      const [line] = lines;
      lines = [];
      return line;
    },
  };
}
