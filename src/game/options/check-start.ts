import { houseAt } from "../../audit/check.js";
import { type Violation, violationOf } from "../../rules/violation.js";
import type { Paper } from "../../sheet/area.js";
import { expansionOn } from "../../variants/expansions.js";

/**
 * What keeps a game from being played on from a sheet on which nothing is wrong: a pool circled at an empty house, which
 * could be numbered by extension and then would be wrong. POL-2
 */
export function startProblems(paper: Paper): Violation[] {
  const { sheet, layout } = paper;
  if (expansionOn(layout).auditRules.bonusesAnywhere) return [];
  return sheet.pools.flatMap((mark, place) =>
    mark === 1 && sheet.places[place] === "empty" ? [violationOf("start.pool", houseAt(paper, place))] : [],
  );
}
