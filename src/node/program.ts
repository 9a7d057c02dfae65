import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { GameOver, HelloToBot, MessageToBot, ProtocolTypes } from "perfect-home-rules/protocol";
import type { GameToAsk, MoveToAsk } from "./program-game.js";
import { Forfeit, letGo, linesOf, notStarted, TOLD } from "./program-lines.js";

/** How long a program may take over a move where nothing else is said, in milliseconds. */
export const USUAL_MOVE_TIME = 60_000;
/** How long a program may take to start, in milliseconds. */
const STARTING_TIME = 10_000;
/** How long it may take to end when it is told to, in milliseconds. */
const ENDING_TIME = 1_000;

/** A program that plays, whatever its game is. */
export interface RunningProgram<G extends ProtocolTypes> {
  /** Asks it for one of the moves, and waits for at most this many milliseconds; rejected with a {@link Forfeit}. */
  choose(asked: MoveToAsk<G>, milliseconds: number): Promise<G["move"]>;
  /** Tells it that a game is over. */
  tell(message: GameOver): void;
  /** Tells it that no more is to be played, and sees to it that it ends. */
  close(): Promise<void>;
}

/** Which program is to play, and how long it may take. */
export interface ProgramToStart {
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** How long it may take over each move, in milliseconds. */
  readonly moveTime: number;
  /** Ends the program when it is aborted. */
  readonly signal: AbortSignal | null;
}

/** What it was asked to play, where a game has a name in its hello. */
function asTold({ game }: HelloToBot): string {
  return game === undefined ? "" : ` when it was asked to play ${game}`;
}

/** What a refused answer should have been. */
function expectedIn(error: unknown, { isRulesError }: Pick<GameToAsk<never, never>, "isRulesError">): string {
  if (!isRulesError(error)) throw error;
  return error.violations
    .map(({ details: { path, expected } }) => `${path ?? ""} must be ${expected}`.trim())
    .join("; ");
}

/** Node says with an event that some programs can't be started, and throws for others, such as one in a file. */
function spawned(
  [name, ...args]: readonly string[],
  signal: AbortSignal | null,
): ChildProcessWithoutNullStreams {
  try {
    return spawn(name, args, {
      stdio: ["pipe", "pipe", "pipe"],
      windowsHide: true,
      killSignal: "SIGKILL",
      ...(signal === null ? {} : { signal }),
    });
  } catch (error) {
    throw new Forfeit("bot.not-loaded", `${name} ${notStarted(error)}`, "");
  }
}

/**
 * Starts a program that plays, and waits until it is ready.
 *
 * @throws Forfeit
 */
export async function startProgram<G extends ProtocolTypes, Show extends string>(
  game: GameToAsk<G, Show>,
  { command, moveTime, signal }: ProgramToStart,
): Promise<RunningProgram<G>> {
  const child = spawned(command, signal);
  const lines = linesOf(child, command[0]);
  const tell = (message: MessageToBot<unknown>): void => {
    child.stdin.write(`${JSON.stringify(message)}\n`);
  };
  const ask = async <T>(
    message: MessageToBot<unknown>,
    milliseconds: number,
    read: (line: string) => T,
    told = "",
  ): Promise<T> => {
    tell(message);
    const line = await lines.next(milliseconds);
    try {
      return read(line);
    } catch (error) {
      const why = expectedIn(error, game);
      throw lines.refuse(`answered ${line.slice(0, TOLD)}${told}: ${why}`);
    }
  };
  let asked: Promise<unknown> = Promise.resolve();
  try {
    const greeting = game.helloToBot(moveTime);
    const { show } = await ask(greeting, STARTING_TIME, game.readBotHello, asTold(greeting));
    return {
      tell,
      async choose({ id, moves, ...position }, milliseconds) {
        const read = (line: string): number => game.readMoveChoice(line, id, moves.length);
        const question = game.questionForBot({ id, moves, ...position, show });
        const answer = asked.then(() => ask(question, milliseconds, read)); // one question at a time
        asked = answer.catch(() => {});
        return moves[await answer];
      },
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
