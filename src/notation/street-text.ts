import type { SheetMarks } from "../data/sheet-marks.js";
import type { HouseDescription, StreetDescription } from "../sheet/description.js";
import { type Cursor, endLine, skipBlanks, skipToContent } from "./cursor.js";
import { takeSign, writeHouse } from "./house-text.js";
import { FENCE_SIGN } from "./signs.js";

/** A street as its line says it; its parks stand in another one. */
export type StreetLine = Omit<StreetDescription, "parks">;

/** Reads a house at a cursor; `which` one it is, for errors. */
export type HouseReader = (cursor: Cursor, which: string) => HouseDescription;

/** Reads the line of a street: its houses from left to right, with a sign for each fence between two of them. */
export function readStreet(
  cursor: Cursor,
  street: number,
  length: number,
  readHouse: HouseReader,
): StreetLine {
  const houses: HouseDescription[] = [];
  const fences: number[] = [];
  skipToContent(cursor);
  for (let house = 0; house < length; house++) {
    skipBlanks(cursor);
    if (house > 0 && takeSign(cursor, FENCE_SIGN)) fences.push(house - 1);
    skipBlanks(cursor);
    houses.push(readHouse(cursor, `house ${house + 1} of ${length} in street ${street + 1}`));
  }
  endLine(cursor, `the end of the line after the ${length} houses of street ${street + 1}`);
  return { houses, fences };
}

/** Writes the line of a street. */
export function writeStreet({ houses, fences }: StreetLine, marks: SheetMarks): string {
  return houses
    .map((house, index) => {
      const text = writeHouse(house, marks);
      return fences.includes(index) ? `${text} ${FENCE_SIGN}` : text;
    })
    .join(" ");
}
