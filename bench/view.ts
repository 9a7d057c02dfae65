import {
  applyMove,
  createGame,
  type GameState,
  isOver,
  LAYOUT_IDS,
  type LayoutId,
  legalMoves,
  type Move,
  randomSeries,
} from "perfect-home-rules";
import { drawSheet, drawTable } from "perfect-home-rules/svg";
import { english as texts } from "perfect-home-rules/texts";
import { preview, targets, viewSheet, viewTable } from "perfect-home-rules/view";
import type { Workload } from "./workload.js";
import { anyOf } from "./workload.js";

const PLAYERS = ["Ann", "Bob", "Cara", "Dan"];

/** The states of a random game of four, frozen as an app has them. */
function statesOn(layout: LayoutId, advanced: boolean): GameState[] {
  const random = randomSeries(1);
  const states = [createGame({ players: PLAYERS, seed: 1, layout, advanced })];
  for (let state = states[0]; !isOver(state); states.push(state)) {
    state = applyMove(state, anyOf(legalMoves(state), random));
  }
  return states.slice(0, -1);
}

/** The expansions whose sheets have most on them, or are compared with all others. */
const RICH: readonly LayoutId[] = ["halloween", "ducks", "nuclear-war", "zombies"];
const states = RICH.flatMap((layout) => statesOn(layout, true));

function withEach(name: string, read: (state: GameState) => void): Workload {
  return {
    name: `view: ${name}, 4 players, rich expansions`,
    work() {
      for (const state of states) read(state);
      return states.length;
    },
  };
}

/** Who is to move first. */
function mover({ ended }: GameState): number {
  return ended.indexOf(false);
}

/** A sheet to be drawn. */
export const viewSheets: Workload = withEach("viewSheet", (state) => viewSheet(state, mover(state)));

/** Moves by what is clicked. */
export const viewTargets: Workload = withEach("targets", (state) => targets(state, mover(state)));

/** What each move of a step changes. */
export const viewPreviews: Workload = withEach("previews of a step", (state) => {
  for (const move of legalMoves(state, mover(state))) preview(state, move);
});

/** States of a game on every printed sheet of 2023. */
const onAllSheets = LAYOUT_IDS.filter((layout) => !layout.endsWith("-2019")).flatMap((layout) =>
  statesOn(layout, layout !== "american-dream").filter((_, index) => index % 7 === 0),
);

/** Draws the sheet of the player who is to move, with the labels of all that can be clicked. */
function drawingOf(state: GameState): () => string {
  const player = mover(state);
  const view = viewSheet(state, player);
  const look = {
    texts,
    targets: targets(state, player),
    label: (move: Move): string => texts.move(state, move),
  };
  return () => drawSheet(view, look);
}

const drawings = onAllSheets.map(drawingOf);

/** Sheets with what can be clicked. */
export const drawnSheets: Workload = {
  name: "svg: drawSheet, all sheets",
  work() {
    for (const draw of drawings) draw();
    return drawings.length;
  },
};

const [busiest] = drawings.toSorted((one, other) => other().length - one().length);

/** The sheet that has most on it. */
export const busiestSheet: Workload = {
  name: "svg: drawSheet, the longest drawing of all sheets",
  work() {
    busiest();
    return 1;
  },
};

const tables = states.map((state) => viewTable(state));

/** The tables of four. */
export const drawnTables: Workload = {
  name: "svg: drawTable",
  work() {
    for (const table of tables) drawTable(table, { texts });
    return tables.length;
  },
};
