import { freezePlain } from "../../floor/freeze-plain.js";
import { knownPositions } from "../../floor/known-positions.js";
import { checkPlayerOf } from "../../input/check-numbers.js";
import type { Writable } from "../../input/plain.js";
import type { GameState, Position } from "../state/state.js";
import { throwViolation } from "./violation.js";

/** States and observations made by this library. */
const known = knownPositions<Position>("positions of Dream Home made here", "agenda");

/** Remembers a position as made here; nothing in it may be changed any more. Its agenda must be a list of its own. */
export function remember<T extends Position>(position: T | Writable<T>): T {
  return known.remember(freezePlain(position) as T);
}

/**
 * The state or observation that was made here and for which a value stands: itself, or what stores and frameworks make
 * of it without changing it. Refuses anything else, altered copies included.
 */
export function knownPosition<T extends Position>(position: T): T {
  return (known.find(position) ?? throwViolation("state.unknown", {})) as T;
}

/** The state for which a value stands, as {@link knownPosition}; refuses observations too. */
export function knownState(state: GameState): GameState {
  const position = knownPosition(state);
  if (position.hidden === null) throwViolation("state.observation", {});
  return position;
}

/** Refuses an index that is no player's. */
export function checkPlayer({ setup }: Position, player: number): void {
  checkPlayerOf(setup.players, player);
}
