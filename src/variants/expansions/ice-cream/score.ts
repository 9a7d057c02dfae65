import { isConstruction } from "../../../data/special-cards.js";
import { sectionOf } from "../../../scoring/section.js";
import { CIRCLED, CROSSED } from "../../../sheet/bonus.js";
import { placesIn, type SheetContext } from "../../../sheet/sheet-context.js";
import type { OpponentView } from "../expansion.js";
import { iceCreamSheet, scoopsAt } from "./cones.js";

/** Points of the AAA for a bonus that the player has crossed out. ICE-5 */
const POINTS_PER_BONUS = 10;

/** Each cone circled scores its scoops, and one more where the street's bonus is circled. [ICE-4] */
function streetItem(context: SheetContext, street: number) {
  const { circled, bonuses } = iceCreamSheet(context.sheet);
  const more = bonuses[street] === CIRCLED ? 1 : 0;
  const cones = placesIn(context, { kind: "street", street }).filter((place) => circled[place] === 1);
  const points = cones.reduce(
    (sum, place) => sum + scoopsAt(context.layout, context.geometry, place) + more,
    0,
  );
  return { of: String(street + 1), count: cones.length, points };
}

/** ICE-4 */
export function sectionsOf(context: SheetContext) {
  const items = context.layout.streets.map((_, street) => streetItem(context, street));
  return [sectionOf("cones", "ICE-4", items)];
}

/** A point for each card given that is no fence, and ten for each bonus crossed out. ICE-5 */
export function opponentSections({ sheetContexts: [{ sheet }], opponent: { given } }: OpponentView) {
  const cards = given.filter((card) => isConstruction(card) && card.action !== "fence").length;
  const bonuses = iceCreamSheet(sheet).bonuses.filter((bonus) => bonus === CROSSED).length;
  const items = [
    { of: "cards", count: cards, points: cards },
    { of: "bonuses", count: bonuses, points: bonuses * POINTS_PER_BONUS },
  ];
  return [sectionOf("cones", "ICE-5", items)];
}
