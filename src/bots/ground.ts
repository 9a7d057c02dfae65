import type { Layout, PlanCard, Setup } from "perfect-home-rules";
import { type NumberSupply, supplyOf } from "./supply.js";

/** What a bot looks up again and again and what never changes in a game. */
export interface Geometry {
  /** The player whose sheet it is, from 0. */
  readonly player: number;
  /** What is printed on the sheet. */
  readonly layout: Layout;
  /** The plans. */
  readonly plans: readonly PlanCard[];
  /** Place of the first house of each street, and the number of all places at the end. */
  readonly starts: readonly number[];
  /** Street of each place. */
  readonly streetOf: readonly number[];
  /** Whether a pool is planned at each place. */
  readonly hasPool: readonly boolean[];
  /** How many numbers will probably come. */
  readonly supply: NumberSupply;
}

function geometryOf(
  player: number,
  layout: Layout,
  plans: readonly PlanCard[],
  supply: NumberSupply,
): Geometry {
  const starts = [0];
  const streetOf: number[] = [];
  const hasPool: boolean[] = [];
  layout.streets.forEach(({ houses, pools }, street) => {
    for (let house = 0; house < houses; house++) {
      streetOf.push(street);
      hasPool.push(pools.includes(house));
    }
    starts.push(streetOf.length);
  });
  return { player, layout, plans, starts, streetOf, hasPool, supply };
}

const known = new WeakMap<Setup, readonly Geometry[]>();

/**
 * The grounds of all players.
 *
 * @param setup - the setup of a state or an observation: the same object all through a game.
 */
export function groundsOf(setup: Setup): readonly Geometry[] {
  const found = known.get(setup);
  if (found !== undefined) return found;
  const { layouts, plans, cards }: Setup = JSON.parse(JSON.stringify(setup)); // frozen lists are read slowly
  const supply = supplyOf(cards);
  const geometries = setup.layoutOf.map((layout, player) =>
    geometryOf(player, layouts[layout], plans, supply),
  );
  known.set(setup, geometries);
  return geometries;
}
