import { type OpponentScore, opponentScoreOf } from "../scoring/opponent-score.js";
import { type ScoreSheet, scoreOf } from "../scoring/score-sheet.js";
import { type Result, rank, type Standing } from "../scoring/standings.js";
import { paperOf } from "../sheet/area.js";
import type { Sheet } from "../sheet/sheet.js";
import type { GameState, Observation } from "../state/state.js";
import { rolesGiven, tempCards } from "../variants/aaa-solo.js";
import type { ScoreView } from "../variants/expansion.js";
import { expansionIn } from "../variants/expansions.js";
import { modeOf } from "../variants/modes.js";
import { checkPlayer, checkPosition } from "./known.js";
import { sceneOf } from "./scene.js";

function viewOf({ setup, table }: GameState | Observation, sheets: readonly Sheet[]): ScoreView {
  const papers = sheets.map((sheet, player) => paperOf(sheet, setup.layouts[setup.layoutOf[player]]));
  return { setup, table, papers };
}

function tempPlacesOn(state: GameState | Observation, sheets: readonly Sheet[]) {
  return modeOf(state.setup.mode).tempPlaces(
    state,
    sheets.map((sheet) => sheet.tempsCrossed),
  );
}

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
  const sheets = state.sheets.map((sheet, index) => (index === player ? turn.sheet : sheet));
  const added =
    expansionIn(state.setup)?.sections(viewOf(state, sheets).papers, player, state.table.own) ?? [];
  return scoreOf(paperOf(turn.sheet, layout), tempPlacesOn(state, sheets), added);
}

/**
 * The AAA's itemised score, on the public sheets: which run of cards scores what and why.
 *
 * @returns `null` where there is no AAA; no section at level 0.
 * @throws RulesError `state.unknown`.
 * @see AAA-9 to AAA-11
 */
export function opponentScore(state: GameState | Observation): OpponentScore | null {
  checkPosition(state);
  return opponentScoreIn(state);
}

function opponentScoreIn(state: GameState | Observation): OpponentScore | null {
  const { setup, table, sheets } = state;
  if (setup.opponent === null || table.opponent === null) return null;
  if ("tempPlaces" in setup.opponent) return { sections: [], estates: [], total: 0 }; // AAA-9
  const view = viewOf(state, sheets);
  const expansion = expansionIn(setup);
  const place = tempPlacesOn(state, sheets)(tempCards(state));
  const added = expansion?.opponentSections(view) ?? [];
  return (
    expansion?.opponentScore(view) ??
    opponentScoreOf(setup.opponent, table.opponent, rolesGiven(state), place, added)
  );
}

/** The AAA's runs count as complete estates; at level 0 there is no comparison. AAA-13 */
function opponentResult(state: GameState | Observation): Result[] {
  const score = opponentScoreIn(state);
  if (score === null || state.setup.opponent?.level === 0) return [];
  return [{ player: "opponent", total: score.total, estatesBySize: [score.estates.length] }];
}

/**
 * The ranking, on the public sheets: those at the beginning of the round, or the last ones when the game is over.
 * The AAA is ranked too, unless its agency is closed.
 *
 * @returns best first; who shares a place in seat order, the AAA last.
 * @throws RulesError `state.unknown`.
 * @see TIE-1, AAA-13
 */
export function standings(state: GameState | Observation): readonly Standing[] {
  checkPosition(state);
  return rankingIn(state);
}

/** {@link standings} of a position that was made here. */
export function rankingIn(state: GameState | Observation): readonly Standing[] {
  const { setup, sheets } = state;
  const place = tempPlacesOn(state, sheets);
  const expansion = expansionIn(setup);
  const { papers } = viewOf(state, sheets);
  const results = papers.map((paper, player): Result => {
    const added = expansion?.sections(papers, player, state.table.own) ?? [];
    const { total, estatesBySize } = scoreOf(paper, place, added);
    return { player, total, estatesBySize };
  });
  return rank([...results, ...opponentResult(state)], setup.rules.tieBreakBySize);
}
