import type { GameState, Observation, Step } from "../state/state.js";
import { actorOf } from "./apply.js";
import { checkPlayer, knownPosition } from "./known.js";

/**
 * Whether the game is over: all roofs are revealed.
 *
 * @param state - a state or an observation.
 * @throws RulesError `state.unknown`.
 * @see DRH-69, DRH-71
 */
export function isOver(state: GameState | Observation): boolean {
  return knownPosition(state).agenda.length === 0; // [DRH-69]
}

/**
 * The player who has to act now. Players never act at the same time.
 *
 * @param state - a state or an observation.
 * @returns a list of one index, from 0; empty when the game is over.
 * @throws RulesError `state.unknown`.
 * @see DRH-14
 * @example
 * ```ts
 * import { createGame, playersToMove } from "perfect-home-rules/dream-home";
 *
 * playersToMove(createGame({ players: ["Ann", "Bob"], seed: 1, first: 1 })) // => [1]
 * ```
 */
export function playersToMove(state: GameState | Observation): readonly number[] {
  const actor = actorOf(knownPosition(state).agenda[0]);
  return actor === null ? [] : [actor];
}

/** What a player is asked, for a prompt. */
export interface Decision {
  /** The step of the turn. */
  readonly step: Step;
}

/**
 * What a player is asked now.
 *
 * @param state - a state or an observation.
 * @param player - the player, from 0.
 * @returns the current step; `null` for a player who has nothing to do now.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see DRH-81 to DRH-86
 * @example
 * ```ts
 * import { createGame, decision } from "perfect-home-rules/dream-home";
 *
 * const state = createGame({ players: ["Ann", "Bob", "Cleo", "Dan"], seed: 1 });
 * decision(state, 0) // => { step: { do: "take", player: 0, jackhammer: false } }
 * decision(state, 1) // => null
 * ```
 */
export function decision(state: GameState | Observation, player: number): Decision | null {
  const position = knownPosition(state);
  checkPlayer(position, player);
  const [step] = position.agenda;
  return actorOf(step) === player ? { step } : null;
}
