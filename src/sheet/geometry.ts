import type { Layout } from "../data/layout.js";
import type { Place } from "./place.js";

/**
 * What follows from a layout: its houses in one row, street after street, so that a house has one index, its
 * `place`.
 */
export interface Geometry {
  /** Number of places on the sheet. */
  readonly size: number;
  /** Place of the first house of each street, and the number of all places at the end. */
  readonly starts: readonly number[];
  /** Street of each place. */
  readonly streetOf: readonly number[];
  /** Column of each place. */
  readonly columnOf: readonly number[];
  /** All places, rising. */
  readonly places: readonly number[];
  /** The places of each street, rising. */
  readonly inStreet: readonly (readonly number[])[];
  /** The places of each column, rising. */
  readonly inColumn: readonly (readonly number[])[];
  /** Whether a pool is planned at each place. */
  readonly hasPool: readonly boolean[];
}

const geometries = new WeakMap<Layout, Geometry>();

/** The places of each part, by the part to which each place belongs. */
function placesByPart(partOf: readonly number[], count: number): number[][] {
  const parts = Array.from({ length: count }, (): number[] => []);
  for (let place = 0; place < partOf.length; place++) parts[partOf[place]].push(place);
  return parts;
}

/** Lays out the houses. Written as loops, since each simulator does it for its own copy of the layout. */
function layOut({ streets }: Layout): Geometry {
  const starts: number[] = [];
  const streetOf: number[] = [];
  const columnOf: number[] = [];
  const places: number[] = [];
  const hasPool: boolean[] = [];
  for (let street = 0; street < streets.length; street++) {
    const { houses, column, pools } = streets[street];
    starts.push(places.length);
    for (let house = 0; house < houses; house++) {
      places.push(places.length);
      streetOf.push(street);
      columnOf.push(column + house);
      hasPool.push(pools.includes(house));
    }
  }
  starts.push(places.length);
  return {
    size: places.length,
    starts,
    streetOf,
    columnOf,
    places,
    inStreet: placesByPart(streetOf, streets.length),
    inColumn: placesByPart(columnOf, Math.max(...columnOf) + 1),
    hasPool,
  };
}

/** The geometry of a layout, computed once per layout. */
export function geometryOf(layout: Layout): Geometry {
  const known = geometries.get(layout);
  if (known !== undefined) return known;
  const geometry = layOut(layout);
  geometries.set(layout, geometry);
  return geometry;
}

/** Number of columns of a layout. */
export function columnCount(layout: Layout): number {
  return geometryOf(layout).inColumn.length;
}

/** The place of a house; both indexes from 0. */
export function placeOf(geometry: Geometry, street: number, house: number): number {
  return geometry.starts[street] + house;
}

/** The house of a place within its street, from 0. */
export function houseOf(geometry: Geometry, place: number): number {
  return place - geometry.starts[geometry.streetOf[place]];
}

/** Street and house of a place. */
export function locate(geometry: Geometry, place: number): Place {
  const street = geometry.streetOf[place];
  return { street, house: place - geometry.starts[street] };
}

/** Whether a place is the first house of its street. */
export function isFirst(geometry: Geometry, place: number): boolean {
  return geometry.starts[geometry.streetOf[place]] === place;
}

/** Whether a place is the last house of its street. */
export function isLast(geometry: Geometry, place: number): boolean {
  return geometry.starts[geometry.streetOf[place] + 1] === place + 1;
}
