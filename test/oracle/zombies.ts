import type { DeckCard, HouseDescription, SheetDescription } from "perfect-home-rules";
import { type Condition, hasEstates, marksOf, numberOf, type Stretch, sum } from "./described.js";
import { LETTERS, samScoreOf } from "./sam.js";

/** Where a horde has begun. ZOM-2 */
export type End = "left" | "right";

/** For each street the houses, counted from 1, at which the arrows of its hordes end, in order. ZOM-4 */
type Routes = readonly Readonly<Record<End, readonly number[]>>[];

/** The routes of the printed sheet. */
export const ROUTES: Routes = [
  { left: [2, 4], right: [9, 7] },
  { left: [2, 4], right: [10, 8] },
  { left: [2, 4], right: [11, 9] },
];

/** The houses, from 0, without a printed barricade. ZOM-7 */
export function openHouses({ left, right }: Routes[number]): number[] {
  return [...left, ...right].map((house) => house - 1);
}

/** Whether a number may be written in a house: look at its whole part of the street. NUM-1 NUM-2 NUM-3 ZOM-8 */
export function mayWrite(houses: readonly HouseDescription[], at: number, number: number): boolean {
  const from = houses.findLastIndex(({ kind }, index) => kind === "roundabout" && index < at) + 1;
  const next = houses.findIndex(({ kind }, index) => kind === "roundabout" && index > at);
  const part = houses.slice(from, next < 0 ? houses.length : next);
  const isTaken = part.some((house) => house.kind === "numbered" && house.number === number);
  const standsRight = (house: HouseDescription, index: number): boolean => {
    const other = numberOf(house);
    if (other === null) return true;
    if (other === number) return !isTaken; // copies of a number that is lost
    return from + index < at ? other < number : other > number;
  };
  return houses[at].kind === "empty" && part.every(standsRight);
}

/** Whether the number of the next house on a side may be copied to a house; a Z is passed over. EXT-1 ZOM-8 */
export function mayCopy(houses: readonly HouseDescription[], at: number, side: End): boolean {
  const others = side === "left" ? houses.slice(0, at).reverse() : houses.slice(at + 1);
  const source = others.find(({ kind }) => kind !== "invaded");
  return houses[at].kind === "empty" && source !== undefined && numberOf(source) !== null;
}

/** The lines of a sheet, those of zeros too. */
export function linesOf({ lines, streets }: SheetDescription) {
  const none = streets.map(() => 0);
  const [circled, used] = lines?.["ammunition"] ?? [1, 0];
  return { left: lines?.["hordesLeft"] ?? none, right: lines?.["hordesRight"] ?? none, circled, used };
}

/** The ammunition circled: one before the game, one for the first improvement box of each size. ZOM-6 */
export function ammunitionCircled({ improvements }: SheetDescription): number {
  return 1 + improvements.filter((crossed) => crossed > 0).length;
}

function withLines(sheet: SheetDescription, changed: Partial<ReturnType<typeof linesOf>>): SheetDescription {
  const { left, right, circled, used } = { ...linesOf(sheet), ...changed };
  return { ...sheet, lines: { hordesLeft: left, hordesRight: right, ammunition: [circled, used] } };
}

/** An invaded house: its number is gone, fences stand on both sides. ZOM-8 */
function invade(sheet: SheetDescription, street: number, house: number): SheetDescription {
  const streets = sheet.streets.map((each, index) => {
    if (index !== street) return each;
    const { pool } = each.houses[house];
    const lost: HouseDescription = { kind: "invaded", ...(pool === true ? { pool } : {}) };
    const houses = each.houses.map((old, at) => (at === house ? lost : old));
    const gaps = [house - 1, house].filter((gap) => gap >= 0 && gap < houses.length - 1);
    const fences = [...new Set([...each.fences, ...gaps])].sort((a, b) => a - b);
    return { ...each, houses, fences };
  });
  return { ...sheet, streets };
}

/** A horde that has an arrow left draws it, and the house that it reaches is invaded, unless something stops it. ZOM-7 */
export function moveHorde(sheet: SheetDescription, street: number, end: End): SheetDescription {
  const moved = linesOf(sheet)[end];
  const reached = ROUTES[street][end][moved[street]] - 1;
  const drawn = moved.map((arrows, index) => (index === street ? arrows + 1 : arrows));
  const after = withLines(sheet, { [end]: drawn });
  const house = sheet.streets[street].houses[reached];
  const isSafe = house.kind === "roundabout" || house.kind === "invaded" || marksOf(house, "barricade") > 0;
  return isSafe ? after : invade(after, street, reached);
}

/** The hordes that a card moves, those with an arrow left, in order. ZOM-2 ZOM-4 */
export function hordesMoved(sheet: SheetDescription, card: DeckCard) {
  const ends = { right: ["left"], left: ["right"], both: ["left", "right"] } as const;
  const moves = "special" in card && card.special === "zombie" ? ends[card.move] : [];
  return sheet.streets
    .flatMap((_, street) => moves.map((end) => ({ street, end })))
    .filter(({ street, end }) => linesOf(sheet)[end][street] < ROUTES[street][end].length);
}

/** A sheet after a Zombie card, given whether each horde that it moves was held. ZOM-5 */
export function afterCard(
  sheet: SheetDescription,
  card: DeckCard,
  held: readonly boolean[],
): SheetDescription {
  return hordesMoved(sheet, card).reduce(
    (reached, { street, end }, index) =>
      held[index] ? withLines(reached, { used: linesOf(reached).used + 1 }) : moveHorde(reached, street, end),
    sheet,
  );
}

function barricadesIn({ houses }: Pick<Stretch, "houses">): number {
  return sum(houses.map((house) => marksOf(house, "barricade")));
}

/** The plans by id. PLN-8 */
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  "two-3-barricade-each": (sheet) => hasEstates(sheet, [3, 3], (estate) => barricadesIn(estate) >= 1),
  "five-barricades": ({ streets }) => sum(streets.map(barricadesIn)) >= 5,
  "all-barricades-one-street": ({ streets }) =>
    streets.some((street, index) => barricadesIn(street) === openHouses(ROUTES[index]).length),
  "four-ammunition-used": (sheet) => linesOf(sheet).used >= 4,
  "five-houses-invaded": ({ streets }) =>
    streets.flatMap(({ houses }) => houses).filter(({ kind }) => kind === "invaded").length >= 5,
};

/** What Sam scores by the cards alone; a Zombie card is a fence. AAA-10 AAA-11 ZOM-14 */
export function samScore(given: readonly DeckCard[]) {
  return samScoreOf(given.map((card) => ("number" in card ? LETTERS[card.action] : "f")).join(""));
}
