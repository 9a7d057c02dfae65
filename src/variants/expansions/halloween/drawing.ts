import { bonusState } from "../../../sheet/bonus.js";
import { type Drawing, NO_MARKS, nothingOnTable } from "../../drawing.js";
import { countOf, halloweenLayout, halloweenSheet, hasTreats } from "./treats.js";
import type { Treat, TreatState } from "./types.js";

/** Ghosts and candies at their houses, and the tiers. HAL-1 HAL-2 */
export const drawing: Drawing = {
  ...nothingOnTable,
  marks({ sheet, layout, geometry }, place) {
    if (!hasTreats(layout, geometry, place)) return NO_MARKS;
    const { ghosts, candies } = halloweenSheet(sheet);
    const taken: Treat | null = ghosts[place] === 1 ? "ghost" : candies[place] === 1 ? "candy" : null;
    const stateOf = (treat: Treat): TreatState => {
      if (taken === null) return "open";
      return taken === treat ? "circled" : "lost";
    };
    return [{ mark: "treats", ghost: stateOf("ghost"), candy: stateOf("candy") }];
  },
  sheet({ sheet, layout }) {
    const { ghostTiers, candyTiers } = halloweenSheet(sheet);
    const printed = halloweenLayout(layout);
    return {
      id: "halloween",
      ghosts: countOf(sheet, "ghost"),
      candies: countOf(sheet, "candy"),
      ghostTiers: printed.ghostTiers.map((each, tier) => ({
        ...each,
        tier,
        state: bonusState(ghostTiers[tier]),
      })),
      candyTiers: printed.candyTiers.map((each, tier) => ({
        ...each,
        tier,
        state: bonusState(candyTiers[tier]),
      })),
    };
  },
  target(move) {
    if (move.type === "tier") return { target: "tier", of: move.of, tier: move.tier };
    if (move.type === "parkBonus") return { target: "parks", street: move.street };
    if (move.type === "poolBonus") return { target: "house", street: move.street, house: move.house };
    return null;
  },
};
