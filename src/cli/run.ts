import { Command, CommanderError } from "@commander-js/extra-typings";
import { addPlay } from "./commands/play.js";
import type { Terminal } from "./terminal.js";
import { packageVersion } from "./version.js";
import { reflowed, WIDTH } from "./wording.js";

/** Exit code for a command line that can't be understood. */
const WRONG_USAGE = 2;

function programFor(terminal: Terminal): Command {
  const program = new Command("perfect-home-rules")
    .description("A rules engine for the board game Welcome To… Your Perfect Home (unofficial).")
    .version(packageVersion())
    .configureOutput({
      writeOut: terminal.out,
      writeErr: terminal.err,
      getOutHelpWidth: () => WIDTH,
      getErrHelpWidth: () => WIDTH,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
      outputError: (text, write) => write(reflowed(text)),
    })
    .showHelpAfterError()
    .exitOverride();
  addPlay(program, terminal);
  return program;
}

/**
 * Runs the command line.
 *
 * @param args - the arguments after the name of the program.
 * @returns the exit code: 0, or 2 for arguments that can't be understood.
 */
export function run(args: readonly string[], terminal: Terminal): number {
  try {
    programFor(terminal).parse(args, { from: "user" });
    return 0;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? 0 : WRONG_USAGE;
  }
}
