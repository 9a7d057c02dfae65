/** A player's place at the end, or as things stand. */
export interface Standing {
  /** Index of the player, from 0; or the AAA. */
  readonly player: number | "opponent";
  /** The place, from 1; those who share it have the same. */
  readonly place: number;
  /** The total score. */
  readonly total: number;
  /** Complete estates: they decide a tie. In 2023 those of 7 and more houses are among them. EST-1 TIE-1 */
  readonly completeEstates: number;
}

/** What a player or the AAA has reached. */
export interface Result {
  /** Index of the player, from 0; or the AAA. */
  readonly player: number | "opponent";
  /** The total score. */
  readonly total: number;
  /** Complete estates that count in a tie. */
  readonly completeEstates: number;
  /** How many of them are of size 1, 2, … 6. */
  readonly estatesBySize: readonly number[];
}

/** In the first edition more estates of size 1 decide, then of size 2, and so on. [TIE-2] */
function compareBySize(a: Result, b: Result): number {
  const difference = a.estatesBySize.map((count, index) => b.estatesBySize[index] - count);
  return difference.find((each) => each !== 0) ?? 0;
}

/** Negative where `a` is ahead, 0 where they share a place. TIE-1 */
function compare(a: Result, b: Result, bySize: boolean): number {
  const byEstates = b.total - a.total || b.completeEstates - a.completeEstates;
  return byEstates || (bySize ? compareBySize(a, b) : 0);
}

/** Ranks results: best first, within a shared place in the order given. [TIE-1] TIE-2 AAA-13 */
export function rank(results: readonly Result[], bySize: boolean): Standing[] {
  const ranked = [...results].sort((a, b) => compare(a, b, bySize));
  let place = 0;
  return ranked.map((result, index) => {
    if (index === 0 || compare(ranked[index - 1], result, bySize) !== 0) place = index + 1;
    const { player, total, completeEstates } = result;
    return { player, place, total, completeEstates };
  });
}
