import { type EstateStatus, estatesOf } from "../sheet/estates.js";
import { type Geometry, geometryOf } from "../sheet/geometry.js";
import { type NumberRange, numberRangesOf } from "../sheet/number-ranges.js";
import type { Sheet } from "../sheet/sheet.js";
import type { GameState, Observation, Position } from "../state/state.js";
import { checkSeat, knownPosition } from "./known.js";

/** A player's sheet as it stands, with the moves of this phase. */
function sheetIn({ turns, sheets }: Position, player: number): Sheet {
  return turns[player]?.sheet ?? sheets[player];
}

function geometryIn({ setup }: Position, player: number): Geometry {
  return geometryOf(setup.layouts[setup.playerLayouts[player]]);
}

/**
 * The estates of a player's sheet as it stands, complete or not, with the moves of this phase: street after street, from
 * left to right.
 *
 * @param state - a state or an observation: of a player whose turn it does not show, the public sheet is meant, as it stood
 * when the phase began.
 * @param player - the player, from 0.
 * @returns a list that is the caller's.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see EST-1, EST-2, PLN-5
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1 });
 * estates(state, 0)[0] // => { street: 0, house: 0, size: 10, complete: false, used: false }
 * ```
 */
export function estates(state: GameState | Observation, player: number): readonly EstateStatus[] {
  const position = knownPosition(state);
  checkSeat(position, player);
  return estatesIn(position, player);
}

/** {@link estates} of a position that was made here. */
export function estatesIn(position: Position, player: number): readonly EstateStatus[] {
  return estatesOf(sheetIn(position, player), geometryIn(position, player));
}

/**
 * Which numbers fit the empty houses of a player's sheet as it stands, with the moves of this phase, whether there is a
 * card for them or not: those between the next numbers on the left and on the right. Street after street, from left to
 * right. What can be written now is said by `legalMoves`.
 *
 * @param state - a state or an observation: of a player whose turn it does not show, the public sheet is meant, as it stood
 * when the phase began.
 * @param player - the player, from 0.
 * @returns a list that is the caller's. The bounds need not be numbers that can be written: 4.9 lets a second 5 in where
 * the house that a 5 was copied from is lost.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see NUM-2, NUM-3, NUM-4, RBT-3, ZOM-8
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1 });
 * numberRanges(state, 0)[0] // => { street: 0, houses: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], above: -1, below: 18 }
 * ```
 */
export function numberRanges(state: GameState | Observation, player: number): readonly NumberRange[] {
  const position = knownPosition(state);
  checkSeat(position, player);
  return numberRangesIn(position, player);
}

/** {@link numberRanges} of a position that was made here. */
export function numberRangesIn(position: Position, player: number): readonly NumberRange[] {
  return numberRangesOf(sheetIn(position, player), geometryIn(position, player));
}
