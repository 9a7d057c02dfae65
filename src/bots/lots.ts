import type { Sheet } from "perfect-home-rules";

/** Houses from fence to fence, numbered or not: a complete estate, or one that can become complete. */
export interface Lot {
  /** Number of houses. */
  readonly size: number;
  /** The chance that all of them will be numbered; 1 for a complete estate. */
  readonly chance: number;
  /** Whether it was used for a plan. PLN-5 */
  readonly used: boolean;
}

/** What will probably stand on a sheet. */
export interface Lots {
  /** Lots that are no larger than an estate can be. EST-1 */
  readonly lots: readonly Lot[];
  /** How many houses will probably be numbered in lots that still need a fence. */
  readonly unfenced: number;
}

/** The largest size that counts as an estate. EST-1 */
export const LARGEST_ESTATE = 6;

/**
 * The lots of a sheet.
 *
 * @param chances - for each place the chance that a house there will be numbered.
 */
export function lotsOf(sheet: Sheet, chances: readonly number[]): Lots {
  const lots: Lot[] = [];
  let unfenced = 0;
  let size = 0;
  let chance = 1;
  let expected = 0;
  let used = false;
  for (let place = 0; place < sheet.places.length; place++) {
    size += 1;
    chance *= chances[place];
    expected += chances[place];
    if (sheet.used[place] === 1) used = true;
    if (sheet.fences[place] === 0) continue;
    if (size > LARGEST_ESTATE) unfenced += expected;
    else if (chance > 0) lots.push({ size, chance, used });
    size = 0;
    chance = 1;
    expected = 0;
    used = false;
  }
  return { lots, unfenced };
}
