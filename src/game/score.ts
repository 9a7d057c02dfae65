import { isClosed } from "../data/opponents.js";
import { replaced } from "../input/plain.js";
import { type OpponentScore, opponentScoreOf } from "../scoring/opponent-score.js";
import { type ScoreSheet, scoreOf } from "../scoring/score-sheet.js";
import { type Result, rank, type Standing } from "../scoring/standings.js";
import type { Sheet } from "../sheet/sheet.js";
import { sheetContextsOf } from "../sheet/sheet-context.js";
import type { GameState, Observation } from "../state/state.js";
import { rolesGiven, tempCards } from "../variants/aaa-solo.js";
import { expansionIn } from "../variants/expansions/expansions.js";
import { modeOf } from "../variants/modes.js";
import { checkSeat, knownPosition } from "./known.js";

function tempPlacesOn(state: GameState | Observation, sheets: readonly Sheet[]) {
  return modeOf(state.setup.mode).tempPlaces(
    state,
    sheets.map((sheet) => sheet.tempsCrossed),
  );
}

/** Scores the sheets one by one, each compared with the others. */
export function scorer(
  state: GameState | Observation,
  sheets: readonly Sheet[],
): (player: number) => ScoreSheet {
  const sheetContexts = sheetContextsOf(sheets, state.setup);
  const place = tempPlacesOn(state, sheets);
  const sectionsOf = expansionIn(state.setup).sections(sheetContexts, state.table.expansion);
  return (player) =>
    scoreOf(sheetContexts[player], state.setup.rules, place, sectionsOf(sheetContexts[player]));
}

/**
 * A player's itemised score if the game ended now: on the player's own sheet as it stands, compared with
 * the others' public sheets.
 *
 * @param state - a state or an observation: of a player whose turn it does not show, the public sheet is meant, as it stood
 * when the phase began.
 * @param player - the player, from 0.
 * @returns sections with their clause, items and points; what is subtracted is negative.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see SCO-1 to SCO-7
 * @example
 * ```ts
 * const { sections, total } = scoreSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
 * sections[2] // => { section: "pools", clause: "SCO-3", items: [{ of: "pools", count: 0, points: 0 }], points: 0 }
 * total // => 0
 * ```
 */
export function scoreSheet(state: GameState | Observation, player: number): ScoreSheet {
  const position = knownPosition(state);
  checkSeat(position, player);
  return scoreSheetIn(position, player);
}

/** {@link scoreSheet} of a position that was made here. */
export function scoreSheetIn(state: GameState | Observation, player: number): ScoreSheet {
  const onTable = state.turns[player]?.sheet ?? state.sheets[player];
  return scorer(state, replaced(state.sheets, player, onTable))(player);
}

/**
 * The AAA's itemised score, on the public sheets: which run of cards scores what and why.
 *
 * @param state - a state or an observation.
 * @returns `null` where there is no AAA; no section at level 0.
 * @throws RulesError `state.unknown`.
 * @see AAA-9 to AAA-11
 */
export function opponentScore(state: GameState | Observation): OpponentScore | null {
  return opponentScoreIn(knownPosition(state));
}

/** {@link opponentScore} of a position that was made here. */
export function opponentScoreIn(state: GameState | Observation): OpponentScore | null {
  const { setup, table, sheets } = state;
  if (setup.opponent === null || table.opponent === null) return null;
  const { opponent: card } = setup;
  if (isClosed(card)) return { sections: [], estates: [], total: 0 }; // AAA-9
  const { opponent, expansion: onTable } = table;
  const view = { card, opponent, expansion: onTable, sheetContexts: sheetContextsOf(sheets, setup) };
  const expansion = expansionIn(setup);
  const other = expansion.opponentScore(view);
  if (other !== null) return other;
  const place = tempPlacesOn(state, sheets)(tempCards(state));
  return opponentScoreOf(card, opponent, rolesGiven(state), place, expansion.opponentSections(view));
}

/** The AAA's runs count as complete estates; at level 0 there is no comparison. [AAA-13] */
function opponentResult(state: GameState | Observation): Result[] {
  const { opponent } = state.setup;
  const score = opponentScoreIn(state);
  if (score === null || opponent === null || isClosed(opponent)) return [];
  return [
    { player: "opponent", total: score.total, completeEstates: score.estates.length, estatesBySize: [] },
  ];
}

/**
 * The ranking, on the public sheets: those at the beginning of the round, or the last ones when the game is over.
 * The AAA is ranked too, unless its agency is closed.
 *
 * @param state - a state or an observation.
 * @returns best first; those who share a place in seat order, the AAA last.
 * @throws RulesError `state.unknown`.
 * @see TIE-1, AAA-13
 * @example
 * ```ts
 * const [first] = standings(createGame({ players: ["Ann", "Bob"], seed: 1 }));
 * first // => { player: 0, place: 1, total: 0, completeEstates: 0 }
 * ```
 */
export function standings(state: GameState | Observation): readonly Standing[] {
  return rankingIn(knownPosition(state));
}

/** {@link standings} of a position that was made here. */
export function rankingIn(state: GameState | Observation): readonly Standing[] {
  const score = scorer(state, state.sheets);
  const results = state.sheets.map((_, player): Result => ({ player, ...score(player) }));
  return rank([...results, ...opponentResult(state)], state.setup.rules.tieBreakBySize);
}
