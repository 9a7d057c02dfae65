import { readablePosition } from "../game/known.js";
import type { GameState, Observation, Position } from "../state/state.js";
import type { Encoding } from "./encoding.js";
import { shapeOf } from "./shape.js";

/**
 * How the observations of a game are laid out as numbers. It is the same for all games of the same edition, layout,
 * mode, cards and number of players, with or without Advanced Mode, from whatever seat they are seen and at every moment.
 *
 * @param state - a state, an observation, or the position of a simulator.
 * @throws RulesError `state.unknown`.
 * @example
 * ```ts
 * const { version, size, blocks } = encodingOf(createGame({ players: ["Ann", "Bob"], seed: 1 }));
 * version // => 1
 * blocks.at(-1)?.name // => "moves"
 * ```
 */
export function encodingOf(state: GameState | Observation | Position): Encoding {
  return shapeOf(readablePosition(state).setup).encoding;
}
