import type { NumberRange, Sheet } from "perfect-home-rules";
import type { Facts } from "./facts.js";
import type { View } from "./view.js";

/** The sheet asked about last: choosing and writing ask about the same one. */
let last:
  | (Pick<Sheet, "numbers" | "places"> & { readonly facts: Facts; readonly ranges: readonly NumberRange[] })
  | null = null;

/** Which numbers fit the empty houses of a sheet. */
export function rangesOf({ simulator, sheet: { numbers, places }, facts }: View): readonly NumberRange[] {
  if (last?.numbers !== numbers || last.places !== places || last.facts !== facts) {
    last = { numbers, places, facts, ranges: simulator.numberRanges(facts.player) };
  }
  return last.ranges;
}

/** For each house, in the order of the sheet's lists, the chance that it will be numbered: 1 where it is. */
export function chancesOf(view: View): number[] {
  const { sheet, facts } = view;
  const chances = sheet.numbers.map((number): number => (number === null ? 0 : 1));
  for (const { street, houses, above, below } of rangesOf(view)) {
    const chance = facts.supply.expected(houses.length, above, below) / houses.length;
    const start = facts.starts[street];
    for (const house of houses) chances[start + house] = chance;
  }
  return chances;
}
