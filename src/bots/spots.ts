import type { Action, Sheet, WriteMove } from "perfect-home-rules";
import { type Gap, gapsOf } from "./gaps.js";
import type { Geometry } from "./ground.js";
import { nextStep } from "./tracks.js";

/** A house with a number to be written there. */
export interface Spot {
  /** The place of the house (see the sheet); -1 where the number fits nowhere. */
  readonly place: number;
  /** The number, which a temp may have changed. */
  readonly number: number;
  /** What that is worth, in points. */
  readonly worth: number;
}

const NOWHERE: Spot = { place: -1, number: 0, worth: Number.NEGATIVE_INFINITY };

/** What it is worth to have a house more that will be numbered. */
export const WORTH_OF_HOUSE = 3;

const SHIFTS: readonly number[] = [-2, -1, 0, 1, 2];

/** What the action brings at a place, where it depends on the place. */
function worthOfPlace(sheet: Sheet, geometry: Geometry, place: number, action: Action | null): number {
  const { layout, streetOf, hasPool } = geometry;
  if (action === "pool") return hasPool[place] ? nextStep(layout.pools, sheet.poolsCrossed) : 0;
  if (action !== "park") return 0;
  const street = streetOf[place];
  const { parks } = layout.streets[street];
  const crossed = sheet.parksCrossed[street];
  const left = parks.length - 1 - crossed;
  return left > 0 ? (parks[parks.length - 1] - parks[crossed]) / left : 0;
}

/** Says what a number at a house of a gap is worth: numbers on its left and right must still find their houses. */
function spotWorth(
  sheet: Sheet,
  geometry: Geometry,
  action: Action | null,
): (gap: Gap, index: number, number: number) => number {
  const { supply } = geometry;
  return ({ places, above, below }, index, number) => {
    const before = supply.expected(places.length, above, below);
    const left = supply.expected(index, above, number);
    const right = supply.expected(places.length - 1 - index, number, below);
    return (
      WORTH_OF_HOUSE * (left + 1 + right - before) + worthOfPlace(sheet, geometry, places[index], action)
    );
  };
}

/** The numbers that can be made of a combination's, those that no gap takes included. TMP-1 */
function numbersFor(number: number, canShift: boolean): readonly number[] {
  return canShift ? SHIFTS.map((shift) => number + shift) : [number];
}

/** The best house for a combination, where a temp can change the number also the best number. */
export function bestSpot(sheet: Sheet, geometry: Geometry, number: number, action: Action | null): Spot {
  const worthOf = spotWorth(sheet, geometry, action);
  const numbers = numbersFor(number, action === "temp" && sheet.tempsCrossed < geometry.layout.temps);
  let best = NOWHERE;
  for (const gap of gapsOf(sheet, geometry)) {
    for (const changed of numbers) {
      if (changed <= gap.above || changed >= gap.below) continue;
      for (let index = 0; index < gap.places.length; index++) {
        const worth = worthOf(gap, index, changed);
        if (worth > best.worth) best = { place: gap.places[index], number: changed, worth };
      }
    }
  }
  return best;
}

/** The moves that write a number, the likely best first. */
export function likelyWrites(
  moves: readonly WriteMove[],
  sheet: Sheet,
  geometry: Geometry,
  action: Action | null,
): WriteMove[] {
  const worthOf = spotWorth(sheet, geometry, action);
  const gaps = gapsOf(sheet, geometry);
  const worths = new Map<WriteMove, number>();
  for (const move of moves) {
    const place = geometry.starts[move.street] + move.house;
    const gap = gaps.find(({ places }) => places.includes(place));
    if (gap !== undefined) worths.set(move, worthOf(gap, gap.places.indexOf(place), move.number));
  }
  return moves.toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
}
