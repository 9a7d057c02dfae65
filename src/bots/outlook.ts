import type { Sheet } from "perfect-home-rules";
import type { Simulator } from "perfect-home-rules/simulate";
import { chancesOf } from "./gaps.js";
import type { Geometry } from "./ground.js";
import { type Lots, lotsOf } from "./lots.js";
import { expectedOfPlans } from "./plan-progress.js";
import { visibleValue } from "./tracks.js";

/** What a house that will probably be numbered is worth, in points: numbering it brings an action. */
const WORTH_OF_HOUSE = 1.6;
/** What such a house is worth beside that in a lot that still needs a fence. */
const WORTH_OF_UNFENCED = 0.9;
/** The share of the points of an estate that counts before it is complete, of its chance to be. */
const SHARE_OF_LOT = 0.9;
/** The share of the points of a full park track that counts before it is full. */
const SHARE_OF_PARKS = 0.5;
/** What a temp box is worth beside the place that it has brought. */
const WORTH_OF_TEMP = 0.35;

/** The sheet of a player as it stands in the turn. */
export function sheetOf({ position: { turns, sheets } }: Simulator, player: number): Sheet {
  return turns[player]?.sheet ?? sheets[player];
}

/** What the estates that are not complete will probably score. */
function expectedOfEstates(
  sheet: Sheet,
  { layout: { improvements } }: Geometry,
  { lots, unfenced }: Lots,
): number {
  if (improvements.length === 0) return 0;
  let sum = WORTH_OF_UNFENCED * unfenced;
  for (const { size, chance } of lots) {
    if (chance < 1)
      sum +=
        SHARE_OF_LOT * chance * visibleValue(improvements[size - 1], sheet.improvementsCrossed[size - 1]);
  }
  return sum;
}

/** Part of what the last box of a park track brings belongs to the boxes before it. */
function expectedOfParks(sheet: Sheet, { layout: { streets } }: Geometry): number {
  let sum = 0;
  for (let street = 0; street < streets.length; street++) {
    const { parks } = streets[street];
    const boxes = parks.length - 1;
    if (boxes < 1) continue;
    const crossed = sheet.parksCrossed[street];
    const missing = parks[boxes] - visibleValue(parks, crossed);
    sum += SHARE_OF_PARKS * missing * (crossed / boxes) ** 2;
  }
  return sum;
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** What a player will probably score: what the sheet scores now, and what can be expected of the rest. */
export function outlookOf(simulator: Simulator, geometry: Geometry): number {
  const { player } = geometry;
  const sheet = sheetOf(simulator, player);
  const chances = chancesOf(sheet, geometry);
  const lots = lotsOf(sheet, chances);
  return (
    simulator.scoreSheet(player).total +
    WORTH_OF_HOUSE * sumOf(chances) +
    expectedOfEstates(sheet, geometry, lots) +
    expectedOfPlans(simulator, sheet, geometry, lots) +
    expectedOfParks(sheet, geometry) +
    WORTH_OF_TEMP * sheet.tempsCrossed
  );
}
