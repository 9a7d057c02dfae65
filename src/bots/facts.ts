import { type Layout, type PlanCard, type Setup, sheetGeometry } from "perfect-home-rules";
import { type NumberSupply, supplyOf } from "./supply.js";

/** What a bot looks up again and again and what never changes in a game. */
export interface Facts {
  /** The player whose sheet it is, from 0. */
  readonly player: number;
  /** What is printed on the sheet. */
  readonly layout: Layout;
  /** The plans. */
  readonly plans: readonly PlanCard[];
  /** For each street the index of its first house in the lists of the sheet, and the number of all houses. */
  readonly starts: readonly number[];
  /** For each index of these lists whether a pool is planned there. */
  readonly hasPool: readonly boolean[];
  /** How many numbers will probably come. */
  readonly supply: NumberSupply;
}

const known = new WeakMap<Setup, readonly Facts[]>();

/**
 * The facts about all players.
 *
 * @param setup - the setup of a state or an observation: the same object all through a game.
 */
export function factsOf(setup: Setup): readonly Facts[] {
  const found = known.get(setup);
  if (found !== undefined) return found;
  const { layouts, plans, cards }: Setup = JSON.parse(JSON.stringify(setup)); // frozen lists are read slowly
  const longest = Math.max(0, ...layouts.flatMap(({ streets }) => streets.map(({ houses }) => houses)));
  const supply = supplyOf(cards, longest);
  const facts = setup.playerLayouts.map((index, player): Facts => {
    const layout = layouts[index];
    const { starts, houses } = sheetGeometry(layout);
    return { player, layout, plans, starts, hasPool: houses.map(({ pool }) => pool), supply };
  });
  known.set(setup, facts);
  return facts;
}
