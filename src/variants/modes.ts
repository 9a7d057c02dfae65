import { tempPlaces } from "../scoring/temp-places.js";
import type { ModeId } from "../state/state.js";
import type { Pile, Piles, Supply } from "../state/supply.js";
import type { CardSupply, DeckContext, Mode } from "../supplies/card-supply.js";
import { ALL_CARDS, deckSupply } from "../supplies/deck-supply.js";
import { stackSupply } from "../supplies/stack-supply.js";
import { aaaSolo } from "./aaa-solo.js";
import { firstEditionSolo } from "./first-edition-solo.js";

/** All cards in one deck. */
function oneDeck({ deckSize }: DeckContext): Piles {
  return { piles: [{ stack: 0, construction: deckSize, specials: [] }], faceDown: [], others: "faceDown" };
}

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

const withoutSpecialCards: Pick<Mode, "resolve" | "tempPlaces"> = {
  resolve() {},
  tempPlaces: (_position, crossed) => tempPlaces(crossed),
};

/** Three stacks, three combinations. SET-3 */
const standard: Mode = {
  ...withoutSpecialCards,
  supply: () => ({ from: "stacks", stacks: STACKS, endsWithFirst: false }),
  piles: equalStacks,
};

/**
 * Three cards in hand, the third one passed: to the left in 2023, to the right in 2018. In 2023 each player draws
 * one card before the first round. Plans as usual. XPT-2 XPT-4 XPT-7 FST-5
 */
const expert: Mode = {
  ...withoutSpecialCards,
  supply: ({ edition }) => {
    const isFirst = edition === "first-2018";
    const leftover = isFirst ? "right" : "left";
    return { from: "deck", handSize: 3, drawnAtSetup: isFirst ? 0 : 1, leftover, rebuild: ALL_CARDS };
  },
  piles: oneDeck,
};

const MODES: Readonly<Record<ModeId, Mode>> = { standard, expert, solo: firstEditionSolo, aaa: aaaSolo };

/** The mode of an id. */
export function modeOf(id: ModeId): Mode {
  return MODES[id];
}

/** What handles the cards of a supply. */
export function cardSupplyOf(supply: Supply): CardSupply {
  return supply.from === "stacks" ? stackSupply : deckSupply;
}
