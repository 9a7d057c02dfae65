import { freezePlain } from "../floor/freeze-plain.js";
import type { GameState } from "../state/state.js";
import { expansionIn } from "../variants/expansions/expansions.js";
import { remember } from "./known.js";
import { layOut } from "./lay-out.js";
import type { GameOptions } from "./options/options.js";
import { resolveOptions } from "./options/resolve-options.js";
import { runTable } from "./run-table.js";
import { conclude, endCauses } from "./settle.js";

/**
 * Creates a game and begins its first round, or that of the position given. The same options always give the same
 * state.
 *
 * @param options - who plays what; they are copied.
 * @returns the state in which every player has to choose a combination; a finished one where the position given
 * is finished; one that waits for the first card where cards are entered.
 * @throws RulesError `options.…` and `description.malformed`, with the path of the option in `details.path`;
 * `sheet.…` for all that is wrong with the sheets of the position given, with the player in `details.player`.
 * @see SET-1 to SET-6
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * playersToMove(state) // => [0, 1]
 * ```
 */
export function createGame(options: GameOptions): GameState {
  const { setup, cards, random, start } = resolveOptions(options);
  const run = layOut(setup, cards, start, random);
  const { state } = run;
  const causes = start === null ? [] : endCauses(setup, state.sheets); // of a finished position
  const before = causes.length > 0 ? [] : expansionIn(setup).beforeFirstRound(setup, state.sheets);
  state.agenda.push(...([...before, { do: "begin" }] as typeof state.agenda));
  runTable(run);
  conclude(run, causes);
  return remember(freezePlain<GameState>(state));
}
