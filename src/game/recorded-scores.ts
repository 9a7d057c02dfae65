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

/** The numbers of a result, each with whose it is and what. */
function numbersOf(
  scores: readonly RecordedScore[],
): ReadonlyMap<string, Omit<ResultDifference, "computed">> {
  const numbers = scores.flatMap(({ player, sections, ...standing }) =>
    Object.entries({ ...standing, ...sections }).map(([of, recorded]) => ({ player, of, recorded })),
  );
  return new Map(numbers.map((number) => [`${number.player} ${number.of}`, number]));
}

/** In what a result differs from the recorded one. */
export function differencesBetween(
  recorded: readonly RecordedScore[],
  computed: readonly RecordedScore[],
): readonly ResultDifference[] {
  const before = numbersOf(recorded);
  const now = numbersOf(computed);
  const all = new Map([...before, ...now]);
  return [...all].flatMap(([key, { player, of }]) => {
    const difference = {
      player,
      of,
      recorded: before.get(key)?.recorded ?? null,
      computed: now.get(key)?.recorded ?? null,
    };
    return difference.recorded === difference.computed ? [] : [difference];
  });
}
