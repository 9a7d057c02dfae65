/** An architect's place at the end, or as things stand. */
export interface Standing {
  /** Index of the architect, from 0. */
  readonly player: number;
  /** The place, from 1; those who share it have the same. */
  readonly place: number;
  /** The total score. */
  readonly total: number;
  /** Complete estates: they decide a tie. TIE-1 */
  readonly completeEstates: number;
}

type Result = Omit<Standing, "place">;

/** Negative where `a` is ahead, 0 where they share a place. TIE-1 */
function compare(a: Result, b: Result): number {
  return b.total - a.total || b.completeEstates - a.completeEstates;
}

/** Ranks results: best first, seat order within a shared place. TIE-1 */
export function rank(results: readonly Result[]): Standing[] {
  const ranked = [...results].sort((a, b) => compare(a, b) || a.player - b.player);
  let place = 0;
  return ranked.map((result, index) => {
    if (index === 0 || compare(ranked[index - 1], result) !== 0) place = index + 1;
    return { ...result, place };
  });
}
