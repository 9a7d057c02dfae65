import type { Layout } from "../data/layout.js";
import { invalid, listOf, wholeOf } from "../rules/fields.js";

/** Certain houses of each street, from 0 at the left, rising. */
export type HousesByStreet = readonly (readonly number[])[];

/** The same houses as printed, counted from 1. */
export function fromOne(streets: HousesByStreet): HousesByStreet {
  return streets.map((houses) => houses.map((house) => house - 1));
}

function housesOf(value: unknown, path: string, houses: number): number[] {
  const list = listOf(value, path, "a list of houses", houses);
  return list.map((each, index) => {
    const house = wholeOf(each, `${path}[${index}]`, 0, houses - 1);
    const isRising = index === 0 || house > Number(list[index - 1]);
    return isRising ? house : invalid(`${path}[${index}]`, "houses in rising order");
  });
}

/** Reads something that a layout of the caller's has for each street. */
export function readByStreet<T>(
  value: unknown,
  path: string,
  { streets }: Pick<Layout, "streets">,
  readOne: (value: unknown, path: string, street: number) => T,
): T[] {
  const list = listOf(value, path, "a list with one entry per street", streets.length);
  if (list.length !== streets.length) invalid(path, "a list with one entry per street");
  return list.map((each, street) => readOne(each, `${path}[${street}]`, street));
}

/** Reads certain houses of each street of a layout of the caller's. */
export function readHouses(value: unknown, path: string, layout: Pick<Layout, "streets">): HousesByStreet {
  return readByStreet(value, path, layout, (each, at, street) =>
    housesOf(each, at, layout.streets[street].houses),
  );
}
