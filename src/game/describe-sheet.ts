import type { SheetDescription } from "../sheet/description.js";
import type { GameState, Observation } from "../state/state.js";
import { describePaper } from "../variants/described-sheets.js";
import { checkPosition, checkSeat } from "./known.js";
import { sceneOf } from "./scene.js";

/**
 * An architect's sheet as plain data: as it stands, with the moves of this phase.
 *
 * @param state - a state or an observation: of a player whose turn it does not show, the public sheet is meant, as it stood
 * when the phase began.
 * @param player - the player, from 0.
 * @returns a description that is the caller's own.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @example
 * ```ts
 * describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0).streets[0].houses[0] // => { kind: "empty" }
 * ```
 */
export function describeSheet(state: GameState | Observation, player: number): SheetDescription {
  checkPosition(state);
  checkSeat(state, player);
  const { turn, layout, ground } = sceneOf(state, player);
  return describePaper({ sheet: turn.sheet, layout, ground });
}
