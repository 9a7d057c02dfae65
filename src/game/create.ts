import { freeze } from "immer";
import { PLAN_LETTERS } from "../data/plan-card.js";
import { blankSheet } from "../sheet/sheet.js";
import type { Writable } from "../sheet/writable.js";
import type { GameState } from "../state/state.js";
import { modeOf } from "../variants/modes.js";
import { remember } from "./known.js";
import { type GameOptions, resolveOptions } from "./options/options.js";
import { runTable } from "./run-table.js";

/**
 * Creates a game and begins its first round. The same options always give the same state.
 *
 * @param options - who plays what; they are copied.
 * @returns the state in which every architect has to choose a combination.
 * @throws RulesError `options.…`, with the path of the option in `details.path`.
 * @see SET-1 to SET-6
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * toMove(state) // => [0, 1]
 * ```
 */
export function createGame(options: GameOptions): GameState {
  const { setup, cards, random } = resolveOptions(options);
  const mode = modeOf(setup.mode);
  const { stacks, hidden } = mode.deal(cards);
  const state: GameState = {
    version: 1,
    setup,
    table: { round: 0, stacks, turned: PLAN_LETTERS.map(() => false), endedBy: [] },
    agenda: mode.round(setup),
    sheets: setup.layoutOf.map((index) => blankSheet(setup.layouts[index])),
    turns: setup.players.map(() => null),
    done: setup.players.map(() => false),
    hidden: { ...hidden, random: random.words() },
  };
  runTable({ setup, sheets: state.sheets, turns: [], state: state as Writable<GameState>, emit: () => {} });
  return remember(freeze(state, true));
}
