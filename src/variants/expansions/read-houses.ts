import type { Layout } from "../../data/layout.js";
import { later, list, type Reader, rising, row, whole } from "../../input/readers.js";

/** Certain houses of each street, from 0 at the left, rising. */
export type HousesByStreet = readonly (readonly number[])[];

/** The same houses as printed, counted from 1. */
export function fromOne(streets: HousesByStreet): HousesByStreet {
  return streets.map((houses) => houses.map((house) => house - 1));
}

/** Reads houses of a street, given how many it has. */
export function housesOf(houses: number): Reader<number[]> {
  return list(whole(0, houses - 1), "a list of houses", houses);
}

/** Reads houses of a street, given how many it has, from left to right. */
export function risingHouses(houses: number): Reader<number[]> {
  return rising(housesOf(houses), "houses in rising order");
}

/** Reads something that a layout of the caller's has for each street. */
export function byStreet<T>(
  { streets }: Pick<Layout, "streets">,
  readerFor: (houses: number) => Reader<T>,
): Reader<T[]> {
  return row(
    (each, path, street) => readerFor(streets[street].houses)(each, path),
    streets.length,
    "a list with one entry per street",
  );
}

/** Reads a house of a layout of the caller's. */
export function houseOn({ streets }: Pick<Layout, "streets">, street: unknown) {
  return {
    street: whole(0, streets.length - 1),
    house: later(() => whole(0, streets[Number(street)].houses - 1)),
  };
}
