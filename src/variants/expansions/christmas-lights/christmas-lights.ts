import { type DeckCard, isConstruction } from "../../../data/special-cards.js";
import { sectionOf } from "../../../scoring/section.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import { type Expansion, noExpansion, type OpponentView } from "../expansion.js";
import { CHRISTMAS_LIGHTS_2019, CHRISTMAS_LIGHTS_2023, layoutReaders } from "./layout.js";
import { FEATURES, longestString } from "./lights.js";
import { PLANS_2019, PLANS_2023 } from "./plans.js";

/** In each street the longest string scores a point per house. [XMS-2] */
function sectionsOf(context: SheetContext) {
  const items = context.layout.streets.map((_, street) => {
    const count = longestString(context, street);
    return { of: String(street + 1), count, points: count };
  });
  return [sectionOf("lights", "XMS-2", items)];
}

/** The cards between the first and the last fence card. [XMS-3] */
function cardsBetweenFences(given: readonly DeckCard[]): number {
  const isFence = (card: DeckCard): boolean => isConstruction(card) && card.action === "fence";
  const first = given.findIndex(isFence);
  return Math.max(given.findLastIndex(isFence) - first - 1, 0);
}

/** XMS-3 */
function opponentSections({ opponent }: OpponentView) {
  const count = cardsBetweenFences(opponent.given);
  const items = [{ of: "lights", count, points: count }];
  return [sectionOf("lights", "XMS-3", items)];
}

/** Christmas Lights. Strings follow from the numbers, so nothing is kept on a sheet. XMS-1 */
export const christmasLights: Expansion = {
  ...noExpansion,
  id: "christmas-lights",
  sheets: { "collector-2023": CHRISTMAS_LIGHTS_2023, "first-2018": CHRISTMAS_LIGHTS_2019 },
  plans: { "collector-2023": PLANS_2023, "first-2018": PLANS_2019 },
  features: FEATURES,
  layoutReaders,
  sections: () => sectionsOf,
  opponentSections,
};
