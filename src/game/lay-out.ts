import { PLAN_LETTERS } from "../data/plan-card.js";
import type { Writable } from "../sheet/writable.js";
import type { Random } from "../state/random.js";
import type { GameState, Setup } from "../state/state.js";
import type { TableRun } from "../state/table-run.js";
import { expansionIn, newSheet } from "../variants/expansions.js";
import type { Cards } from "../variants/mode.js";
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
      own: expansionIn(setup).blankTable(setup),
      endedBy: [],
    },
    agenda: [],
    sheets: start?.sheets ?? layoutOf.map((index) => newSheet(layouts[index])),
    turns: players.map(() => null),
    done: players.map(() => false),
    hands: players.map(() => []),
    hidden: { stacks: [], deck: [], aside: [], boxed: [], random: random.words() },
  };
  const run: TableRun = { setup, turns: [], state: state as Writable<GameState>, emit: () => {} };
  cardSupplyOf(setup.supply).layOut(run, cards);
  return run;
}
