import {
  type Action,
  LARGEST_SHIFT,
  type NumberRange,
  type Track,
  trackValue,
  type WriteMove,
} from "perfect-home-rules";
import { rangesOf } from "./chances.js";
import type { View } from "./view.js";

/** A house with a number to be written there. */
export interface Spot {
  /** The street of the house, from 0; -1 where the number fits nowhere. */
  readonly street: number;
  /** The house, from 0. */
  readonly house: number;
  /** The number, which a temp may have changed. */
  readonly number: number;
  /** What that is worth, in points. */
  readonly worth: number;
}

const NOWHERE: Spot = { street: -1, house: -1, number: 0, worth: Number.NEGATIVE_INFINITY };

/** What it is worth to have a house more that will be numbered. */
export const WORTH_OF_HOUSE = 3;

const SHIFTS: readonly number[] = Array.from(
  { length: 2 * LARGEST_SHIFT + 1 },
  (_, index) => index - LARGEST_SHIFT,
);

/** By how much the value of a track changes with the next box. */
export function nextStep(track: Track, crossed: number): number {
  return trackValue(track, crossed + 1) - trackValue(track, crossed);
}

/** What the action brings at a house, where it depends on the house. */
function worthOfHouse({ sheet, facts }: View, street: number, house: number, action: Action | null): number {
  const { layout, starts, hasPool } = facts;
  if (action === "pool") {
    return hasPool[starts[street] + house] ? nextStep(layout.pools, sheet.poolsCrossed) : 0;
  }
  if (action !== "park") return 0;
  const { parks } = layout.streets[street];
  const crossed = sheet.parksCrossed[street];
  const left = parks.length - 1 - crossed;
  return left > 0 ? (parks[parks.length - 1] - parks[crossed]) / left : 0;
}

/** Says what a number at a house of a range is worth: numbers on its left and right must still find their houses. */
function spotWorth(
  view: View,
  action: Action | null,
): (range: NumberRange, index: number, number: number) => number {
  const { supply } = view.facts;
  return ({ street, houses, above, below }, index, number) => {
    const before = supply.expected(houses.length, above, below);
    const left = supply.expected(index, above, number);
    const right = supply.expected(houses.length - 1 - index, number, below);
    return WORTH_OF_HOUSE * (left + 1 + right - before) + worthOfHouse(view, street, houses[index], action);
  };
}

/** The numbers that can be made of a combination's, those that fit nowhere included. TMP-1 */
function numbersFor(number: number, canShift: boolean): readonly number[] {
  return canShift ? SHIFTS.map((shift) => number + shift) : [number];
}

/** The best house for a combination, where a temp can change the number also the best number. */
export function bestSpot(view: View, number: number, action: Action | null): Spot {
  const { sheet, facts } = view;
  const worthOf = spotWorth(view, action);
  const numbers = numbersFor(number, action === "temp" && sheet.tempsCrossed < facts.layout.temps);
  let best = NOWHERE;
  for (const range of rangesOf(view)) {
    const { street, houses, above, below } = range;
    for (const changed of numbers) {
      if (changed <= above || changed >= below) continue;
      for (let index = 0; index < houses.length; index++) {
        const worth = worthOf(range, index, changed);
        if (worth > best.worth) best = { street, house: houses[index], number: changed, worth };
      }
    }
  }
  return best;
}

/** The moves that write a number, the likely best first. */
export function likelyWrites(moves: readonly WriteMove[], view: View, action: Action | null): WriteMove[] {
  const worthOf = spotWorth(view, action);
  const ranges = rangesOf(view);
  const worths = new Map<WriteMove, number>();
  for (const move of moves) {
    const range = rangeAt(ranges, move);
    if (range !== undefined) worths.set(move, worthOf(range, range.houses.indexOf(move.house), move.number));
  }
  return moves.toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
}

/** The range of an empty house. */
export function rangeAt(
  ranges: readonly NumberRange[],
  { street, house }: Pick<WriteMove, "street" | "house">,
): NumberRange | undefined {
  return ranges.find((range) => range.street === street && range.houses.includes(house));
}
