import type { Command } from "@commander-js/extra-typings";
import { scoreSheets } from "perfect-home-rules";
import { parseSheets } from "perfect-home-rules/notation";
import { svgOfSheets } from "../drawing/svg-sheets.js";
import { scoreDreamHome } from "../dream-home/score-dream-home.js";
import { DONE, EXIT_CODES, type ExitCode, NOT_RIGHT } from "../exit.js";
import { readIn, writeText } from "../files.js";
import { type SheetFlags, sheetOptionsOf, withOptionErrors } from "../game-flags.js";
import { type Teller, tellerOf } from "../language.js";
import {
  advancedOption,
  editionOption,
  jsonOption,
  layoutOption,
  otherGameOption,
  playLanguageOption,
  svgOption,
  tablesOption,
} from "../options.js";
import { checkPlayers } from "../recorded-game.js";
import type { Terminal } from "../terminal.js";
import { isRight, judgementsAsJson, judgementsAsText, judgeSheets } from "./report-sheets.js";

async function score(
  terminal: Terminal,
  file: string,
  flags: SheetFlags,
  {
    json,
    svg,
    teller,
  }: { readonly json: boolean; readonly svg: string | undefined; readonly teller: Teller },
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
  // A sheet on which something is wrong has no place in a game, and so no picture.
  if (svg !== undefined && judged.every(isRight))
    writeText(terminal, svg, svgOfSheets(judged, options, teller));
  terminal.out(json ? judgementsAsJson(judged, options) : judgementsAsText(judged, teller));
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
    .addOption(svgOption)
    .addOption(otherGameOption("score houses of it, written as its guide says"))
    .addOption(tablesOption)
    .addOption(playLanguageOption)
    .addOption(jsonOption)
    .addHelpText("after", EXIT_CODES)
    .action(async (file, { game, tables, json = false, svg, language = "en", ...flags }, command) => {
      const refuse = (option: string, which: string): never =>
        command.error(`error: option '${option}' ${which} '--game dream-home'`);
      if (game === "dream-home") {
        const strange = ["edition", "layout", "advanced"].find((name) => Object.hasOwn(flags, name));
        if (strange !== undefined || svg !== undefined) refuse(`--${strange ?? "svg"}`, "does not go with");
        return end(await scoreDreamHome(terminal, file, { language, json, tables }));
      }
      if (tables !== undefined) refuse("--tables <file>", "goes only with");
      const spoken = language === "it" ? refuse("--language it", "goes only with") : language;
      end(await score(terminal, file, flags, { json, svg, teller: tellerOf(spoken) }));
    });
}
