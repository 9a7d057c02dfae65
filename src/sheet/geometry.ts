import type { Layout } from "../data/layout.js";
import { sum } from "../input/sum.js";
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

/** The geometry of a layout, computed once per layout. */
export function geometryOf(layout: Layout): Geometry {
  const known = geometries.get(layout);
  if (known !== undefined) return known;
  const { streets } = layout;
  const streetOf = streets.flatMap(({ houses }, street) => new Array<number>(houses).fill(street));
  const starts = [...streets.keys(), streets.length].map((street) =>
    sum(streets.slice(0, street).map(({ houses }) => houses)),
  );
  const places = [...streetOf.keys()];
  const columnOf = places.map((place) => streets[streetOf[place]].column + place - starts[streetOf[place]]);
  const placesOf = (parts: readonly number[], count: number): number[][] =>
    Array.from({ length: count }, (_, part) => places.filter((place) => parts[place] === part));
  const geometry: Geometry = {
    size: places.length,
    starts,
    streetOf,
    columnOf,
    places,
    inStreet: placesOf(streetOf, streets.length),
    inColumn: placesOf(columnOf, Math.max(...columnOf) + 1),
    hasPool: streets.flatMap(({ houses, pools }) =>
      Array.from({ length: houses }, (_, house) => pools.includes(house)),
    ),
  };
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
