import type { GameOptions } from "perfect-home-rules";
import { beginning } from "../bots/table.js";
import { as } from "./refusals.js";
import type { Variant } from "./variants.js";

/** Options that name everything themselves: the layout, the plans, the AAA and the cards as their owner would. */
export function spelledOut(variant: Variant): GameOptions {
  const { setup } = beginning(variant, 7);
  const given = { ...variant.options, players: setup.players, seed: 7 };
  const customPlans = setup.plans.map(({ provenance: _provenance, ...plan }) => [plan.letter, plan]);
  const { provenance: _provenance, ...layout } = setup.layouts[0];
  return as<GameOptions>({
    ...given,
    plans: Object.fromEntries(customPlans),
    layout: given.players.length === 1 ? [layout] : layout,
  });
}
