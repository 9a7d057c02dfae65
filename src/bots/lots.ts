import { LARGEST_ESTATE } from "perfect-home-rules";
import type { View } from "./view.js";

/** An estate that is complete or can become so. */
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
  /** How many houses will probably be numbered in estates that are too large and still need a fence. */
  readonly unfenced: number;
}

/**
 * The lots of a sheet.
 *
 * @param chances - for each house the chance that it will be numbered.
 */
export function lotsOf({ simulator, facts }: View, chances: readonly number[]): Lots {
  const lots: Lot[] = [];
  let unfenced = 0;
  for (const { street, house, size, used } of simulator.estates(facts.player)) {
    const first = facts.starts[street] + house;
    let chance = 1;
    let expected = 0;
    for (let at = first; at < first + size; at++) {
      chance *= chances[at];
      expected += chances[at];
    }
    if (size > LARGEST_ESTATE) unfenced += expected;
    else if (chance > 0) lots.push({ size, chance, used });
  }
  return { lots, unfenced };
}
