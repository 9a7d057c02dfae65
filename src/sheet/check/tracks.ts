import { sheetViolation, type Violation } from "../../clauses/violation.js";
import type { ViolationDetails } from "../../clauses/violation-details.js";
import { sum } from "../../input/sum.js";
import type { SheetContext } from "../sheet-context.js";
import { boxCount } from "../tracks.js";
import { wasNumberedFromCard } from "./check.js";
import type { SheetRules } from "./sheet-rules.js";

/** A track of a sheet, with how far it is crossed. */
interface CrossedTrack {
  /** Which track it is: a name, and the street or size that it belongs to. */
  readonly at: ViolationDetails;
  readonly crossed: number;
  readonly boxes: number;
}

function tracksOf({ sheet, layout }: SheetContext): CrossedTrack[] {
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
export function checkTracks(context: SheetContext): Violation[] {
  return tracksOf(context)
    .filter(({ crossed, boxes }) => crossed > boxes)
    .map(({ at, crossed, boxes }) => sheetViolation("sheet.boxes", { ...at, crossed, boxes }));
}

/** A street has no more parks than houses that could bring one: numbered, and not by extension. PRK-1 HAL-5 */
export function checkParks(context: SheetContext, rules: SheetRules): Violation[] {
  const { sheet, geometry } = context;
  const streets = sheet.parksCrossed.map((crossed, street) => {
    const numbered = geometry.inStreet[street].filter((place) =>
      wasNumberedFromCard(context, rules, place),
    ).length;
    return { street, crossed, numbered };
  });
  const beyond = streets.filter(({ crossed, numbered }) => crossed > numbered);
  const isExplained = sum(beyond.map(({ crossed, numbered }) => crossed - numbered)) <= rules.bonuses.park;
  return isExplained ? [] : beyond.map((street) => sheetViolation("sheet.parks", street));
}
