import type { NumberRange, Sheet } from "perfect-home-rules";
import type { Facts } from "./facts.js";
import type { View } from "./view.js";

/** What is found out about a sheet as long as its numbers stay as they are. */
interface Numbering extends Pick<Sheet, "numbers" | "places"> {
  readonly facts: Facts;
  readonly ranges: readonly NumberRange[];
  /** `null` until somebody asks. */
  chances: readonly number[] | null;
}

/** The sheet asked about last: choosing and writing ask about the same one, and all ways to build a fence. */
let last: Numbering | null = null;

function numberingOf({ simulator, sheet: { numbers, places }, facts }: View): Numbering {
  if (last?.numbers !== numbers || last.places !== places || last.facts !== facts) {
    last = { numbers, places, facts, ranges: simulator.numberRanges(facts.player), chances: null };
  }
  return last;
}

/** Which numbers fit the empty houses of a sheet. */
export function rangesOf(view: View): readonly NumberRange[] {
  return numberingOf(view).ranges;
}

function findChances({ numbers, facts, ranges }: Numbering): number[] {
  const chances = numbers.map((number): number => (number === null ? 0 : 1));
  for (const { street, houses, above, below } of ranges) {
    const chance = facts.supply.expected(houses.length, above, below) / houses.length;
    const start = facts.starts[street];
    for (const house of houses) chances[start + house] = chance;
  }
  return chances;
}

/** For each house, in the order of the sheet's lists, the chance that it will be numbered: 1 where it is. */
export function chancesOf(view: View): readonly number[] {
  const numbering = numberingOf(view);
  numbering.chances ??= findChances(numbering);
  return numbering.chances;
}
