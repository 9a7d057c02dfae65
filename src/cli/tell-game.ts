import {
  describeSheet,
  type GameOptions,
  type GameState,
  isOver,
  opponentScore,
  type Setup,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { drawOpponent, drawScore, drawStandings, OPPONENT_NAME } from "./draw-score.js";
import { drawSheet } from "./draw-sheet.js";
import { heading } from "./heading.js";
import { legendFor } from "./legend.js";
import { nameInText } from "./names.js";
import { narrateStart } from "./narrate.js";
import { counted, listed, wrapped } from "./wording.js";

function modeInWords({ mode, opponent }: Setup): string {
  return opponent === null ? mode : `${mode} against ${opponent.id} (level ${opponent.level})`;
}

function kindInWords(setup: Setup): string {
  return [
    `edition ${setup.edition}`,
    `mode ${modeInWords(setup)}`,
    `sheet ${listed(setup.layouts.map((layout) => layout.id))}`,
    ...(setup.advanced ? ["Advanced Mode"] : []),
    ...(setup.nineAndThreeQuarters ? ["9¾ cards"] : []),
  ].join(", ");
}

/** What is played, the plans and the first round. */
export function tellStart(state: GameState, seed: GameOptions["seed"]): string[] {
  const { players } = state.setup;
  const title = `${counted(players.length, "player")} (${listed(players.map(nameInText))}), seed ${[seed].flat().join(" ")}`;
  return [...wrapped("", title), ...wrapped("", kindInWords(state.setup)), ...narrateStart(state)];
}

function drawPlayer(state: GameState, player: number): string[] {
  const { players, layouts, layoutOf } = state.setup;
  return [
    heading(players[player]),
    ...drawSheet(describeSheet(state, player), layouts[layoutOf[player]]),
    "",
    ...drawScore(scoreSheet(state, player)),
    "",
  ];
}

function tellOpponent(state: GameState): string[] {
  const score = opponentScore(state);
  return score === null ? [] : [heading(OPPONENT_NAME), ...drawOpponent(state, score), ""];
}

/** The sheets and scores as they stand, and the ranking. */
export function tellSheets(state: GameState): string[] {
  const { players } = state.setup;
  const sheets = players.map((_, player) => describeSheet(state, player));
  return [
    "",
    heading(isOver(state) ? "The sheets" : `The sheets in round ${state.table.round}`),
    ...legendFor(sheets),
    "",
    ...players.flatMap((_, player) => drawPlayer(state, player)),
    ...tellOpponent(state),
    heading("Standings"),
    ...drawStandings(standings(state), players),
  ];
}
