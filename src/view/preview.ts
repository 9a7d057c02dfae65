import { RulesError } from "../clauses/violation.js";
import { contextOf } from "../game/context.js";
import { knownPosition } from "../game/known.js";
import { judge } from "../game/legal.js";
import { scoreSheetIn } from "../game/score.js";
import { replaced } from "../input/plain.js";
import { playMove } from "../moves/current-step.js";
import type { ScoreSheet, SectionId } from "../scoring/score-sheet.js";
import type { Move } from "../state/move.js";
import type { GameState, Observation } from "../state/state.js";

/** How a move changes a section of the score. */
export interface SectionChange {
  /** Which section. */
  readonly section: SectionId;
  /** Its points before the move. */
  readonly before: number;
  /** Its points after it. */
  readonly after: number;
}

/** How a move changes the score. */
export interface ScoreChange {
  /** The sections that change, in the order of the score sheet. */
  readonly sections: readonly SectionChange[];
  /** The total before the move. */
  readonly before: number;
  /** The total after it. */
  readonly after: number;
}

/** Scores before moves, so that all moves of a step are compared with one. States are frozen. */
const scores = /* @__PURE__ */ new WeakMap<object, Map<number, ScoreSheet>>();

function scoreBefore(state: GameState | Observation, player: number): ScoreSheet {
  const known = scores.get(state) ?? new Map<number, ScoreSheet>();
  scores.set(state, known);
  const score = known.get(player) ?? scoreSheetIn(state, player);
  known.set(player, score);
  return score;
}

/**
 * What a move changes in the mover's score: on the sheet as it stands after it, compared with the others' public sheets.
 * What is decided when all have ended, such as a bonus for those who are first, is not foreseen.
 *
 * @param state - a state, or an observation of the mover's.
 * @param move - a legal move; it is copied.
 * @returns the change by section.
 * @throws RulesError with the violation where the move is not legal; `state.unknown`.
 * @see SCO-1 to SCO-7
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1 });
 * preview(state, { type: "pick", player: 0, stack: 0 }) // => { sections: [], before: 0, after: 0 }
 * ```
 */
export function preview(state: GameState | Observation, move: Move): ScoreChange {
  const position = knownPosition(state);
  const judgement = judge(position, move);
  if (!judgement.ok) throw new RulesError([judgement.violation]);
  const { player } = judgement.move;
  const turn = playMove(contextOf(position, player), judgement.move);
  const before = scoreBefore(position, player);
  const after = scoreSheetIn({ ...position, turns: replaced(position.turns, player, turn) }, player);
  const sections = before.sections.map(({ section, points }, index) => ({
    section,
    before: points,
    after: after.sections[index].points,
  }));
  return {
    sections: sections.filter((each) => each.before !== each.after),
    before: before.total,
    after: after.total,
  };
}
