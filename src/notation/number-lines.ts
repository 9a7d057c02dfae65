import type { Layout } from "../data/layout.js";
import type { NumberLine, SheetMarks } from "../data/sheet-marks.js";
import type { SheetDescription } from "../sheet/description.js";
import { LARGEST_COUNT } from "../sheet/read-description.js";
import { type Cursor, fail, skipBlanks, takeToken } from "./cursor.js";

/** The lines of numbers that a sheet can have below its streets, in the order in which they are written. */
export function numberLinesOf(layout: Layout, marks: SheetMarks): NumberLine[] {
  const lines = [
    { name: "parks", values: layout.streets.length },
    { name: "pools", values: 1 },
    { name: "temps", values: 1 },
    { name: "improvements", values: layout.improvements.length },
    { name: "extensions", values: 1 },
    { name: "roundabouts", values: 1 },
    { name: "refusals", values: 1 },
    ...marks.lines,
  ];
  return lines.filter(({ values }) => values > 0);
}

/** The numbers of each line of a description. */
export function numbersOf(description: SheetDescription): Readonly<Record<string, readonly number[]>> {
  const numbers = {
    ...description.lines,
    parks: description.streets.map((street) => street.parks),
    pools: [description.pools],
    temps: [description.temps],
    improvements: description.improvements,
    extensions: [description.extensions],
    roundabouts: [description.roundabouts],
    refusals: [description.refusals],
  };
  return Object.assign(Object.create(null), numbers); // nothing that `Object.prototype` may have is in it
}

/** Reads a whole number. */
export function readCount(cursor: Cursor, what: string): number {
  skipBlanks(cursor);
  const start = { text: cursor.text, at: cursor.at };
  const token = takeToken(cursor);
  const isCount = token !== null && /^(?:0|[1-9][0-9]*)$/.test(token) && Number(token) <= LARGEST_COUNT;
  return isCount ? Number(token) : fail(start, `${what} (a whole number from 0 to ${LARGEST_COUNT})`);
}

/** Reads the numbers of a line whose name has been read. */
export function readNumbers(cursor: Cursor, { name, values }: NumberLine): number[] {
  return Array.from({ length: values }, (_, index) =>
    readCount(cursor, values === 1 ? `the number of ${name}` : `number ${index + 1} of ${values} in ${name}`),
  );
}
