import type { Card, HouseDescription, SheetDescription } from "perfect-home-rules";
import { type Condition, hasEstates, numberOf } from "./described.js";

/** Whether two neighbours are linked. XMS-1 NTQ-4 */
function areLinked(left: HouseDescription, right: HouseDescription): boolean {
  const [a, b] = [numberOf(left), numberOf(right)];
  return a !== null && b !== null && Math.floor(b) - Math.floor(a) <= 1;
}

/** Whether some neighbours, two or more, are all linked. */
function isString(houses: readonly HouseDescription[]): boolean {
  return houses.length > 1 && houses.slice(1).every((right, index) => areLinked(houses[index], right));
}

/** For each street what its longest string scores: try them all. XMS-2 */
export function lightsOf({ streets }: SheetDescription): number[] {
  return streets.map(({ houses }) => {
    for (let length = houses.length; length > 1; length--) {
      for (let from = 0; from + length <= houses.length; from++) {
        if (isString(houses.slice(from, from + length))) return length;
      }
    }
    return 0;
  });
}

/** The cards between the first and the last fence. XMS-3 */
export function opponentLights(given: readonly Card[]): number {
  const text = given.map(({ action }) => (action === "fence" ? "f" : "-")).join("");
  return /f(.*)f/.exec(text)?.[1].length ?? 0;
}

/** Whether all houses of a street but for its roundabouts are one string. PLN-8 RBT-6 */
function isStreetLinked({ streets }: SheetDescription, street: number): boolean {
  const text = streets[street].houses.map(({ kind }) => (kind === "roundabout" ? "@" : "h")).join("");
  const left = /^@*(h*)@*$/.exec(text);
  if (left === null) return false;
  const from = text.indexOf("h");
  return isString(streets[street].houses.slice(from, from + left[1].length));
}

function hasLink(houses: readonly HouseDescription[]): boolean {
  return houses.slice(1).some((right, index) => areLinked(houses[index], right));
}

/** The plans of both editions by id. */
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  "three-3-one-string-each": (sheet) => hasEstates(sheet, [3, 3, 3], ({ houses }) => isString(houses)),
  "4-5-one-string-each": (sheet) => hasEstates(sheet, [4, 5], ({ houses }) => isString(houses)),
  "two-3-middle-unlinked": (sheet) =>
    hasEstates(
      sheet,
      [3, 3],
      ({ houses: [left, middle, right] }) => !hasLink([left, middle]) && !hasLink([middle, right]),
    ),
  "street-3-one-string": (sheet) => isStreetLinked(sheet, 2),
  "one-string-and-all-parks-one-street": (sheet) =>
    [3, 4, 5].some((boxes, street) => isStreetLinked(sheet, street) && sheet.streets[street].parks === boxes),
  "two-6-one-string-each": (sheet) => hasEstates(sheet, [6, 6], ({ houses }) => isString(houses)),
  "one-street-one-string": (sheet) => [0, 1, 2].some((street) => isStreetLinked(sheet, street)),
  "two-3-unlinked": (sheet) => hasEstates(sheet, [3, 3], ({ houses }) => !hasLink(houses)),
};
