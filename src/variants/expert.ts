import type { Mode } from "../supplies/card-supply.js";
import { ALL_CARDS } from "../supplies/deck.js";
import { standard } from "./standard.js";

/**
 * Expert Mode: three cards in hand, the third one passed, to the left in 2023 and to the right in 2018. In 2023 each player
 * draws one card before the first round. `supplies/deck-supply.ts` draws and passes. Temps and plans as usual. [XPT-2] [XPT-4] [XPT-7] [FST-5]
 */
export const expert: Mode = {
  ...standard,
  supply: ({ edition }) => {
    const isFirst = edition === "first-2018";
    const leftover = isFirst ? "right" : "left";
    return { from: "deck", handSize: 3, drawnAtSetup: isFirst ? 0 : 1, leftover, rebuild: ALL_CARDS };
  },
  piles: ({ deckSize }) => ({
    piles: [{ stack: 0, construction: deckSize, specials: [] }],
    faceDown: [],
    others: "faceDown",
  }),
};
