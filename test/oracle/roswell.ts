import type { Card, SheetDescription } from "perfect-home-rules";
import { type Condition, completeEstates, hasEstates, marksOf, type Stretch, sum } from "./described.js";
import { count, LETTERS, samScoreOf } from "./sam.js";

/** The houses with a saucer, counted from 1. ROS-2 */
const SAUCERS = [
  [2, 4, 7, 9],
  [1, 3, 5, 8, 10],
  [2, 4, 7, 9, 12],
];

/** Whether a house, counted from 0, has a saucer. */
export function hasSaucer(street: number, house: number): boolean {
  return SAUCERS[street].includes(house + 1);
}

/** What infiltrated estates score, by the objective counted from 1. ROS-3 ROS-4 */
export function infiltrationOf(sheet: SheetDescription): number {
  const count = completeEstates(sheet).filter((estate) => zoorgsIn(estate) > 0).length;
  const reached = [0, 0, 0, 1, 1, 2, 2, 3, 3][count] ?? 4;
  const objective = sheet.lines?.["objective"]?.[0] ?? -1;
  return count * (reached === objective ? 3 + objective : 2);
}

function zoorgsIn({ houses }: Stretch): number {
  return sum(houses.map((house) => marksOf(house, "zoorg")));
}

/** The actions of cards given as letters; a reversed card is an `R`. ROS-5 */
function lettersOf(given: readonly Card[]): string {
  let text = "";
  for (const { action } of given) text += text === "" || text.endsWith("f") ? "R" : LETTERS[action];
  return text;
}

/** What Sam scores by the cards alone; for each reversed card 5 points more. AAA-10 ROS-5 */
export function samScore(given: readonly Card[]) {
  const text = lettersOf(given);
  return { ...samScoreOf(text), infiltration: 5 * count(text, "R") };
}

function isCircled({ streets }: SheetDescription, street: number, house: number): boolean {
  return marksOf(streets[street].houses[house], "zoorg") === 1;
}

/** How many saucers are circled in a column; the streets stand right-aligned. */
function inColumn(sheet: SheetDescription, column: number): number {
  return [2, 1, 0].filter((shift, street) => {
    const house = column - shift;
    return house >= 0 && house < sheet.streets[street].houses.length && isCircled(sheet, street, house);
  }).length;
}

/** The plans by id. */
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  "two-4-zoorg-each": (sheet) => hasEstates(sheet, [4, 4], (estate) => zoorgsIn(estate) >= 1),
  "3-4-two-zoorgs-each": (sheet) => hasEstates(sheet, [3, 4], (estate) => zoorgsIn(estate) >= 2),
  "two-5-no-zoorg": (sheet) => hasEstates(sheet, [5, 5], (estate) => zoorgsIn(estate) === 0),
  "all-zoorgs-one-street": (sheet) =>
    SAUCERS.some((houses, street) => houses.every((house) => isCircled(sheet, street, house - 1))),
  "three-columns-two-zoorgs": (sheet) =>
    Array.from({ length: 12 }, (_, column) => inColumn(sheet, column)).filter((each) => each >= 2).length >=
    3,
};
