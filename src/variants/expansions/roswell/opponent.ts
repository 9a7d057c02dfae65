import { type DeckCard, isConstruction } from "../../../data/special-cards.js";
import type { CardRole } from "../../../scoring/opponent-score.js";
import { sectionOf } from "../../../scoring/section.js";

/** What each reversed card scores. ROS-5 */
const POINTS_PER_REVERSED = 5;

/**
 * What the cards given count as. The first one, and each one after a fence card that is not reversed itself, is
 * reversed: a house. [ROS-5]
 */
export function rolesOf(given: readonly DeckCard[]): CardRole[] {
  const roles: CardRole[] = [];
  for (const card of given.filter(isConstruction)) {
    const isReversed = roles.length === 0 || roles.at(-1) === "fence";
    roles.push(isReversed ? "house" : card.action);
  }
  return roles;
}

/** The houses of the AAA's that a zoorg has infiltrated. ROS-5 */
export function opponentInfiltration(given: readonly DeckCard[]) {
  const count = rolesOf(given).filter((role) => role === "house").length;
  const points = count * POINTS_PER_REVERSED;
  const items = [{ of: "houses", count, points }];
  return [sectionOf("infiltration", "ROS-5", items)];
}
