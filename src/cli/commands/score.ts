import type { Command } from "@commander-js/extra-typings";
import { scoreSheets } from "perfect-home-rules";
import { parseSheets } from "perfect-home-rules/notation";
import { DONE, EXIT_CODES, type ExitCode, NOT_RIGHT } from "../exit.js";
import { readIn } from "../files.js";
import { type SheetFlags, sheetOptionsOf, withOptionErrors } from "../game-flags.js";
import { type Teller, tellerOf } from "../language.js";
import { advancedOption, editionOption, jsonOption, languageOption, layoutOption } from "../options.js";
import { checkPlayers } from "../recorded-game.js";
import type { Terminal } from "../terminal.js";
import { isRight, judgementsAsJson, judgementsAsText, judgeSheets } from "./report-sheets.js";

async function score(
  terminal: Terminal,
  file: string,
  flags: SheetFlags,
  asJson: boolean,
  teller: Teller,
): Promise<ExitCode> {
  const options = withOptionErrors(flags, (each) => {
    scoreSheets([], sheetOptionsOf(each));
    return sheetOptionsOf(each);
  });
  const judged = await readIn(terminal, file, (text) => {
    const sheets = parseSheets(text, options);
    checkPlayers(file, sheets.length);
    return judgeSheets(sheets, options);
  });
  terminal.out(asJson ? judgementsAsJson(judged, options) : judgementsAsText(judged, teller));
  return judged.every(isRight) ? DONE : NOT_RIGHT;
}

/** Adds the command `score`: scores sheets written as text, and says what is wrong with them. */
export function addScore(program: Command, terminal: Terminal, end: (code: ExitCode) => void): void {
  program
    .command("score")
    .description("score sheets written as text (docs/notation.md), and say what is wrong with them")
    .argument("<file>", "the text of one or more sheets; - for standard input")
    .addOption(editionOption)
    .addOption(layoutOption)
    .addOption(advancedOption)
    .addOption(languageOption)
    .addOption(jsonOption)
    .addHelpText("after", EXIT_CODES)
    .action(async (file, { json = false, language, ...flags }) =>
      end(await score(terminal, file, flags, json, tellerOf(language))),
    );
}
