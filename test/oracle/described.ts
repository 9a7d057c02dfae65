import type { HouseDescription, SheetDescription } from "perfect-home-rules";

/** Neighbouring houses of a street between two fences. */
export interface Stretch {
  readonly street: number;
  /** Index of the first house. */
  readonly at: number;
  readonly houses: readonly HouseDescription[];
}

/** The number of a house; `null` where it has none. */
export function numberOf(house: HouseDescription): number | null {
  return "number" in house ? house.number : null;
}

/** The complete estates of up to six houses that no plan has used, as told by a description. EST-1 PLN-5 */
function freeEstates(sheet: SheetDescription): Stretch[] {
  return completeEstates(sheet).filter(({ houses }) => houses.every((house) => house.used !== true));
}

/** The complete estates of up to six houses, as told by a description. EST-1 */
export function completeEstates({ streets }: SheetDescription): Stretch[] {
  return streets.flatMap(({ houses, fences }, street) => {
    const stretches: Stretch[] = [];
    let at = 0;
    for (const end of [...fences.map((gap) => gap + 1), houses.length]) {
      stretches.push({ street, at, houses: houses.slice(at, end) });
      at = end;
    }
    return stretches.filter((each) => each.houses.length <= 6 && !each.houses.map(numberOf).includes(null));
  });
}

/** Whether estates of exactly these sizes are among some. PLN-3 */
function hasSizes(estates: readonly Stretch[], sizes: readonly number[]): boolean {
  const left = estates.map(({ houses }) => houses.length);
  return sizes.every((size) => {
    const at = left.indexOf(size);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether a sheet has free estates of exactly these sizes, each of which is as asked for. PLN-3 PLN-4 */
export function hasEstates(
  sheet: SheetDescription,
  sizes: readonly number[],
  isAsked: (estate: Stretch) => boolean,
): boolean {
  const ofSize = freeEstates(sheet).filter(({ houses }) => sizes.includes(houses.length));
  return hasSizes(ofSize.filter(isAsked), sizes);
}

/** The sum of numbers. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** How many of a mark of an expansion a house has. */
export function marksOf({ marks }: HouseDescription, name: string): number {
  return marks?.[name] ?? 0;
}

/** A plan's condition, told plainly. */
export type Condition = (sheet: SheetDescription) => boolean;
