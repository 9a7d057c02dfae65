import { type AuditRules, NO_BONUSES } from "../../audit/audit-rules.js";
import { houseAt } from "../../audit/check.js";
import { type Violation, violationOf } from "../../rules/violation.js";
import type { Paper } from "../../sheet/area.js";
import { CIRCLED, CROSSED } from "../../sheet/bonus.js";
import { isNumbered } from "../../sheet/sheet.js";
import type { Treat } from "./shape.js";
import {
  countOf,
  halloweenLayout,
  halloweenSheet,
  hasTreats,
  numbersOfTiers,
  TREATS,
  tiersOn,
} from "./treats.js";

/** Only numbered houses with a ghost and a candy have one of the two circled, and none has both. HAL-1 */
function checkHouses(paper: Paper): Violation[] {
  const { sheet, layout, ground } = paper;
  const { ghosts, candies } = halloweenSheet(sheet);
  return ghosts.flatMap((ghost, place) => {
    const circled = ghost + candies[place];
    const most = hasTreats(layout, ground, place) && isNumbered(sheet, place) ? 1 : 0;
    return circled > most ? [violationOf("sheet.treat", { ...houseAt(paper, place), circled, most })] : [];
  });
}

/** A tier needs its number, which may have been exceeded since, and there is one at most. HAL-2 */
function checkTiers({ sheet, layout }: Paper, of: Treat): Violation[] {
  const marks = tiersOn(sheet, of);
  const numbers = numbersOfTiers(layout, of);
  const first = marks.indexOf(CIRCLED);
  return marks.flatMap((mark, tier) => {
    const isReached = tier === first && countOf(sheet, of) >= numbers[tier];
    const isRight = mark <= CROSSED && (mark !== CIRCLED || isReached);
    return isRight ? [] : [violationOf("sheet.tier", { of, tier, mark })];
  });
}

/** What is wrong with ghosts, candies and tiers. */
export function audit(paper: Paper): Violation[] {
  return [...checkHouses(paper), ...TREATS.flatMap((of) => checkTiers(paper, of))];
}

/** The tier of ghosts that is circled brings one of its bonuses, used as often as it says or less. HAL-4 HAL-5 */
export function auditRules({ sheet, layout }: Paper): Partial<AuditRules>[] {
  const tier = tiersOn(sheet, "ghost").indexOf(CIRCLED);
  const bonuses = tier < 0 ? [] : halloweenLayout(layout).ghostTiers[tier].bonuses;
  return [{}, ...bonuses.map(({ bonus, times }) => ({ bonuses: { ...NO_BONUSES, [bonus]: times } }))];
}
