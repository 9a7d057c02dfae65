import { auditRulesOf } from "../../audit/audit-rules.js";
import { type Violation, violationOf } from "../../rules/violation.js";
import type { ViolationCode } from "../../rules/violation-kinds.js";
import type { Paper } from "../../sheet/area.js";
import { houseOf } from "../../sheet/ground.js";
import type { Setup } from "../../state/state.js";
import { expansionOn } from "../../variants/expansions.js";

type PlaceCheck = (paper: Paper, place: number) => boolean;

/** What is right on some sheet, but can't be played on from in this game. */
function checksFor(setup: Setup, paper: Paper): readonly (readonly [ViolationCode, PlaceCheck])[] {
  const rules = { ...auditRulesOf(setup), ...expansionOn(paper.layout)?.auditRules };
  return [
    ["start.roundabout", ({ sheet }, place) => sheet.places[place] === "roundabout" && !setup.advanced],
    ["start.lost", ({ sheet }, place) => sheet.places[place] === "lost" && !rules.housesMayBeLost],
    [
      "start.number",
      ({ sheet }, place) => !Number.isInteger(sheet.numbers[place] ?? 0) && !setup.nineAndThreeQuarters,
    ],
    [
      "start.pool",
      ({ sheet }, place) =>
        sheet.pools[place] === 1 && sheet.places[place] === "empty" && !rules.bonusesAnywhere,
    ],
  ];
}

/** What keeps a game from being played on from a sheet, beside what is wrong with it. ADV-6 ZOM-8 NTQ-1 POL-1 */
export function startProblems(paper: Paper, setup: Setup): Violation[] {
  const { sheet, ground } = paper;
  return checksFor(setup, paper).flatMap(([code, isWrong]) =>
    sheet.places.flatMap((_, place) =>
      isWrong(paper, place)
        ? [violationOf(code, { street: ground.streetOf[place], house: houseOf(ground, place) })]
        : [],
    ),
  );
}
