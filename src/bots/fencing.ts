import type { Move, Sheet } from "perfect-home-rules";
import { chancesOf } from "./gaps.js";
import type { Geometry } from "./ground.js";
import { LARGEST_ESTATE } from "./lots.js";
import { visibleValue } from "./tracks.js";

/** What a house in a lot that still needs a fence is worth, in points. */
const WORTH_OF_UNFENCED = 0.7;
/** What an estate of a size that an open plan asks for is worth beside its points. */
const WORTH_OF_NEEDED = 4;

/** The sizes of estates that plans not validated ask for. */
function sizesNeeded({ planPoints }: Sheet, { plans }: Geometry): number[] {
  const open = plans.filter((_, slot) => planPoints[slot] === null);
  const needs = open.flatMap(({ parts }) => parts.flatMap((clause) => clause.needs));
  return needs.flatMap((need) => (need.need === "estates" ? need.sizes : []));
}

/** Says what a fence is worth, in points; `null` for another move. */
export function fenceWorth(sheet: Sheet, geometry: Geometry): (move: Move) => number | null {
  const { starts, layout } = geometry;
  const chances = chancesOf(sheet, geometry);
  const needed = sizesNeeded(sheet, geometry);

  function worthOfLot(first: number, end: number): number {
    const size = end - first;
    let all = 1;
    let expected = 0;
    let isFree = true;
    for (let place = first; place < end; place++) {
      all *= chances[place];
      expected += chances[place];
      if (sheet.used[place] === 1) isFree = false;
    }
    if (size > LARGEST_ESTATE) return WORTH_OF_UNFENCED * expected;
    const track = layout.improvements[size - 1];
    if (track === undefined) return 0;
    const points = visibleValue(track, sheet.improvementsCrossed[size - 1]);
    return all * (points + (isFree && needed.includes(size) ? WORTH_OF_NEEDED : 0));
  }

  return (move) => {
    if (move.type !== "fence") return null;
    const middle = starts[move.street] + move.gap + 1;
    let first = middle - 1;
    while (first > starts[move.street] && sheet.fences[first - 1] === 0) first -= 1;
    let end = middle + 1;
    while (sheet.fences[end - 1] === 0) end += 1;
    return worthOfLot(first, middle) + worthOfLot(middle, end) - worthOfLot(first, end);
  };
}
