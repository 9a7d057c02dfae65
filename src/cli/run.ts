import { Command, CommanderError } from "@commander-js/extra-typings";
import { PACKAGE_VERSION } from "perfect-home-rules";
import { addAnalyse } from "./commands/analyse.js";
import { addMoves } from "./commands/moves.js";
import { addPlay } from "./commands/play.js";
import { addReplay } from "./commands/replay.js";
import { addRule } from "./commands/rule.js";
import { addScore } from "./commands/score.js";
import { addServe } from "./commands/serve.js";
import { addTable } from "./commands/table.js";
import { addWorker } from "./commands/worker.js";
import { CliError, DONE, EXIT_CODES, type ExitCode, UNUSABLE } from "./exit.js";
import type { Terminal } from "./terminal.js";
import { escapedLines, reflowed, textOf, WIDTH } from "./wording.js";

function programFor(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const program = new Command("perfect-home-rules")
    .description("A rules engine for the board game Welcome To… Your Perfect Home (unofficial).")
    .version(PACKAGE_VERSION)
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.err,
      getOutHelpWidth: () => WIDTH,
      getErrHelpWidth: () => WIDTH,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
      outputError: (text, write) => write(reflowed(text)),
    })
    .showHelpAfterError("(--help lists what there is)")
    .addHelpText("after", EXIT_CODES)
    .exitOverride();
  addPlay(program, terminal, end);
  addScore(program, terminal, end);
  addReplay(program, terminal, end);
  addAnalyse(program, terminal);
  addMoves(program, terminal);
  addServe(program, terminal);
  addRule(program, terminal);
  addTable(program, terminal);
  addWorker(program, terminal);
  return program;
}

/** Names in files can hold anything: nothing that they hold steers the terminal. */
function safely(terminal: Terminal): Terminal {
  return {
    ...terminal,
    out: (text) => terminal.out(escapedLines(text)),
    err: (text) => terminal.err(escapedLines(text)),
  };
}

/**
 * Runs the command line.
 *
 * @param args - the arguments after the name of the program.
 * @param target - where it reads and writes.
 * @returns the exit code.
 */
export async function run(args: readonly string[], target: Terminal): Promise<ExitCode> {
  const terminal = safely(target);
  let exitCode: ExitCode = DONE;
  const end = (code: ExitCode): void => {
    exitCode = code;
  };
  try {
    await programFor(terminal, end).parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CliError) {
      terminal.err(textOf(error.message.split("\n")));
      return error.exitCode;
    }
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? DONE : UNUSABLE;
  }
}
