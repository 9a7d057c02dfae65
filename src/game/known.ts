import { throwViolation } from "../clauses/violation.js";
import { aboutMinus, isWhole } from "../input/fields.js";
import type { GameState, Observation, Observer, Position } from "../state/state.js";
import { isToAct } from "./context.js";
import { PACKAGE_VERSION } from "./package-version.js";

const KEY: unique symbol = Symbol.for(`perfect-home-rules ${PACKAGE_VERSION}: known positions`);
const LIVE: unique symbol = Symbol.for(`perfect-home-rules ${PACKAGE_VERSION}: positions of simulators`);
const shared: { [KEY]?: WeakSet<object>; [LIVE]?: WeakSet<object> } = Object.isExtensible(globalThis)
  ? (globalThis as object)
  : {};
shared[KEY] ??= new WeakSet();
shared[LIVE] ??= new WeakSet();

/**
 * States and observations made by this library: nothing in them needs to be checked again. They are kept on
 * `globalThis`, so that all bundles of one version know them: `/simulate` beside the main entry, and CommonJS beside
 * ES modules.
 */
const known = shared[KEY];

/** Positions of simulators: right as well, but they change, so that they can be looked at and nothing else. */
const live = shared[LIVE];

/** Remembers a state as made here. */
export function remember<T extends Position>(position: T): T {
  known.add(position);
  return position;
}

/** Remembers the position of a simulator. */
export function rememberLive(position: Position): void {
  live.add(position);
}

/** Refuses what was made neither here nor by a simulator. */
export function checkReadable(position: Position): void {
  if (typeof position !== "object" || position === null || !live.has(position)) checkPosition(position);
}

function isKnown(value: unknown): boolean {
  return typeof value === "object" && value !== null && known.has(value);
}

/** Refuses what was not made here, altered copies included. */
export function checkPosition(position: Position): void {
  if (!isKnown(position)) throwViolation("state.unknown", {});
}

/** Refuses what was not made here, and observations. */
export function checkState(state: GameState): void {
  checkPosition(state);
  if (state.hidden === null) throwViolation("state.observation", {});
}

/** Refuses an index that is no player's. */
export function checkSeat(position: Position, player: number): void {
  const { length } = position.setup.players;
  if (!isWhole(player, 0, length - 1)) {
    throwViolation("player.unknown", {
      player: typeof player === "number" ? String(player) : typeof player,
      players: length,
      ...aboutMinus(player),
    });
  }
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
