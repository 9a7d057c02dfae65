import type { Action, Sheet, WriteMove } from "perfect-home-rules";
import { type Gap, gapsOf } from "./gaps.js";
import type { Ground } from "./ground.js";
import { nextStep } from "./tracks.js";

/** A house with a number to be written there. */
export interface Spot {
  /** The place of the house (see the sheet); -1 where the number fits nowhere. */
  readonly place: number;
  /** The number, which a temp may have changed. */
  readonly number: number;
  /** What that is worth, in points. */
  readonly worth: number;
}

const NOWHERE: Spot = { place: -1, number: 0, worth: Number.NEGATIVE_INFINITY };

/** What it is worth to have a house more that will be numbered. */
export const WORTH_OF_HOUSE = 3;

const LARGEST_SHIFT = 2;
const LOWEST_NUMBER = 0;
const HIGHEST_NUMBER = 17;

/** What the action brings at a place, where it depends on the place. */
function worthOfPlace(sheet: Sheet, ground: Ground, place: number, action: Action | null): number {
  const { layout, streetOf, hasPool } = ground;
  if (action === "pool") return hasPool[place] ? nextStep(layout.pools, sheet.poolsCrossed) : 0;
  if (action !== "park") return 0;
  const street = streetOf[place];
  const { parks } = layout.streets[street];
  const crossed = sheet.parksCrossed[street];
  const left = parks.length - 1 - crossed;
  return left > 0 ? (parks[parks.length - 1] - parks[crossed]) / left : 0;
}

/** What a number at some place of a gap is worth: numbers on its left and right must still find their houses. */
function worthInGap(
  gap: Gap,
  index: number,
  number: number,
  sheet: Sheet,
  ground: Ground,
  action: Action | null,
): number {
  const { places, above, below } = gap;
  const { supply } = ground;
  const before = supply.expected(places.length, above, below);
  const left = supply.expected(index, above, number);
  const right = supply.expected(places.length - 1 - index, number, below);
  return WORTH_OF_HOUSE * (left + 1 + right - before) + worthOfPlace(sheet, ground, places[index], action);
}

function betterIn(
  gap: Gap,
  best: Spot,
  number: number,
  sheet: Sheet,
  ground: Ground,
  action: Action | null,
): Spot {
  const { places, above, below } = gap;
  if (number <= above || number >= below) return best;
  let better = best;
  for (let index = 0; index < places.length; index++) {
    const worth = worthInGap(gap, index, number, sheet, ground, action);
    if (worth > better.worth) better = { place: places[index], number, worth };
  }
  return better;
}

/** The best house for a combination, where a temp can change the number also the best number. TMP-1 */
export function bestSpot(sheet: Sheet, ground: Ground, number: number, action: Action | null): Spot {
  const canShift = action === "temp" && sheet.tempsCrossed < ground.layout.temps;
  const reach = canShift ? LARGEST_SHIFT : 0;
  let best = NOWHERE;
  for (const gap of gapsOf(sheet, ground)) {
    for (let changed = number - reach; changed <= number + reach; changed++) {
      if (changed < LOWEST_NUMBER || changed > HIGHEST_NUMBER) continue;
      best = betterIn(gap, best, changed, sheet, ground, action);
    }
  }
  return best;
}

/** The likely best of the moves that write a number, the best first. */
export function likelyWrites(
  moves: readonly WriteMove[],
  sheet: Sheet,
  ground: Ground,
  action: Action | null,
): WriteMove[] {
  const gaps = gapsOf(sheet, ground);
  const worths = new Map(
    moves.map((move) => {
      const place = ground.starts[move.street] + move.house;
      const gap = gaps.find(({ places }) => places[places.length - 1] >= place);
      const worth =
        gap === undefined
          ? 0
          : worthInGap(gap, gap.places.indexOf(place), move.number, sheet, ground, action);
      return [move, worth] as const;
    }),
  );
  return moves.toSorted((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0));
}
