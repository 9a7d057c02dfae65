import type { Command } from "@commander-js/extra-typings";
import { createGame } from "perfect-home-rules";
import { formatRecord } from "perfect-home-rules/notation";
import { EXIT_CODES } from "../exit-codes.js";
import { writeText } from "../files.js";
import { gameOptionsOf } from "../game-flags.js";
import {
  advancedOption,
  editionOption,
  gamesOption,
  jsonOption,
  modeOption,
  nineAndThreeQuartersOption,
  opponentOption,
  plansOption,
  playersOption,
  randomSeed,
  recordOption,
  seedOption,
  sheetOption,
} from "../options.js";
import type { BotGameOptions } from "../play-game.js";
import { watchingProgress } from "../progress.js";
import { using } from "../refused-options.js";
import { documentGame, tellGame } from "../report-game.js";
import { seriesAsJson, seriesAsText } from "../report-series.js";
import { playSeries } from "../series.js";
import type { Terminal } from "../terminal.js";

function playMany(terminal: Terminal, options: BotGameOptions, games: number, asJson: boolean): void {
  const series = watchingProgress(terminal, games, (advance) => playSeries(options, games, advance));
  terminal.out(asJson ? seriesAsJson(series) : seriesAsText(series));
}

/** Adds the command `play`: bots that move at random play one game, or many. */
export function addPlay(program: Command, terminal: Terminal): void {
  const command = program
    .command("play")
    .description("play a game with bots that move at random, and print what happens")
    .addOption(playersOption)
    .addOption(seedOption)
    .addOption(editionOption)
    .addOption(modeOption)
    .addOption(opponentOption)
    .addOption(sheetOption)
    .addOption(advancedOption)
    .addOption(nineAndThreeQuartersOption)
    .addOption(plansOption)
    .addOption(gamesOption)
    .addOption(recordOption)
    .addOption(jsonOption)
    .addHelpText("after", EXIT_CODES);
  command.action(({ seed = randomSeed(), games, record, json = false, ...flags }) => {
    if (flags.opponent !== undefined && flags.mode !== "aaa") {
      command.error("error: option '--opponent <id>' goes with '--mode aaa' only");
    }
    const options = using(flags, (each) => {
      const chosen = { ...gameOptionsOf(each), seed };
      createGame(chosen);
      return chosen;
    });
    if (games !== undefined) {
      playMany(terminal, options, games, json);
      return;
    }
    const report = json ? documentGame(options) : tellGame(options);
    if (record !== undefined) writeText(terminal, record, formatRecord(report.record));
    terminal.out(report.text);
  });
}
