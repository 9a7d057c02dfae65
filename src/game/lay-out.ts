import { PLAN_LETTERS } from "../data/plan-card.js";
import type { Writable } from "../input/plain.js";
import type { Random } from "../input/random.js";
import type { GameState, Setup } from "../state/state.js";
import type { TableRun } from "../state/table-run.js";
import type { Cards } from "../supplies/card-supply.js";
import { expansionIn, newSheet } from "../variants/expansions/expansions.js";
import { cardSupplyOf } from "../variants/modes.js";
import type { Start } from "./options/read-start.js";

/** A game with its cards laid out, before anything is done. */
export function layOut(setup: Setup, cards: Cards, start: Start | null, random: Random): TableRun {
  const { players, layouts, layoutOf, opponent } = setup;
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
    sheets: start?.sheets ?? layoutOf.map((index) => newSheet(layouts[index])),
    turns: players.map(() => null),
    ended: players.map(() => false),
    hands: players.map(() => []),
    hidden: { stacks: [], deck: [], faceDown: [], outOfGame: [], random: random.words() },
  };
  const run: TableRun = { setup, turns: [], state: state as Writable<GameState>, emit: () => {} };
  cardSupplyOf(setup.supply).layOut(run, cards);
  return run;
}
