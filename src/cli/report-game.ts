import { createGame, describeSheet, type GameState, scoreSheet, standings } from "perfect-home-rules";
import { drawScore, drawStandings } from "./draw-score.js";
import { drawSheet, LEGEND } from "./draw-sheet.js";
import { heading } from "./heading.js";
import { narrate, narrateStart } from "./narrate.js";
import { type Playthrough, playGame, type Watcher } from "./play-game.js";
import { randomBot } from "./random-bot.js";
import type { BotGameOptions } from "./series.js";
import { counted, listed, textOf, wrapped } from "./wording.js";

function play(options: BotGameOptions, start: GameState, watch: Watcher): Playthrough {
  return playGame(start, randomBot(options.seed), watch);
}

function drawArchitect(state: GameState, player: number): string[] {
  const { players, layouts, layoutOf } = state.setup;
  return [
    heading(players[player]),
    ...drawSheet(describeSheet(state, player), layouts[layoutOf[player]]),
    "",
    ...drawScore(scoreSheet(state, player)),
    "",
  ];
}

function drawEnd(state: GameState): string[] {
  const { players } = state.setup;
  return [
    "",
    heading("The sheets"),
    ...LEGEND.map((line) => `   ${line}`),
    "",
    ...players.flatMap((_, player) => drawArchitect(state, player)),
    heading("Standings"),
    ...drawStandings(standings(state), players),
  ];
}

/** Plays a game and tells it from beginning to end. */
export function gameAsText(options: BotGameOptions): string {
  const start = createGame(options);
  const lines: string[] = [];
  const { final } = play(options, start, (events, before, after) => {
    lines.push(...narrate(events, before, after));
  });
  const { players, edition, mode, layouts } = start.setup;
  const title = `${counted(players.length, "architect")} (${listed(players)}), seed ${options.seed}`;
  const kind = `edition ${edition}, mode ${mode}, sheet ${listed(layouts.map((layout) => layout.id))}`;
  return textOf([
    ...wrapped("", title),
    ...wrapped("", kind),
    ...narrateStart(start),
    ...lines,
    ...drawEnd(final),
  ]);
}

/** Plays a game and gives everything about it as a JSON document. */
export function gameAsJson(options: BotGameOptions): string {
  const { moves, final } = play(options, createGame(options), () => {});
  const document = {
    options,
    rounds: final.table.round,
    endedBy: final.table.endedBy,
    standings: standings(final),
    scoreSheets: final.setup.players.map((_, player) => scoreSheet(final, player)),
    moves,
    state: final,
  };
  return `${JSON.stringify(document)}\n`;
}
