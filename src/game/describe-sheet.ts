import type { SheetDescription } from "../sheet/description.js";
import type { GameState, Observation } from "../state/state.js";
import { describePaper } from "../variants/described-sheets.js";
import { checkPlayer, checkPosition } from "./known.js";
import { sceneOf } from "./scene.js";

/**
 * An architect's sheet as plain data: as it stands, with the moves of this phase.
 *
 * @param state - a state, or an observation of this architect's; once the game is over, anybody's.
 * @param player - the architect, from 0.
 * @returns a description that is the caller's own.
 * @throws RulesError `state.unknown`, `player.unknown`, `player.not-observer`.
 * @example
 * ```ts
 * describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0).streets[0].houses[0] // => { kind: "empty" }
 * ```
 */
export function describeSheet(state: GameState | Observation, player: number): SheetDescription {
  checkPosition(state);
  checkPlayer(state, player);
  const { turn, layout, ground } = sceneOf(state, player);
  return describePaper({ sheet: turn.sheet, layout, ground });
}
