import { sectionOf } from "../../../scoring/section.js";
import { CIRCLED, CROSSED } from "../../../sheet/bonus.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import type { OpponentView } from "../expansion.js";
import { countOf, halloweenLayout, TREATS, tiersOn } from "./treats.js";

/** Points of the AAA for each tier that the player has crossed out. HAL-9 */
const POINTS_PER_TIER = 4;

/** The candy tier validated scores its value. [HAL-8] */
export function sectionsOf({ sheet, layout }: SheetContext) {
  const tier = tiersOn(sheet, "candy").indexOf(CIRCLED);
  const points = tier < 0 ? 0 : halloweenLayout(layout).candyTiers[tier].points;
  const of = tier < 0 ? "candies" : String(tier + 1);
  const items = [{ of, count: countOf(sheet, "candy"), points }];
  return [sectionOf("candies", "HAL-8", items)];
}

/** HAL-9 */
export function opponentSections({ sheetContexts: [{ sheet }] }: OpponentView) {
  const items = TREATS.map((of) => {
    const count = tiersOn(sheet, of).filter((mark) => mark === CROSSED).length;
    return { of, count, points: count * POINTS_PER_TIER };
  });
  return [sectionOf("candies", "HAL-9", items)];
}
