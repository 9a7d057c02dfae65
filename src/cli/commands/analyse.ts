import type { Command } from "@commander-js/extra-typings";
import { type Analysis, analyseGame } from "perfect-home-rules/bots";
import { EXIT_CODES } from "../exit.js";
import { writeText } from "../files.js";
import { type Teller, tellerOf } from "../language.js";
import { analysisSeedOption, curveOption, jsonOption, languageOption, playoutsOption } from "../options.js";
import { doesNotFit, readRecordIn } from "../recorded-game.js";
import type { Terminal } from "../terminal.js";
import { watchingProgress } from "./play-games.js";
import { analysisAsJson, analysisAsText, svgOfAnalysis } from "./report-analysis.js";

interface AnalyseFlags {
  readonly seed: number;
  readonly playouts: number;
  readonly svg: string | undefined;
  readonly json: boolean;
  readonly teller: Teller;
}

/** Looks back at the recorded game in a file. */
async function analyseFile(terminal: Terminal, file: string, flags: AnalyseFlags): Promise<void> {
  const { seed, playouts, svg, json, teller } = flags;
  const record = await readRecordIn(terminal, file);
  const work = (show: (percent: number) => void): Promise<Analysis> =>
    analyseGame(record, { seed, playouts, onProgress: (share) => show(Math.floor(share * 100)) }).catch(
      (error) => {
        throw doesNotFit(file, record, error);
      },
    );
  const analysis = await watchingProgress(terminal, 100, work, "{value} %");
  const analysed = { record, seed, playouts, analysis };
  if (svg !== undefined && analysis.turns.length > 0)
    writeText(terminal, svg, svgOfAnalysis(analysed, teller));
  terminal.out(json ? analysisAsJson(analysed) : analysisAsText(analysed, teller));
}

/** Adds the command `analyse`: says of each turn of a recorded game what would have been better. */
export function addAnalyse(program: Command, terminal: Terminal): void {
  program
    .command("analyse")
    .description(
      "say of each turn of a recorded game what was luck, what was choice, and what would have been better",
    )
    .argument("<file>", "the text of a record; - for standard input")
    .addOption(playoutsOption)
    .addOption(analysisSeedOption)
    .addOption(curveOption)
    .addOption(languageOption)
    .addOption(jsonOption)
    .addHelpText("after", EXIT_CODES)
    .action((file, { seed = 1, playouts = 400, svg, json = false, language }) =>
      analyseFile(terminal, file, { seed, playouts, svg, json, teller: tellerOf(language) }),
    );
}
