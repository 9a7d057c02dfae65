import { PLAN_LETTERS } from "../data/plan-card.js";
import { freezePlain } from "../sheet/freeze-plain.js";
import type { Writable } from "../sheet/writable.js";
import type { GameState } from "../state/state.js";
import { expansionIn, newSheet } from "../variants/expansions.js";
import { cardSupplyOf } from "../variants/modes.js";
import { remember } from "./known.js";
import { type GameOptions, resolveOptions } from "./options/options.js";
import { runTable } from "./run-table.js";
import { conclude, endCauses } from "./settle.js";

/**
 * Creates a game and begins its first round, or that of the position given. The same options always give the same
 * state.
 *
 * @param options - who plays what; they are copied.
 * @returns the state in which every architect has to choose a combination; a finished one where the position given
 * is finished.
 * @throws RulesError `options.…` and `description.malformed`, with the path of the option in `details.path`;
 * `sheet.…` for all that is wrong with the sheets of the position given, with the architect in `details.player`.
 * @see SET-1 to SET-6
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * toMove(state) // => [0, 1]
 * ```
 */
export function createGame(options: GameOptions): GameState {
  const { setup, cards, random, start } = resolveOptions(options);
  const { players, layouts, layoutOf, opponent } = setup;
  const expansion = expansionIn(setup);
  const sheets = start?.sheets ?? layoutOf.map((index) => newSheet(layouts[index]));
  const causes = start === null ? [] : endCauses(setup, sheets); // of a finished position
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
      own: expansion.blankTable(setup),
      endedBy: [],
    },
    agenda: [...(causes.length > 0 ? [] : expansion.beforeFirstRound(setup, sheets)), { do: "begin" }],
    sheets,
    turns: players.map(() => null),
    done: players.map(() => false),
    hands: players.map(() => []),
    hidden: { stacks: [], deck: [], aside: [], boxed: [], random: random.words() },
  };
  const run = { setup, turns: [], state: state as Writable<GameState>, emit: () => {} };
  cardSupplyOf(setup.supply).layOut(run, cards);
  runTable(run);
  conclude(run, causes);
  return remember(freezePlain(state));
}
