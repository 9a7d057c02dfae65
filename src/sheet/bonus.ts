/** A bonus for those who reach it first: 0 while nobody has, 1 circled, 2 crossed out. ICE-3 HAL-3 */
export type BonusMark = 0 | 1 | 2;

/** Nobody has reached the bonus yet. */
export const OPEN: BonusMark = 0;
/** The player has the bonus. */
export const CIRCLED: BonusMark = 1;
/** The player can't have the bonus any more. */
export const CROSSED: BonusMark = 2;

/** A {@link BonusMark} in words. */
export type BonusState = "open" | "circled" | "crossed";

const STATES: Readonly<Record<BonusMark, BonusState>> = { 0: "open", 1: "circled", 2: "crossed" };

/** A mark of a bonus in words. */
export function bonusState(mark: BonusMark): BonusState {
  return STATES[mark];
}

/**
 * What a round makes of bonuses: all who have reached one in that round circle it, and everybody else crosses it out.
 * One that a player has circled already, also in the turn itself, is gone for the others. ICE-3 HAL-3
 *
 * @param before - for each player the marks on all the bonuses.
 * @param hasReached - whether a player has reached a bonus.
 * @returns for each player the marks afterwards.
 */
export function bonusesAfterRound(
  before: readonly (readonly BonusMark[])[],
  hasReached: (player: number, bonus: number) => boolean,
): BonusMark[][] {
  const after = before.map((marks) => [...marks]);
  for (let bonus = 0; bonus < before[0].length; bonus++) {
    const isTaken = before.some((marks) => marks[bonus] === CIRCLED);
    const winners = before.map(
      (marks, player) => !isTaken && marks[bonus] === OPEN && hasReached(player, bonus),
    );
    if (!isTaken && !winners.includes(true)) continue;
    after.forEach((marks, player) => {
      if (marks[bonus] === OPEN) marks[bonus] = winners[player] ? CIRCLED : CROSSED;
    });
  }
  return after;
}
