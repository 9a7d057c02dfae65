import type { Card, SheetDescription } from "perfect-home-rules";
import { type Condition, hasEstates, marksOf, type Stretch, sum } from "./described.js";

/** For each house the eggs printed, each the first letter of its colour (t for teal, v for purple). EGG-1 */
const EGGS = [
  ["", "", "t", "pp", "o", "", "b", "", "", "v"],
  ["vv", "", "", "o", "", "t", "bb", "", "p", "", ""],
  ["", "", "p", "", "tt", "v", "", "oo", "", "b", "", ""],
];

/** The loops of numbers. EGG-1 NTQ-3 */
const LOOPS: Readonly<Record<number, number>> = { 0: 2, 6: 1, 8: 2, 9: 1, 10: 2, 16: 1 };

function loopsIn(number: number): number {
  return LOOPS[Math.floor(number)] ?? 0;
}

/** The most eggs that a number circles at a house. EGG-1 */
export function mostEggs(street: number, house: number, number: number): number {
  return Math.min(EGGS[street][house].length, loopsIn(number));
}

/** What a number of eggs scores. EGG-3 */
export function pointsFor(eggs: number): number {
  if (eggs >= 18) return 35;
  if (eggs >= 14) return 20;
  if (eggs >= 10) return 10;
  return eggs >= 6 ? 5 : 0;
}

/** The AAA's eggs. EGG-4 */
export function opponentEggs(given: readonly Card[]): number {
  return sum(given.map(({ number }) => loopsIn(number)));
}

/** The eggs circled in a street. */
function eggsIn({ streets }: SheetDescription, street: number): number {
  return sum(streets[street].houses.map((house) => marksOf(house, "eggs")));
}

/** All eggs circled. */
export function eggsOf(sheet: SheetDescription): number {
  return sum([0, 1, 2].map((street) => eggsIn(sheet, street)));
}

function inEstate({ houses }: Stretch): number {
  return sum(houses.map((house) => marksOf(house, "eggs")));
}

/** The colours of a street's eggs circled, each egg once. */
function coloursIn({ streets }: SheetDescription, street: number): string[] {
  return streets[street].houses.flatMap((house, at) =>
    [...EGGS[street][at]].slice(0, marksOf(house, "eggs")),
  );
}

/** The plans of both editions by id. */
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  "two-3-three-eggs-each": (sheet) => hasEstates(sheet, [3, 3], (estate) => inEstate(estate) >= 3),
  "2-3-4-no-egg": (sheet) => hasEstates(sheet, [2, 3, 4], (estate) => inEstate(estate) === 0),
  "all-orange-and-pink": (sheet) => {
    const colours = [0, 1, 2].flatMap((street) => coloursIn(sheet, street));
    return ["o", "p"].every((letter) => colours.filter((each) => each === letter).length === 4);
  },
  "three-colours-each-street": (sheet) =>
    [0, 1, 2].every((street) => new Set(coloursIn(sheet, street)).size >= 3),
  "all-eggs-street-3": (sheet) => eggsIn(sheet, 2) === 7,
  "three-3-three-eggs-each": (sheet) => hasEstates(sheet, [3, 3, 3], (estate) => inEstate(estate) >= 3),
};
