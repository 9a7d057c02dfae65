import type { Command } from "@commander-js/extra-typings";
import { EXIT_CODES, type ExitCode } from "../exit-codes.js";
import { tellerOf } from "../language.js";
import { languageOption } from "../options.js";
import { replayFile } from "../replay-file.js";
import type { Terminal } from "../terminal.js";

/** Adds the command `replay`: plays a recorded game again, tells it and checks its results. */
export function addReplay(program: Command, terminal: Terminal, end: (code: ExitCode) => void): void {
  program
    .command("replay")
    .description("play a recorded game (docs/records.md) again, print it as play does, and check its results")
    .argument("<file>", "the text of a record; - for standard input")
    .addOption(languageOption)
    .addHelpText("after", EXIT_CODES)
    .action(async (file, { language }) => end(await replayFile(terminal, file, tellerOf(language))));
}
