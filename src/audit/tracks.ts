import { sum } from "../rules/sum.js";
import { type Violation, violationOf } from "../rules/violation.js";
import type { ViolationDetails } from "../rules/violation-details.js";
import type { Paper } from "../sheet/area.js";
import { boxCount } from "../sheet/tracks.js";
import type { AuditRules } from "./audit-rules.js";
import { wasNumberedFromCard } from "./check.js";

/** A track of a sheet, with how far it is crossed. */
interface CrossedTrack {
  /** Which track it is: a name, and the street or size that it belongs to. */
  readonly at: ViolationDetails;
  readonly crossed: number;
  readonly boxes: number;
}

function tracksOf({ sheet, layout }: Paper): CrossedTrack[] {
  const parks = layout.streets.map((street, index) => ({
    at: { track: "parks", street: index },
    crossed: sheet.parksCrossed[index],
    boxes: boxCount(street.parks),
  }));
  const improvements = layout.improvements.map((track, index) => ({
    at: { track: "improvements", size: index + 1 },
    crossed: sheet.improvementsCrossed[index],
    boxes: boxCount(track),
  }));
  const whole = (track: string, crossed: number, boxes: number): CrossedTrack => ({
    at: { track },
    crossed,
    boxes,
  });
  return [
    ...parks,
    whole("pools", sheet.poolsCrossed, boxCount(layout.pools)),
    whole("temps", sheet.tempsCrossed, layout.temps),
    ...improvements,
    whole("extensions", sheet.extensionsCrossed, boxCount(layout.extensions)),
    whole("roundabouts", sheet.roundaboutsCrossed, boxCount(layout.roundabouts)),
    whole("refusals", sheet.refusalsCrossed, boxCount(layout.refusals)),
  ];
}

/** No more boxes are crossed than there are. ACT-2 */
export function checkTracks(paper: Paper): Violation[] {
  return tracksOf(paper)
    .filter(({ crossed, boxes }) => crossed > boxes)
    .map(({ at, crossed, boxes }) => violationOf("sheet.boxes", { ...at, crossed, boxes }));
}

/** A street has no more parks than houses that could bring one: numbered, and not by extension. PRK-1 HAL-5 */
export function checkParks(paper: Paper, rules: AuditRules): Violation[] {
  const { sheet, ground } = paper;
  const streets = sheet.parksCrossed.map((crossed, street) => {
    const numbered = ground.inStreet[street].filter((place) =>
      wasNumberedFromCard(paper, rules, place),
    ).length;
    return { street, crossed, numbered };
  });
  const beyond = streets.filter(({ crossed, numbered }) => crossed > numbered);
  const isExplained = sum(beyond.map(({ crossed, numbered }) => crossed - numbered)) <= rules.bonuses.park;
  return isExplained ? [] : beyond.map((street) => violationOf("sheet.parks", street));
}
