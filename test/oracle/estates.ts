import type { SheetContext } from "./paper.js";

/** An estate: where its first house stands, and its size. */
export interface Estate {
  readonly street: number;
  readonly at: number;
  readonly size: number;
}

/** Whether the houses from one to another of a street are an estate, all numbered. EST-1 */
function isEstate({ streets }: SheetContext, street: number, from: number, to: number): boolean {
  const { houses, fences } = streets[street];
  const begins = from === 0 || fences[from - 1];
  const inside = fences.slice(from, to);
  const numbers = houses.slice(from, to + 1).map(({ number }) => number);
  return begins && fences[to] && !inside.includes(true) && !numbers.includes(null);
}

/** The complete estates of 1 to 6 houses, or of any size, street after street from left to right. EST-1 */
export function completeEstates(paper: SheetContext, largest = 6): Estate[] {
  const estates: Estate[] = [];
  paper.streets.forEach(({ houses }, street) => {
    for (let from = 0; from < houses.length; from++) {
      for (let to = from; to < houses.length && to < from + largest; to++) {
        if (isEstate(paper, street, from, to)) estates.push({ street, at: from, size: to - from + 1 });
      }
    }
  });
  return estates;
}

/** The complete estates that no plan has used. PLN-3 PLN-5 */
export function freeEstates(paper: SheetContext): Estate[] {
  return completeEstates(paper).filter(({ street, at, size }) =>
    paper.streets[street].houses.slice(at, at + size).every(({ used }) => !used),
  );
}

/** All ways to choose a number of elements of a list, each in the list's order. */
function subsets<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, index) =>
    subsets(list.slice(index + 1), count - 1).map((others) => [first, ...others]),
  );
}

/** All sets of estates that have exactly these sizes. PLN-3 */
export function setsOf(estates: readonly Estate[], sizes: readonly number[]): Estate[][] {
  const wanted = inOrder(sizes);
  const useful = estates.filter(({ size }) => sizes.includes(size));
  return subsets(useful, sizes.length).filter((set) => inOrder(set.map(({ size }) => size)) === wanted);
}

function inOrder(sizes: readonly number[]): string {
  return [...sizes].sort().join(" ");
}
