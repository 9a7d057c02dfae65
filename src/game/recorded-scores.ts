import type { GameState } from "../state/state.js";
import type { RecordedScore } from "./record.js";
import { opponentScore, scorer, standings } from "./score.js";

/** What comes of a game, best first; `null` where it is not over. */
export function recordedScores(state: GameState): readonly RecordedScore[] | null {
  if (state.agenda.length > 0) return null;
  const score = scorer(state, state.sheets);
  return standings(state).map((standing) => {
    const { player } = standing;
    const sections = (player === "opponent" ? opponentScore(state) : score(player))?.sections ?? [];
    const points = sections.map(({ section, points }) => [section, points] as const);
    return { ...standing, sections: Object.fromEntries(points) };
  });
}

/** A number of a result that is not the recorded one. */
export interface ResultDifference {
  /** Index of the player, from 0; or the AAA. */
  readonly player: number | "opponent";
  /** What differs: `place`, `total`, `completeEstates`, or a section of the score sheet. */
  readonly of: string;
  /** What the record says; `null` where it says nothing. */
  readonly recorded: number | null;
  /** What this package comes to; `null` where it comes to nothing, as in a game that is not over. */
  readonly computed: number | null;
}
