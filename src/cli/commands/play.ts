import type { Command } from "@commander-js/extra-typings";
import { gamesOption, jsonOption, playersOption, randomSeed, seedOption } from "../options.js";
import { watchingProgress } from "../progress.js";
import { gameAsJson, gameAsText } from "../report-game.js";
import { seriesAsJson, seriesAsText } from "../report-series.js";
import { playSeries } from "../series.js";
import type { Terminal } from "../terminal.js";

/** Adds the command `play`: bots that move at random play one game, or many. */
export function addPlay(program: Command, terminal: Terminal): void {
  program
    .command("play")
    .description("play a game with bots that move at random, and print what happens")
    .addOption(playersOption)
    .addOption(seedOption)
    .addOption(gamesOption)
    .addOption(jsonOption)
    .action(({ players, seed = randomSeed(), games, json }) => {
      const options = { players, seed };
      if (games === undefined) {
        terminal.out(json ? gameAsJson(options) : gameAsText(options));
        return;
      }
      const series = watchingProgress(terminal, games, (advance) => playSeries(options, games, advance));
      terminal.out(json ? seriesAsJson(series) : seriesAsText(series));
    });
}
