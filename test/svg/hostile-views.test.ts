import {
  applyMove,
  createGame,
  type GameState,
  LAYOUT_IDS,
  type LayoutId,
  legalMoves,
  playersToMove,
  scoreSheet,
} from "perfect-home-rules";
import { drawScore, drawSheet, drawTable } from "perfect-home-rules/svg";
import { english as texts } from "perfect-home-rules/texts";
import { viewSheet, viewTable } from "perfect-home-rules/view";
import { describe, expect, test } from "vitest";
import { some } from "../support/thorough.js";
import { injectionsIn } from "./hostile-views.js";

/** Those that any edition has; packs of 2019 draw what the others draw. */
const LAYOUTS = LAYOUT_IDS.filter((layout) => !layout.endsWith("-2019"));

/** A game after some moves, which differ from turn to turn. */
function midGame(layout: LayoutId): GameState {
  let state = createGame({ players: ["Ann", "Bob"], seed: 1, layout });
  for (let made = 0; made < 60; made++) {
    const [player = 0] = playersToMove(state);
    const moves = legalMoves(state, player);
    const move = moves[made % moves.length];
    if (move !== undefined) state = applyMove(state, move);
  }
  return state;
}

describe("a view that came from anywhere", () => {
  test.each(some(LAYOUTS, 4))("brings no markup of its own into a drawing: %s", (layout) => {
    const state = midGame(layout);
    expect(injectionsIn(viewSheet(state, 0), (view) => drawSheet(view, { texts }))).toEqual([]);
    expect(injectionsIn(viewTable(state), (view) => drawTable(view, { texts }))).toEqual([]);
    expect(injectionsIn(scoreSheet(state, 0), (sheet) => drawScore(sheet, { texts, name: "Ann" }))).toEqual(
      [],
    );
  });
});
