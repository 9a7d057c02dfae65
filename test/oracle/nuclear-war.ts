import type { Card, SheetDescription } from "perfect-home-rules";
import { type Condition, hasEstates, numberOf, type Stretch, sum } from "./described.js";

/** The houses with a shelter, counted from 1. NUC-1 */
const SHELTERS = [
  [2, 5, 8, 9],
  [2, 4, 6, 9, 11],
  [1, 4, 6, 9, 12],
];

function hasShelter(street: number, house: number): boolean {
  return SHELTERS[street].includes(house + 1);
}

/** What the shelters of each street hold. NUC-1 NTQ-5 */
export function capacitiesOf({ streets }: SheetDescription): number[] {
  return streets.map(({ houses }, street) =>
    sum(houses.map((house, at) => (hasShelter(street, at) ? Math.floor(numberOf(house) ?? 0) : 0))),
  );
}

/** What one of several scores for shelters and for optimism, each with what the streets hold. NUC-2 NUC-3 */
export function pointsOf(mine: readonly number[], all: readonly (readonly number[])[]): [number, number] {
  const beaten = (street: number): boolean => all.some((other) => other[street] > mine[street]);
  const shelters = sum([8, 10, 11].filter((_, street) => !beaten(street)));
  return [shelters, all.some((other) => sum(other) < sum(mine)) ? 0 : 9];
}

/** What the AAA has built before the game. NUC-4 */
export const FIRST_SHELTERS: readonly (readonly number[])[] = [[20], [30], [30]];

type Built = typeof FIRST_SHELTERS;

/** What it has built after one more, if there is one left for it. NUC-5 NUC-6 */
export function builtWith(built: Built, street: number, capacity: number): Built {
  const hasOne = built[street].length < SHELTERS[street].length;
  return built.map((each, index) => (index === street && hasOne ? [...each, capacity] : each));
}

/** What it has built after a Validation card. NUC-5 NTQ-5 */
export function builtByCard(built: Built, letter: string, given: readonly Card[]): Built {
  const last = given.slice(-3).map(({ number }) => Math.floor(number));
  return last.length === 0 ? built : builtWith(built, "ABC".indexOf(letter), Math.max(...last));
}

function sheltersIn({ street, at, houses }: Stretch): number {
  return houses.filter((_, index) => hasShelter(street, at + index)).length;
}

/** The plans by id. */
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  "four-1-shelter-each": (sheet) => hasEstates(sheet, [1, 1, 1, 1], (estate) => sheltersIn(estate) === 1),
  "three-3-exactly-one-shelter": (sheet) =>
    hasEstates(sheet, [3, 3, 3], (estate) => sheltersIn(estate) === 1),
  "all-shelters": ({ streets }) =>
    streets.every(({ houses }, street) =>
      SHELTERS[street].every((house) => numberOf(houses[house - 1]) !== null),
    ),
  "capacity-50": (sheet) => sum(capacitiesOf(sheet)) >= 50,
  "capacity-30-two-streets": (sheet) => capacitiesOf(sheet).filter((capacity) => capacity >= 30).length >= 2,
};
