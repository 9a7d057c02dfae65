import type { Layout } from "../../data/layout.js";
import type { Mark } from "../../data/mark.js";
import type { ExpansionDescription } from "../../sheet/description.js";
import { geometryOf } from "../../sheet/geometry.js";
import type { SheetContext } from "../../sheet/sheet-context.js";

/** No mark at any place. */
export function blankMarks(layout: Layout): Mark[] {
  return new Array<Mark>(geometryOf(layout).size).fill(0);
}

/** The marks of a description, given how many of each stand at each place: those that stand nowhere are left out. */
export function nonZeroMarks(
  { geometry }: SheetContext,
  counts: Readonly<Record<string, readonly number[]>>,
): ExpansionDescription["marks"] {
  return geometry.places.map((place) => {
    const there = Object.entries(counts).map(([name, byPlace]) => [name, byPlace[place]] as const);
    return Object.fromEntries(there.filter(([, count]) => count > 0));
  });
}

/** How many of a mark a description has at each place. */
export function countsOf(marks: ExpansionDescription["marks"], name: string): number[] {
  return marks.map((mark) => mark[name] ?? 0);
}

/** The places at which a description has a mark. */
export function marksNamed(marks: ExpansionDescription["marks"], name: string): Mark[] {
  return marks.map((mark) => (mark[name] === 1 ? 1 : 0));
}

/** The lines of a description that say something: those with nothing but 0 are left out. */
export function nonZeroLines(lines: ExpansionDescription["lines"]): ExpansionDescription["lines"] {
  const said = Object.entries(lines).filter(([, values]) => values.some((value) => value !== 0));
  return Object.fromEntries(said.map(([name, values]) => [name, [...values]]));
}
