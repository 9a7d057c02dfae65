import type { Layout } from "../data/layout.js";
import type { Mark } from "../data/mark.js";
import type { Paper } from "../sheet/area.js";
import type { OwnDescription } from "../sheet/description.js";
import { groundOf } from "../sheet/ground.js";

/** No mark at any place. */
export function blankMarks(layout: Layout): Mark[] {
  return new Array<Mark>(groundOf(layout).size).fill(0);
}

/** The marks of a description, given how many of each stand at each place: those that stand nowhere are left out. */
export function saidMarks(
  { ground }: Paper,
  counts: Readonly<Record<string, readonly number[]>>,
): OwnDescription["marks"] {
  return ground.places.map((place) => {
    const there = Object.entries(counts).map(([name, byPlace]) => [name, byPlace[place]] as const);
    return Object.fromEntries(there.filter(([, count]) => count > 0));
  });
}

/** How many of a mark a description has at each place. */
export function countsOf(marks: OwnDescription["marks"], name: string): number[] {
  return marks.map((mark) => mark[name] ?? 0);
}

/** The places at which a description has a mark. */
export function marked(marks: OwnDescription["marks"], name: string): Mark[] {
  return marks.map((mark) => (mark[name] === 1 ? 1 : 0));
}

/** The lines of a description that say something: those with nothing but 0 are left out. */
export function saidLines(lines: OwnDescription["lines"]): OwnDescription["lines"] {
  const said = Object.entries(lines).filter(([, values]) => values.some((value) => value !== 0));
  return Object.fromEntries(said.map(([name, values]) => [name, [...values]]));
}
