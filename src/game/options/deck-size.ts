import type { ClauseId } from "../../clauses/catalogue.js";
import { throwInput } from "../../clauses/violation.js";
import { ACTIONS } from "../../data/cards.js";
import type { ModeId } from "../../data/ids.js";
import { randomFromSeed } from "../../input/random.js";
import { sum } from "../../input/sum.js";
import type { HandSupply, Piles, StackSupply } from "../../state/supply.js";
import type { DeckContext } from "../../supplies/card-supply.js";
import type { Additions } from "../../variants/expansions/expansion.js";
import { pilesFor, supplyFor } from "./read-deck.js";
import { MAX_OF_ACTION } from "./read-own-deck.js";

/** Where it is said how the cards are put together. */
const CLAUSES: Readonly<Record<ModeId, ClauseId>> = {
  standard: "SET-3",
  expert: "XPT-9",
  aaa: "AAA-2",
  solo: "FST-1",
};

const MAX_CARDS = MAX_OF_ACTION * ACTIONS.length;

/** A stack shows one card and has another one flipped; where the first one ends the game, the others last longer. ZOM-12 */
function lasts({ piles }: Piles, { stacks, endsWithFirst }: StackSupply): boolean {
  const sizes = Array.from({ length: stacks }, (_, stack) =>
    sum(piles.filter((pile) => pile.stack === stack).map(({ construction }) => construction)),
  );
  const [first, ...others] = sizes;
  return first >= 2 && others.every((size) => size > (endsWithFirst ? first : 1));
}

/**
 * The upper part is enough for a first hand, so that the AAA is given a card before a Validation card comes; a deck that is
 * gone through once is drawn to its end in full hands. AAA-3 FST-3 ZOM-13
 */
function fillsHands(sizes: readonly number[], { handSize, rebuild }: HandSupply): boolean {
  return sizes[0] >= handSize && (rebuild !== null || sum(sizes) % handSize === 0);
}

/** Whether the piles of a game can be put together of that many Construction cards. [SET-3] AAA-2 FST-1 ZOM-1 ZOM-13 */
function isEnough(expansion: Additions, context: DeckContext): boolean {
  const piles = pilesFor(expansion, context, randomFromSeed(0));
  const sizes = piles.piles.map(({ construction }) => construction);
  if (!sizes.every((size) => Number.isInteger(size) && size >= 0)) return false;
  if (sum(sizes) > context.deckSize) return false;
  const supply = supplyFor(expansion, context);
  return supply.from === "stacks" ? lasts(piles, supply) : fillsHands(sizes, supply);
}

/** The nearest number of cards that is enough, in steps of one; `null` for none. */
function nearest(expansion: Additions, context: DeckContext, step: 1 | -1): number | null {
  for (let size = context.deckSize + step; size >= 0 && size <= MAX_CARDS; size += step) {
    if (isEnough(expansion, { ...context, deckSize: size })) return size;
  }
  return null;
}

/** A caller's own deck must have the number of cards that the mode and the expansion need. */
export function checkDeckSize(expansion: Additions, context: DeckContext): void {
  if (isEnough(expansion, context)) return;
  const clause = expansion.cardClauses[context.mode] ?? CLAUSES[context.mode];
  const [fewer, more] = [nearest(expansion, context, -1), nearest(expansion, context, 1)];
  throwInput("options.deck-size", { path: "deck", count: context.deckSize, fewer, more }, clause);
}
