import { cardsOf } from "../data/cards.js";
import { PLAN_LETTERS } from "../data/plan-card.js";
import type { Writable } from "../input/plain.js";
import { type Random, randomFromSeed } from "../input/random.js";
import { isEntered } from "../state/own-fields.js";
import type { GameState, Setup } from "../state/state.js";
import type { TableRun } from "../state/table-run.js";
import type { Cards } from "../supplies/card-supply.js";
import { expansionIn, newSheet } from "../variants/expansions/expansions.js";
import { cardSupplyOf } from "../variants/modes.js";
import { dealtSetup } from "./dealt-setup.js";
import { formPiles } from "./options/read-card-order.js";
import { pilesFor } from "./options/read-deck.js";
import type { Start } from "./options/read-start.js";

/** A game with its cards laid out, before anything is done; where they are entered, all that lie open are awaited. */
export function layOut(setup: Setup, cards: Cards, start: Start | null, random: Random): TableRun {
  const { players, layouts, playerLayouts, opponent } = setup;
  const state: GameState = {
    version: 1,
    setup,
    table: {
      round: start === null ? 0 : start.round - 1,
      stacks: [],
      deck: null,
      discards: [],
      removed: [],
      opponent: opponent === null ? null : { given: [], planPoints: PLAN_LETTERS.map(() => null) },
      turned: start?.turned ?? PLAN_LETTERS.map(() => false),
      expansion: expansionIn(setup).blankTable(setup),
      endedBy: [],
    },
    agenda: [],
    sheets: start?.sheets ?? playerLayouts.map((index) => newSheet(layouts[index])),
    turns: players.map(() => null),
    ended: players.map(() => false),
    hands: players.map(() => []),
    hidden: {
      stacks: [],
      deck: [],
      faceDown: [],
      outOfGame: [],
      random: isEntered(setup) ? [] : random.words(),
      ...(isEntered(setup) ? { entered: { cards: [], before: null } } : {}),
    },
  };
  const run: TableRun = { setup, turns: [], state: state as Writable<GameState>, emit: () => {} };
  cardSupplyOf(setup.supply).layOut(run, cards);
  return run;
}

/** A game with a setup as it is laid out: how many cards lie where, and in which parts, is the same in all of them. */
export function laidOut(given: Setup): GameState {
  const setup = dealtSetup(given);
  const random = randomFromSeed(0);
  const cards = cardsOf(setup.cards);
  const { edition, mode, players } = setup;
  const context = { edition, mode, players: players.length, deckSize: cards.length };
  const piles = pilesFor(expansionIn(setup), context, random);
  return layOut(setup, formPiles(cards, piles, random), null, random).state;
}
