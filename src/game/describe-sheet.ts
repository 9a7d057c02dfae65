import type { SheetDescription } from "../sheet/description.js";
import type { GameState, Observation } from "../state/state.js";
import { describeSheetContext } from "../variants/expansions/whole-sheets.js";
import { contextOf } from "./context.js";
import { checkSeat, knownPosition } from "./known.js";

/**
 * A player's sheet as plain data: as it stands, with the moves of this phase.
 *
 * @param state - a state or an observation: of a player whose turn it does not show, the public sheet is meant, as it stood
 * when the phase began.
 * @param player - the player, from 0.
 * @returns a description that is the caller's own.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @example
 * ```ts
 * describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0).streets[0]?.houses[0] // => { kind: "empty" }
 * ```
 */
export function describeSheet(state: GameState | Observation, player: number): SheetDescription {
  const position = knownPosition(state);
  checkSeat(position, player);
  const { turn, layout, geometry } = contextOf(position, player);
  return describeSheetContext({ sheet: turn.sheet, layout, geometry });
}
