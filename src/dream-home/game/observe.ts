import type { GameState, Observation, Observer } from "../state/state.js";
import { checkPlayer, knownState, remember } from "./known.js";

/**
 * What a player knows: everything but the order of the decks and what lies in the roof boxes. All players know the same.
 *
 * @param state - a state; it is not changed.
 * @param observer - the player, from 0, or `"spectator"`.
 * @returns an observation: plain JSON that may be sent. All functions that read a state read it too.
 * @throws RulesError `state.unknown`, `state.observation`, `player.unknown`.
 * @see DRH-39, DRH-90, DRH-91
 * @example
 * ```ts
 * import { createGame, observe } from "perfect-home-rules/dream-home";
 *
 * const seen = observe(createGame({ players: ["Ann", "Bob"], seed: 1 }), 0);
 * seen.hidden // => null
 * seen.table.left // => { rooms: 55, specials: 44 }
 * ```
 */
export function observe(state: GameState, observer: Observer): Observation {
  const position = knownState(state);
  if (observer !== "spectator") checkPlayer(position, observer);
  // [DRH-39] [DRH-90] [DRH-91]
  return remember<Observation>({ ...position, agenda: [...position.agenda], hidden: null, observer });
}
