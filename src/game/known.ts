import { throwShape } from "../clauses/violation.js";
import { knownPositions, sharedByBundles } from "../floor/known-positions.js";
import { checkPlayerOf } from "../input/check-numbers.js";
import type { GameState, Observation, Observer, Position } from "../state/state.js";
import { isToAct } from "./context.js";

/** States and observations made by this library. `/simulate` knows them beside the main entry. */
const known = knownPositions<Position>("positions made here", "turns");

/** Positions of simulators: right as well, but they change, so that they can be looked at and nothing else. */
const live = sharedByBundles("positions of simulators", () => new WeakSet<object>());

/** Remembers a state as made here. */
export function remember<T extends Position>(position: T): T {
  return known.remember(position);
}

/** Remembers the position of a simulator. */
export function rememberLive(position: Position): void {
  live.add(position);
}

/** What was made here or by a simulator; refuses anything else. */
export function readablePosition<T extends Position>(position: T): T {
  const isLive = typeof position === "object" && position !== null && live.has(position);
  return isLive ? position : knownPosition(position);
}

/**
 * The state or observation that was made here and for which a value stands: itself, or what stores and frameworks make
 * of it without changing it. Refuses anything else, altered copies included.
 */
export function knownPosition<T extends Position>(position: T): T {
  return (known.find(position) ?? throwShape("state.unknown", {})) as T;
}

/** The state for which a value stands, as {@link knownPosition}; refuses observations too. */
export function knownState(state: GameState): GameState {
  const position = knownPosition(state);
  if (position.hidden === null) throwShape("state.observation", {});
  return position;
}

/** Refuses an index that is no player's. */
export function checkSeat(position: Position, player: number): void {
  checkPlayerOf(position.setup.players, player);
}

/** The observer who does not see a player's turn, or `null`: once the game is over everybody does. RND-3 */
export function observerKeptFrom(position: GameState | Observation, player: number): Observer | null {
  const isSeen = position.hidden !== null || player === position.observer || position.agenda.length === 0;
  return isSeen ? null : position.observer;
}

/** Whether a player has to act now in a turn that is seen. */
export function isSeenToAct(position: GameState | Observation, player: number): boolean {
  return isToAct(position, player) && observerKeptFrom(position, player) === null;
}
