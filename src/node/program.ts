import { spawn } from "node:child_process";
import { isRulesError } from "perfect-home-rules";
import { type BotHello, helloToBot, readBotHello, type ToBot } from "perfect-home-rules/protocol";
import { letGo, linesOf, TOLD } from "./program-lines.js";

/** How long a program may take to start, in milliseconds. */
const STARTING_TIME = 10_000;
/** How long it may take to end when it is told to, in milliseconds. */
const ENDING_TIME = 1_000;

/** A program that plays. */
export interface Program {
  /** What it has said when it started. */
  readonly hello: BotHello;
  /** Tells it something that it does not answer. */
  tell(message: ToBot): void;
  /** Asks it something, and reads what it answers in this time with the function; rejected with a {@link Forfeit}. */
  ask<T>(message: ToBot, milliseconds: number, read: (line: string) => T): Promise<T>;
  /** Tells it that no more is to be played, and sees to it that it ends. */
  close(): Promise<void>;
}

/** What a refused answer should have been. */
function expectedIn(error: unknown): string {
  if (!isRulesError(error)) throw error;
  return error.violations
    .map(({ details: { path, expected } }) => `${path ?? ""} must be ${expected}`.trim())
    .join("; ");
}

/**
 * Starts a program that plays, and waits until it is ready.
 *
 * @param command - the program and its arguments.
 * @param moveTime - how long it may take over each move, in milliseconds.
 * @param signal - ends the program when it is aborted.
 * @throws Forfeit
 */
export async function openProgram(
  command: readonly string[],
  moveTime: number,
  signal: AbortSignal | null,
): Promise<Program> {
  const [name, ...args] = command;
  const child = spawn(name, args, {
    stdio: ["pipe", "pipe", "pipe"],
    windowsHide: true,
    killSignal: "SIGKILL",
    ...(signal === null ? {} : { signal }),
  });
  const lines = linesOf(child, name);
  const tell = (message: ToBot): void => {
    child.stdin.write(`${JSON.stringify(message)}\n`);
  };
  const ask = async <T>(message: ToBot, milliseconds: number, read: (line: string) => T): Promise<T> => {
    tell(message);
    const line = await lines.next(milliseconds);
    try {
      return read(line);
    } catch (error) {
      throw lines.forfeit("bot.illegal-move", `answered ${line.slice(0, TOLD)}: ${expectedIn(error)}`);
    }
  };
  try {
    const hello = await ask(helloToBot(moveTime), STARTING_TIME, readBotHello);
    return {
      hello,
      tell,
      ask,
      async close() {
        tell({ tell: "quit" });
        child.stdin.end();
        const timer = setTimeout(() => letGo(child), ENDING_TIME);
        await lines.ended;
        clearTimeout(timer);
      },
    };
  } catch (error) {
    letGo(child);
    throw error;
  }
}
