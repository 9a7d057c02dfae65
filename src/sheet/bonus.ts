/** A bonus for those who reach it first: 0 while nobody has, 1 circled, 2 crossed out. ICE-3 HAL-3 */
export type BonusMark = 0 | 1 | 2;

/** Nobody has reached the bonus yet. */
export const OPEN: BonusMark = 0;
/** The architect has the bonus. */
export const CIRCLED: BonusMark = 1;
/** The architect can't have the bonus any more. */
export const CROSSED: BonusMark = 2;

/**
 * What a round makes of a bonus: all who have reached it in that round circle it, and everybody else crosses it out.
 * ICE-3 HAL-3
 *
 * @param marks - each architect's mark; a bonus circled earlier, or in the turn itself, is gone for the others.
 * @param hasReached - whether each architect has reached it.
 */
export function afterRound(marks: readonly BonusMark[], hasReached: readonly boolean[]): BonusMark[] {
  const isTaken = marks.includes(CIRCLED);
  const winners = marks.map((mark, player) => !isTaken && mark === OPEN && hasReached[player]);
  if (!isTaken && !winners.includes(true)) return [...marks];
  return marks.map((mark, player) => {
    if (mark !== OPEN) return mark;
    return winners[player] ? CIRCLED : CROSSED;
  });
}
