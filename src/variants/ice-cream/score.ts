import { isConstruction } from "../../data/special-cards.js";
import { sectionOf } from "../../scoring/section.js";
import { type Paper, placesIn } from "../../sheet/area.js";
import { CIRCLED, CROSSED } from "../../sheet/bonus.js";
import type { OpponentView } from "../expansion.js";
import { iceCreamSheet, scoopsAt } from "./cones.js";

/** For a bonus that the architect has crossed out the AAA scores so many points. ICE-5 */
const POINTS_PER_BONUS = 10;

/** Each cone circled scores its scoops, and one more where the street's bonus is circled. ICE-4 */
function streetItem(paper: Paper, street: number) {
  const { circled, bonuses } = iceCreamSheet(paper.sheet);
  const more = bonuses[street] === CIRCLED ? 1 : 0;
  const cones = placesIn(paper, { kind: "street", street }).filter((place) => circled[place] === 1);
  const points = cones.reduce((sum, place) => sum + scoopsAt(paper.layout, paper.ground, place) + more, 0);
  return { of: String(street + 1), count: cones.length, points };
}

/** ICE-4 */
export function sectionsOf(paper: Paper) {
  const items = paper.layout.streets.map((_, street) => streetItem(paper, street));
  return [sectionOf("cones", "ICE-4", items)];
}

/** A point for each card given that is no fence, and ten for each bonus crossed out. ICE-5 */
export function opponentSections({ papers: [{ sheet }], opponent: { given } }: OpponentView) {
  const cards = given.filter((card) => isConstruction(card) && card.action !== "fence").length;
  const bonuses = iceCreamSheet(sheet).bonuses.filter((bonus) => bonus === CROSSED).length;
  const items = [
    { of: "cards", count: cards, points: cards },
    { of: "bonuses", count: bonuses, points: bonuses * POINTS_PER_BONUS },
  ];
  return [sectionOf("cones", "ICE-5", items)];
}
