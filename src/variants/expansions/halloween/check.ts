import { sheetViolation, type Violation } from "../../../clauses/violation.js";
import { CIRCLED, CROSSED } from "../../../sheet/bonus.js";
import { houseAt } from "../../../sheet/check/check.js";
import { NO_BONUSES, type SheetRules } from "../../../sheet/check/sheet-rules.js";
import { isNumbered } from "../../../sheet/sheet.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import {
  countOf,
  halloweenLayout,
  halloweenSheet,
  hasTreats,
  numbersOfTiers,
  TREATS,
  tiersOn,
} from "./treats.js";
import type { Treat } from "./types.js";

/** Only numbered houses with a ghost and a candy have one of the two circled, and none has both. HAL-1 */
function checkHouses(context: SheetContext): Violation[] {
  const { sheet, layout, geometry } = context;
  const { ghosts, candies } = halloweenSheet(sheet);
  return ghosts.flatMap((ghost, place) => {
    const circled = ghost + candies[place];
    const max = hasTreats(layout, geometry, place) && isNumbered(sheet, place) ? 1 : 0;
    return circled > max ? [sheetViolation("sheet.treat", { ...houseAt(context, place), circled, max })] : [];
  });
}

/** A tier needs its number, which may have been exceeded since, and there is one at most. HAL-2 */
function checkTiers({ sheet, layout }: SheetContext, of: Treat): Violation[] {
  const marks = tiersOn(sheet, of);
  const numbers = numbersOfTiers(layout, of);
  const first = marks.indexOf(CIRCLED);
  return marks.flatMap((mark, tier) => {
    const isReached = tier === first && countOf(sheet, of) >= numbers[tier];
    const isRight = mark <= CROSSED && (mark !== CIRCLED || isReached);
    return isRight ? [] : [sheetViolation("sheet.tier", { of, tier, mark })];
  });
}

/** What is wrong with ghosts, candies and tiers. */
export function check(context: SheetContext): Violation[] {
  return [...checkHouses(context), ...TREATS.flatMap((of) => checkTiers(context, of))];
}

/** The tier of ghosts that is circled brings one of its bonuses, used as often as it says or less. HAL-4 HAL-5 */
export function sheetRules({ sheet, layout }: SheetContext): Partial<SheetRules>[] {
  const tier = tiersOn(sheet, "ghost").indexOf(CIRCLED);
  const bonuses = tier < 0 ? [] : halloweenLayout(layout).ghostTiers[tier].bonuses;
  return [{}, ...bonuses.map(({ bonus, times }) => ({ bonuses: { ...NO_BONUSES, [bonus]: times } }))];
}
