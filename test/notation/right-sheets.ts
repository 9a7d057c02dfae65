import type { HouseDescription, Layout, SheetDescription, StreetDescription } from "perfect-home-rules";
import { boxesFor } from "../support/boxes.js";
import type { SheetKind } from "./descriptions.js";
import type { Dice } from "./dice.js";

/** How many marks boxes are left for. ACT-2 */
interface Left {
  extensions: number;
  pools: number;
}

/** A street being drawn. */
interface Street {
  readonly houses: HouseDescription[];
  readonly fences: Set<number>;
}

const NUMBERS = [
  0, 1, 2, 3, 4, 5, 6, 7, 7.75, 8, 8.75, 9, 9.75, 10, 10.75, 11, 11.75, 12, 13, 14, 15, 16, 17,
];

/** The numbers that can stand on a sheet. NTQ-1 */
function numbersOn({ options }: SheetKind): readonly number[] {
  return options.edition === "first-2018" ? NUMBERS.filter(Number.isInteger) : NUMBERS;
}

function countTo(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** Numbers that rise, for some of the houses of a part of a street. */
function numberPart(dice: Dice, kind: SheetKind, houses: HouseDescription[], from: number, to: number): void {
  const places = dice.some(countTo(to - from)).map((house) => from + house);
  const numbers = dice.some(numbersOn(kind), places.length);
  places.forEach((place, index) => {
    houses[place] = { kind: "numbered", number: numbers[index] };
  });
}

/** Roundabouts with their fences, and numbers between them. */
function drawStreet(dice: Dice, kind: SheetKind, length: number, roundabouts: number): Street {
  const houses = new Array<HouseDescription>(length).fill({ kind: "empty" });
  const fences = new Set<number>();
  let from = 0;
  for (const cut of dice.some(countTo(length), roundabouts)) {
    numberPart(dice, kind, houses, from, cut);
    houses[cut] = { kind: "roundabout" };
    if (cut > 0) fences.add(cut - 1);
    if (cut < length - 1) fences.add(cut);
    from = cut + 1;
  }
  numberPart(dice, kind, houses, from, length);
  return { houses, fences };
}

/** Copies numbers into some empty neighbours, again and again. */
function extend(dice: Dice, { houses }: Street, left: Left): void {
  for (let tries = dice.upTo(12); tries > 0 && left.extensions > 0; tries--) {
    const place = dice.upTo(houses.length - 1);
    const source = houses[place + (dice.pick([-1, 1]) ?? 1)];
    if (houses[place].kind !== "empty" || source === undefined || !("number" in source)) continue;
    houses[place] = { kind: "extension", number: source.number };
    left.extensions -= 1;
  }
}

function drawFences(dice: Dice, { houses, fences }: Street, copiesMayBeFenced: boolean): void {
  for (const gap of dice.some(countTo(houses.length - 1))) {
    const [left, right] = [houses[gap], houses[gap + 1]];
    const areCopies = "number" in left && "number" in right && left.number === right.number;
    if (copiesMayBeFenced || !areCopies) fences.add(gap);
  }
}

/** The stretches of a street from fence to fence, as places of their houses. */
export function stretchesOf(length: number, fences: readonly number[]): number[][] {
  const ends = [...fences, length - 1];
  return ends.map((end, index) => {
    const first = index === 0 ? 0 : ends[index - 1] + 1;
    return countTo(end - first + 1).map((house) => first + house);
  });
}

/** Some complete estates are used, and some pools circled. */
function mark(
  dice: Dice,
  { houses }: Street,
  fences: readonly number[],
  pools: readonly number[],
  left: Left,
): void {
  const isEstate = (stretch: readonly number[]): boolean =>
    stretch.length <= 6 && stretch.every((place) => "number" in houses[place]);
  for (const stretch of dice.some(stretchesOf(houses.length, fences).filter(isEstate))) {
    for (const place of stretch) houses[place] = { ...houses[place], used: true };
  }
  const canBeCircled = pools.filter((each) => houses[each].kind === "numbered");
  for (const place of dice.some(canBeCircled).slice(0, left.pools)) {
    houses[place] = { ...houses[place], pool: true };
    left.pools -= 1;
  }
}

function describeStreet(
  dice: Dice,
  kind: SheetKind,
  index: number,
  roundabouts: number,
  left: Left,
): StreetDescription {
  const { houses: length, pools, parks } = kind.layout.streets[index];
  const street = drawStreet(dice, kind, length, roundabouts);
  extend(dice, street, left);
  drawFences(dice, street, kind.options.edition !== "first-2018");
  const fences = [...street.fences].sort((a, b) => a - b);
  mark(dice, street, fences, pools, left);
  const numbered = street.houses.filter((house) => house.kind === "numbered").length;
  return { houses: street.houses, fences, parks: dice.upTo(Math.min(numbered, parks.length - 1)) };
}

/** For each street how many of the roundabouts are in it. */
function shareRoundabouts(dice: Dice, { streets }: Layout, count: number): number[] {
  const shared = countTo(count).map(() => dice.upTo(streets.length - 1));
  return streets.map(({ houses }, index) =>
    Math.min(shared.filter((street) => street === index).length, houses),
  );
}

/** A sheet with nothing wrong, made without the library: not always one that a game can reach. */
export function rightSheet(dice: Dice, kind: SheetKind, roundabouts = dice.upTo(2)): SheetDescription {
  const { layout } = kind;
  const inStreets = shareRoundabouts(dice, layout, Math.min(roundabouts, layout.roundabouts.length - 1));
  const left = { extensions: layout.extensions.length - 1, pools: layout.pools.length - 1 };
  const streets = layout.streets.map((_, index) => describeStreet(dice, kind, index, inStreets[index], left));
  const boxes = (track: readonly number[]): number => dice.upTo(track.length - 1);
  const drawn: SheetDescription = {
    layout: layout.id,
    streets,
    pools: 0,
    temps: dice.upTo(layout.temps),
    improvements: layout.improvements.map(boxes),
    extensions: 0,
    roundabouts: 0,
    refusals: boxes(layout.refusals),
    plans: { ...(dice.upTo(1) === 1 ? { A: dice.upTo(20) } : {}) },
  };
  return { ...drawn, ...boxesFor(drawn) };
}
