import type { Layout } from "../data/layout.js";

/**
 * What follows from a layout: its houses in one row, street after street, so that a house has one index, its
 * `place`.
 */
export interface Ground {
  /** Number of places on the sheet. */
  readonly size: number;
  /** Place of the first house of each street, and the number of all places at the end. */
  readonly starts: readonly number[];
  /** Street of each place. */
  readonly streetOf: readonly number[];
  /** Whether a pool is planned at each place. */
  readonly hasPool: readonly boolean[];
}

const grounds = new WeakMap<Layout, Ground>();

/** The ground of a layout, computed once per layout. */
export function groundOf(layout: Layout): Ground {
  const known = grounds.get(layout);
  if (known !== undefined) return known;
  const starts = [0];
  const streetOf: number[] = [];
  const hasPool: boolean[] = [];
  layout.streets.forEach((street, index) => {
    for (let house = 0; house < street.houses; house++) {
      streetOf.push(index);
      hasPool.push(street.pools.includes(house));
    }
    starts.push(streetOf.length);
  });
  const ground: Ground = { size: streetOf.length, starts, streetOf, hasPool };
  grounds.set(layout, ground);
  return ground;
}

/** The place of a house; both indexes from 0. */
export function placeOf(ground: Ground, street: number, house: number): number {
  return ground.starts[street] + house;
}

/** The house of a place within its street, from 0. */
export function houseOf(ground: Ground, place: number): number {
  return place - ground.starts[ground.streetOf[place]];
}

/** Whether a place is the first house of its street. */
export function isFirst(ground: Ground, place: number): boolean {
  return ground.starts[ground.streetOf[place]] === place;
}

/** Whether a place is the last house of its street. */
export function isLast(ground: Ground, place: number): boolean {
  return ground.starts[ground.streetOf[place] + 1] === place + 1;
}
