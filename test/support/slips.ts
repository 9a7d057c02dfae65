import type { HouseDescription, Layout, SheetDescription, StreetDescription } from "perfect-home-rules";
import { boxesFor } from "./boxes.js";
import { chance } from "./chance.js";

/** Draws numbers from 0 to `below - 1`, one after the other. */
type Draw = (below: number) => number;

const KINDS = ["numbered", "extension", "empty", "roundabout", "invaded"] as const;
const NUMBERS = [0, 1, 3, 5, 8, 9, 9.75, 10, 12, 15, 17];
const MARKS = ["eggs", "perfect", "barricade", "ghost", "candy", "cone", "missed", "zoorg"];
const TRACKS = ["pools", "temps", "extensions", "roundabouts", "refusals"] as const;

function near(count: number, draw: Draw): number {
  return Math.max(0, count + draw(3) - 1);
}

/** A house of another kind, with the marks that it had. */
function ofKind(
  kind: HouseDescription["kind"],
  house: HouseDescription,
  neighbour: HouseDescription | undefined,
  draw: Draw,
): HouseDescription {
  const { pool, used, marks } = house;
  const kept = { ...(pool && { pool }), ...(used && { used }), ...(marks && { marks }) };
  if (kind !== "numbered" && kind !== "extension") return { kind, ...kept };
  const copied = neighbour !== undefined && "number" in neighbour ? neighbour.number : undefined;
  const number = kind === "extension" ? copied : undefined;
  return { kind, number: number ?? NUMBERS[draw(NUMBERS.length)], ...kept };
}

function changeHouse(houses: readonly HouseDescription[], at: number, draw: Draw): HouseDescription {
  const house = houses[at];
  const { pool, used, marks, ...bare } = house;
  switch (draw(5)) {
    case 0:
      return { ...house, ...(pool === true ? { pool: undefined } : { pool: true }) };
    case 1:
      return { ...house, ...(used === true ? { used: undefined } : { used: true }) };
    case 2: {
      const [name] = Object.keys(marks ?? {});
      if (name !== undefined) return { ...bare, ...(pool && { pool }), ...(used && { used }) };
      return house;
    }
    default:
      return ofKind(KINDS[draw(KINDS.length)], house, houses[at + draw(2) * 2 - 1], draw);
  }
}

/** A mark of an expansion where the sheet has such marks somewhere. */
function addMark(sheet: SheetDescription, house: HouseDescription, draw: Draw): HouseDescription {
  const known = sheet.streets
    .flatMap(({ houses }) => houses.flatMap(({ marks }) => Object.keys(marks ?? {})))
    .filter((name) => MARKS.includes(name));
  return known.length === 0 ? house : { ...house, marks: { [known[draw(known.length)]]: 1 } };
}

function withoutGaps<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}

function withStreet(
  sheet: SheetDescription,
  street: number,
  change: Partial<StreetDescription>,
): SheetDescription {
  return { ...sheet, streets: sheet.streets.with(street, { ...sheet.streets[street], ...change }) };
}

function changeStreet(sheet: SheetDescription, { streets }: Layout, draw: Draw): SheetDescription {
  const street = draw(streets.length);
  const { houses, fences, parks } = sheet.streets[street];
  // A house with a pool half of the time: most slips there are about pools.
  const { pools } = streets[street];
  const at = pools.length > 0 && draw(2) === 0 ? pools[draw(pools.length)] : draw(houses.length);
  switch (draw(6)) {
    case 0:
      return withStreet(sheet, street, { parks: near(parks, draw) });
    case 1: {
      if (houses.length < 2) return sheet;
      const gap = draw(houses.length - 1);
      const others = fences.filter((each) => each !== gap);
      const changed = fences.includes(gap) ? others : [...others, gap].sort((a, b) => a - b);
      return withStreet(sheet, street, { fences: changed });
    }
    case 2:
      return withStreet(sheet, street, { houses: houses.with(at, addMark(sheet, houses[at], draw)) });
    default:
      return withStreet(sheet, street, {
        houses: houses.with(at, withoutGaps(changeHouse(houses, at, draw))),
      });
  }
}

function changeLine(sheet: SheetDescription, draw: Draw): SheetDescription {
  const names = Object.keys(sheet.lines ?? {});
  const name = names[draw(Math.max(names.length, 1))];
  const line = sheet.lines?.[name];
  if (line === undefined) return sheet;
  const at = draw(line.length);
  return { ...sheet, lines: { ...sheet.lines, [name]: line.with(at, near(line[at], draw)) } };
}

function changeTrack(sheet: SheetDescription, draw: Draw): SheetDescription {
  const size = draw(Math.max(sheet.improvements.length, 1));
  if (sheet.improvements.length > 0 && draw(4) === 0)
    return { ...sheet, improvements: sheet.improvements.with(size, near(sheet.improvements[size], draw)) };
  if (draw(4) === 0) return { ...sheet, plans: { ...sheet.plans, A: draw(12) } };
  const track = TRACKS[draw(TRACKS.length)];
  return { ...sheet, [track]: near(sheet[track], draw) };
}

/** One to three slips on a sheet; half of the time the boxes agree with the marks afterwards. */
export function withSlips(sheet: SheetDescription, layout: Layout, seed: number): SheetDescription {
  let drawn = 0;
  const draw: Draw = (below) => {
    drawn += 1;
    return chance(below, seed, drawn);
  };
  let slipped = sheet;
  for (let slips = 1 + draw(3); slips > 0; slips--) {
    const which = draw(8);
    if (which === 0) slipped = changeLine(slipped, draw);
    else if (which === 1) slipped = changeTrack(slipped, draw);
    else slipped = changeStreet(slipped, layout, draw);
  }
  return draw(2) === 0 ? { ...slipped, ...boxesFor(slipped) } : slipped;
}
