import { cardsOf } from "../../data/cards.js";
import { randomFromSeed } from "../../input/random.js";
import type { GameState, Setup } from "../../state/state.js";
import { expansionIn } from "../../variants/expansions/expansions.js";
import { layOut } from "../lay-out.js";
import { formPiles } from "../options/read-card-order.js";
import { pilesFor } from "../options/read-deck.js";

/** A game with a setup as it is laid out: how many cards lie where, and in which parts, is the same in all of them. */
export function laidOut(setup: Setup): GameState {
  const random = randomFromSeed(0);
  const cards = cardsOf(setup.cards);
  const { edition, mode, players } = setup;
  const context = { edition, mode, players: players.length, deckSize: cards.length };
  const piles = pilesFor(expansionIn(setup), context, random);
  return layOut(setup, formPiles(cards, piles, random), null, random).state;
}
