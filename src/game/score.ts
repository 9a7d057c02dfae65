import { type ScoreSheet, scoreOf } from "../scoring/score-sheet.js";
import { rank, type Standing } from "../scoring/standings.js";
import { tempPlaces } from "../scoring/temp-places.js";
import type { GameState, Observation } from "../state/state.js";
import { checkPlayer, checkPosition } from "./known.js";
import { sceneOf } from "./scene.js";

/**
 * An architect's itemised score if the game ended now: on the architect's own sheet as it stands, compared with
 * the others' public sheets.
 *
 * @param state - a state, or an observation of this architect's.
 * @param player - the architect, from 0.
 * @throws RulesError `state.unknown`, `player.unknown`, `player.not-observer`.
 * @see SCO-1 to SCO-7
 */
export function scoreSheet(state: GameState | Observation, player: number): ScoreSheet {
  checkPosition(state);
  checkPlayer(state, player);
  const { turn, layout } = sceneOf(state, player);
  const crossed = state.sheets.map((sheet, index) => (index === player ? turn.sheet : sheet).tempsCrossed);
  return scoreOf(turn.sheet, layout, tempPlaces(crossed));
}

/**
 * The ranking, on the public sheets: those at the beginning of the round, or the last ones when the game is over.
 *
 * @returns best first; architects who share a place in seat order.
 * @throws RulesError `state.unknown`.
 * @see TIE-1
 */
export function standings(state: GameState | Observation): readonly Standing[] {
  checkPosition(state);
  const { setup, sheets } = state;
  const place = tempPlaces(sheets.map((sheet) => sheet.tempsCrossed));
  return rank(
    sheets.map((sheet, player) => {
      const { total, estatesBySize } = scoreOf(sheet, setup.layouts[setup.layoutOf[player]], place);
      return { player, total, estatesBySize };
    }),
    setup.rules.tieBreakBySize,
  );
}
