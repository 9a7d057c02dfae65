import {
  applyMove,
  createGame,
  type GameState,
  isOver,
  type LayoutId,
  legalMoves,
  randomSeries,
} from "perfect-home-rules";
import { preview, targets, viewSheet } from "perfect-home-rules/view";
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
