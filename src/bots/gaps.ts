import type { Sheet } from "perfect-home-rules";
import type { Geometry } from "./ground.js";
import { ABOVE_ALL, BELOW_ALL } from "./supply.js";

/** Neighbouring empty houses: the same numbers fit all of them. */
export interface Gap {
  /** Their places, rising (see the sheet). */
  readonly places: readonly number[];
  /** Their numbers must be above this one. NUM-2 */
  readonly above: number;
  /** Their numbers must be below this one. NUM-2 */
  readonly below: number;
}

function findGaps({ numbers, places: kinds }: Sheet, { starts }: Geometry): Gap[] {
  const gaps: Gap[] = [];
  let places: number[] = [];
  let above = BELOW_ALL;
  const closeBefore = (number: number, next: number): void => {
    if (places.length > 0) gaps.push({ places, above, below: number });
    places = [];
    above = next;
  };
  for (let street = 0; street + 1 < starts.length; street++) {
    for (let place = starts[street]; place < starts[street + 1]; place++) {
      const number = numbers[place];
      if (number !== null) closeBefore(number, number);
      else if (kinds[place] === "empty") places.push(place);
      else if (kinds[place] === "roundabout") closeBefore(ABOVE_ALL, BELOW_ALL);
    }
    closeBefore(ABOVE_ALL, BELOW_ALL);
  }
  return gaps;
}

/** The sheet asked about last: choosing and writing ask about the same one. */
let last:
  | (Pick<Sheet, "numbers" | "places"> & { readonly geometry: Geometry; readonly gaps: readonly Gap[] })
  | null = null;

/** The gaps of a sheet, from left to right, street after street. A roundabout parts a street in two. RBT-3 */
export function gapsOf(sheet: Sheet, geometry: Geometry): readonly Gap[] {
  const { numbers, places } = sheet;
  if (last?.numbers !== numbers || last.places !== places || last.geometry !== geometry) {
    last = { numbers, places, geometry, gaps: findGaps(sheet, geometry) };
  }
  return last.gaps;
}

/** For each place the chance that a house there will be numbered: 1 where it is. */
export function chancesOf(sheet: Sheet, geometry: Geometry): number[] {
  const chances = sheet.numbers.map((number): number => (number === null ? 0 : 1));
  for (const { places, above, below } of gapsOf(sheet, geometry)) {
    const chance = geometry.supply.expected(places.length, above, below) / places.length;
    for (const place of places) chances[place] = chance;
  }
  return chances;
}
