import { tempPlaces } from "../scoring/temp-places.js";
import type { Pile, Piles } from "../state/supply.js";
import type { DeckContext, Mode } from "../supplies/card-supply.js";

/** Three equal stacks. SET-3 */
const STACKS = 3;

function equalStacks({ deckSize }: DeckContext): Piles {
  const pile = (stack: number): Pile => ({ stack, construction: deckSize / STACKS, specials: [] });
  return {
    piles: Array.from({ length: STACKS }, (_, stack) => pile(stack)),
    faceDown: [],
    others: "faceDown",
  };
}

/** The standard game: three stacks, three combinations; temps are compared among the players. [SET-3] SCO-4 */
export const standard: Mode = {
  supply: () => ({ from: "stacks", stacks: STACKS, endsWithFirst: false }),
  piles: equalStacks,
  resolve() {},
  tempPlaces: (_position, crossed) => tempPlaces(crossed),
};
