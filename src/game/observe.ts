import type { GameState, Observation } from "../state/state.js";
import { checkPlayer, checkState, remember } from "./known.js";

/**
 * What an architect knows: everything on the table, all sheets as they stood when the phase began, and the
 * architect's own turn. Neither the order of the cards nor what the others do in this phase.
 *
 * @param state - a state; it is not changed.
 * @param player - the architect, from 0.
 * @throws RulesError `state.unknown`, `state.observation`, `player.unknown`.
 * @see SET-7, RND-3
 */
export function observe(state: GameState, player: number): Observation {
  checkState(state);
  checkPlayer(state, player);
  const turns = Object.freeze(state.turns.map((turn, index) => (index === player ? turn : null)));
  return remember(Object.freeze({ ...state, turns, hidden: null, observer: player }));
}
