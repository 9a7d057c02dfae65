import type {
  EditionId,
  HouseDescription,
  Layout,
  SheetDescription,
  StreetDescription,
} from "perfect-home-rules";
import { type Dice, diceOf } from "../notation/dice.js";
import { boxesFor } from "./boxes.js";

/** How full a sheet is, in percent. */
const FULLNESS = [40, 75, 95, 100];

/** Whether something happens that has a chance of some percent. */
function isSo(dice: Dice, percent: number): boolean {
  return dice.upTo(99) < percent;
}

const QUARTERS = [7.75, 8.75, 9.75, 10.75, 11.75];

/** Numbers made of 9¾ belong to 2023. NTQ-1 */
function nextNumber(dice: Dice, before: number, largestStep: number, edition: EditionId): number {
  const quarter = QUARTERS.find((each) => Math.floor(each) === Math.floor(before) && each > before);
  if (quarter !== undefined && edition !== "first-2018" && isSo(dice, 30)) return quarter;
  return Math.floor(before) + 1 + dice.upTo(largestStep);
}

/** Numbers that rise by little, copies, and here and there an empty house or a roundabout. */
function housesOf(dice: Dice, count: number, fullness: number, edition: EditionId): HouseDescription[] {
  const houses: HouseDescription[] = [];
  const largestStep = dice.upTo(2);
  let before = dice.upTo(4) - 1;
  for (let house = 0; house < count; house++) {
    const last = houses.at(-1);
    if (isSo(dice, 2)) {
      houses.push({ kind: "roundabout" });
      before = dice.upTo(4) - 1;
    } else if (!isSo(dice, fullness)) {
      houses.push({ kind: "empty" });
    } else if (last !== undefined && "number" in last && isSo(dice, 20)) {
      houses.push({ kind: "extension", number: last.number });
    } else {
      const number = nextNumber(dice, before, largestStep, edition);
      houses.push(number > 17 ? { kind: "empty" } : { kind: "numbered", number });
      before = Math.min(number, 17);
    }
  }
  return houses;
}

/** Copies may be parted by a fence since 2023. FNC-4 */
function mayBeFenced(left: HouseDescription, right: HouseDescription, edition: EditionId): boolean {
  return edition !== "first-2018" || !("number" in left && "number" in right && left.number === right.number);
}

function streetOf(dice: Dice, count: number, fullness: number, edition: EditionId): StreetDescription {
  const houses = housesOf(dice, count, fullness, edition);
  const chance = 20 + dice.upTo(30);
  const fences = houses.slice(1).flatMap((right, gap) => {
    const left = houses[gap];
    if (left.kind === "roundabout" || right.kind === "roundabout") return [gap];
    return isSo(dice, chance) && mayBeFenced(left, right, edition) ? [gap] : [];
  });
  const numbered = houses.filter(({ kind }) => kind === "numbered").length;
  return { houses, fences, parks: isSo(dice, 50) ? Math.min(numbered, 3) : 0 };
}

function countOf(kind: HouseDescription["kind"], streets: readonly StreetDescription[]): number {
  return streets.flatMap(({ houses }) => houses).filter((house) => house.kind === kind).length;
}

/**
 * A sheet on which much is numbered, with nothing wrong: numbers in neighbouring houses differ by little, so that
 * strings, estates and what plans ask for come about. Made without the library.
 */
export function denseSheet(seed: number, layout: Layout, edition: EditionId): SheetDescription {
  const dice = diceOf(seed);
  const draw = (): StreetDescription[] => {
    const fullness = dice.pick(FULLNESS) ?? 100;
    return layout.streets.map(({ houses }) => streetOf(dice, houses, fullness, edition));
  };
  let streets = draw();
  const isTooMuch = (): boolean =>
    countOf("roundabout", streets) > 2 || countOf("extension", streets) >= layout.extensions.length;
  while (isTooMuch()) streets = draw();
  const parks = streets.map((street, index) => ({
    ...street,
    parks: Math.min(street.parks, Math.max(layout.streets[index].parks.length - 1, 0)),
  }));
  const sheet: SheetDescription = {
    layout: layout.id,
    streets: parks,
    pools: 0,
    temps: 0,
    improvements: layout.improvements.map(() => 0),
    extensions: 0,
    roundabouts: 0,
    refusals: 0,
    plans: {},
  };
  return { ...sheet, ...boxesFor(sheet) };
}
