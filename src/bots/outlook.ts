import { trackValue } from "perfect-home-rules";
import { chancesOf } from "./chances.js";
import { type Lots, lotsOf } from "./lots.js";
import { expectedOfPlans } from "./plan-progress.js";
import type { View } from "./view.js";

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

/** What the estates that are not complete will probably score. */
function expectedOfEstates({ sheet, facts }: View, { lots, unfenced }: Lots): number {
  const { improvements } = facts.layout;
  if (improvements.length === 0) return 0;
  let sum = WORTH_OF_UNFENCED * unfenced;
  for (const { size, chance } of lots) {
    const track = improvements[size - 1];
    if (chance === 1 || track === undefined) continue;
    sum += SHARE_OF_LOT * chance * trackValue(track, sheet.improvementsCrossed[size - 1]);
  }
  return sum;
}

/** Part of what the last box of a park track brings belongs to the boxes before it. */
function expectedOfParks({ sheet, facts }: View): number {
  const { streets } = facts.layout;
  let sum = 0;
  for (let street = 0; street < streets.length; street++) {
    const { parks } = streets[street];
    const boxes = parks.length - 1;
    if (boxes < 1) continue;
    const crossed = sheet.parksCrossed[street];
    const missing = parks[boxes] - trackValue(parks, crossed);
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
export function outlookOf(view: View): number {
  const chances = chancesOf(view);
  const lots = lotsOf(view, chances);
  return (
    view.simulator.scoreSheet(view.facts.player).total +
    WORTH_OF_HOUSE * sumOf(chances) +
    expectedOfEstates(view, lots) +
    expectedOfPlans(view, lots) +
    expectedOfParks(view) +
    WORTH_OF_TEMP * view.sheet.tempsCrossed
  );
}
