import { LARGEST_ESTATE, type Move, type Sheet, trackValue } from "perfect-home-rules";
import { chancesOf } from "./chances.js";
import type { Facts } from "./facts.js";
import type { View } from "./view.js";

/** What a house in an estate that is too large and still needs a fence is worth, in points. */
const WORTH_OF_UNFENCED = 0.7;
/** What an estate of a size that an open plan asks for is worth beside its points. */
const WORTH_OF_NEEDED = 4;

/** The sizes of estates that plans not validated ask for. */
function sizesNeeded({ planPoints }: Sheet, { plans }: Facts): number[] {
  const open = plans.filter((_, slot) => planPoints[slot] === null);
  const needs = open.flatMap(({ parts }) => parts.flatMap((part) => part.needs));
  return needs.flatMap((need) => (need.need === "estates" ? need.sizes : []));
}

/** Says what a fence is worth, in points; `null` for another move. */
export function fenceWorth(view: View): (move: Move) => number | null {
  const { simulator, sheet, facts } = view;
  const { starts, layout } = facts;
  const chances = chancesOf(view);
  const needed = sizesNeeded(sheet, facts);
  const estates = simulator.estates(facts.player);

  function worthOfLot(first: number, end: number): number {
    const size = end - first;
    let all = 1;
    let expected = 0;
    let isFree = true;
    for (let at = first; at < end; at++) {
      all *= chances[at];
      expected += chances[at];
      if (sheet.used[at] === 1) isFree = false;
    }
    if (size > LARGEST_ESTATE) return WORTH_OF_UNFENCED * expected;
    const track = layout.improvements[size - 1];
    if (track === undefined) return 0;
    const points = trackValue(track, sheet.improvementsCrossed[size - 1]);
    return all * (points + (isFree && needed.includes(size) ? WORTH_OF_NEEDED : 0));
  }

  return (move) => {
    if (move.type !== "fence") return null;
    const { street, gap } = move;
    const estate = estates.find(
      (each) => each.street === street && each.house <= gap && gap < each.house + each.size,
    );
    if (estate === undefined) return null;
    const first = starts[street] + estate.house;
    const middle = starts[street] + gap + 1;
    const end = first + estate.size;
    return worthOfLot(first, middle) + worthOfLot(middle, end) - worthOfLot(first, end);
  };
}
