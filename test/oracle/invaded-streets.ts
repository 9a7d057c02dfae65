import type { CustomLayout, HouseDescription, SheetDescription, StreetDescription } from "perfect-home-rules";
import type { Dice } from "../notation/dice.js";
import { boxesFor } from "../support/boxes.js";
import { customLayout } from "../support/positions.js";
import { type End, mayCopy, mayWrite } from "./zombies.js";

/** A sheet with what it is printed on. */
export interface Invaded {
  readonly sheet: SheetDescription;
  /** A layout on which hordes have come just to the houses lost. */
  readonly layout: CustomLayout;
}

const HOUSES = [10, 11, 12];
const STEPS = 30;
/** Numbers from a small range, so that copies and originals of the same number meet. */
const HIGHEST = 6;

/** The number that a house would get as a copy. */
function sourceOf(houses: readonly HouseDescription[], at: number, side: End): number {
  const others = side === "left" ? houses.slice(0, at).reverse() : houses.slice(at + 1);
  const source = others.find(({ kind }) => kind !== "invaded");
  return source !== undefined && "number" in source ? source.number : 0;
}

/** What may happen to a house; `null` for nothing. */
function happening(houses: readonly HouseDescription[], at: number, dice: Dice): HouseDescription | null {
  const number = dice.upTo(HIGHEST);
  const side = dice.upTo(1) === 0 ? "left" : "right";
  const kind = dice.upTo(20);
  if (kind < 10) return mayWrite(houses, at, number) ? { kind: "numbered", number } : null;
  if (kind < 16)
    return mayCopy(houses, at, side) ? { kind: "extension", number: sourceOf(houses, at, side) } : null;
  if (kind < 20) return houses[at].kind === "roundabout" ? null : { kind: "invaded" };
  return houses[at].kind === "empty" && !houses.some((each) => each.kind === "roundabout")
    ? { kind: "roundabout" }
    : null;
}

/** A street as a game can leave it: written, copied, invaded in any order. ZOM-8 */
function streetOf(count: number, dice: Dice): StreetDescription {
  const houses = new Array<HouseDescription>(count).fill({ kind: "empty" });
  for (let step = 0; step < STEPS; step++) {
    const at = dice.upTo(count - 1);
    houses[at] = happening(houses, at, dice) ?? houses[at];
  }
  const isFenced = ({ kind }: HouseDescription): boolean => kind === "invaded" || kind === "roundabout";
  const fences = houses
    .slice(1)
    .flatMap((right, gap) => (isFenced(houses[gap]) || isFenced(right) ? [gap] : []));
  return { houses, fences, parks: 0 };
}

/** A sheet on which any house can have been invaded, made without the library. */
export function invadedSheet(dice: Dice): Invaded {
  const streets = HOUSES.map((houses) => streetOf(houses, dice));
  const countOf = (kind: HouseDescription["kind"]): number =>
    streets.flatMap(({ houses }) => houses).filter((house) => house.kind === kind).length;
  if (countOf("roundabout") > 2 || countOf("extension") > 9) return invadedSheet(dice);
  const lost = streets.map(({ houses }) =>
    houses.flatMap(({ kind }, at) => (kind === "invaded" ? [at] : [])),
  );
  const sheet: SheetDescription = {
    layout: "own",
    streets,
    pools: 0,
    temps: 0,
    improvements: [0, 0, 0, 0, 0, 0],
    extensions: 0,
    roundabouts: 0,
    refusals: 0,
    plans: {},
    lines: { hordesLeft: lost.map(({ length }) => length), ammunition: [1, 0] },
  };
  const routes = lost.map((left) => ({ left, right: [] }));
  return { sheet: { ...sheet, ...boxesFor(sheet) }, layout: customLayout({ layout: "zombies" }, { routes }) };
}
