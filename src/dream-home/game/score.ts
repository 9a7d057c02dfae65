import { childrenIn } from "../house/children.js";
import { type ScoreSheet, scoreHouse } from "../scoring/score.js";
import type { GameState, Observation, Position } from "../state/state.js";
import { checkPlayer, knownPosition } from "./known.js";

/**
 * A player's itemised score if the house stayed as it stands: the roof counts once all roofs are revealed.
 *
 * @param state - a state or an observation.
 * @param player - the player, from 0.
 * @returns rooms, empty rooms, decor, bonuses and roof, each with its items and points. The total is their sum.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see DRH-72 to DRH-77
 * @example
 * ```ts
 * import { createGame, scoreSheet } from "perfect-home-rules/dream-home";
 *
 * const { rooms, bonuses, roof, total } = scoreSheet(createGame({ players: ["Ann", "Bob"], seed: 1 }), 0);
 * [rooms, roof, total] // => [[], null, 0]
 * bonuses.map(({ points, missing }) => [points, missing.length]) // => [[0, 2], [0, 3]]
 * ```
 */
export function scoreSheet(state: GameState | Observation, player: number): ScoreSheet {
  const position = knownPosition(state);
  checkPlayer(position, player);
  return scoreHouse(position.setup.tables, position.houses[player]);
}

/** A player's place. */
export interface Standing {
  /** The player, from 0. */
  readonly player: number;
  /** The place, from 1; those who are equal share it. */
  readonly place: number;
  /** The total score. */
  readonly total: number;
  /** How many children are seen in the house, where they break ties; left out where they do not. DRH-79 */
  readonly children?: number;
}

/** Whether a house ranks before another: by its total, then by its children. [DRH-78] [DRH-79] */
function isBefore(one: Omit<Standing, "place">, other: Omit<Standing, "place">): boolean {
  if (one.total !== other.total) return one.total > other.total;
  return (one.children ?? 0) > (other.children ?? 0);
}

/** What a ranking follows from. */
export interface Ranked extends Pick<Position, "houses"> {
  readonly setup: Pick<Position["setup"], "childrenBreakTies" | "tables">;
}

/** The ranking of houses. [DRH-78] */
export function rankingOf({ setup, houses }: Ranked): readonly Standing[] {
  const all = houses.map((house, player) => ({
    player,
    total: scoreHouse(setup.tables, house).total,
    ...(setup.childrenBreakTies === true ? { children: childrenIn(house) } : {}),
  }));
  return all
    .map((each) => ({ ...each, place: 1 + all.filter((other) => isBefore(other, each)).length }))
    .sort((one, other) => one.place - other.place);
}

/**
 * The ranking as the houses stand.
 *
 * @param state - a state or an observation.
 * @returns best first; those who share a place in the order of the players.
 * @throws RulesError `state.unknown`.
 * @see DRH-78, DRH-79
 * @example
 * ```ts
 * import { createGame, standings } from "perfect-home-rules/dream-home";
 *
 * standings(createGame({ players: ["Ann", "Bob"], seed: 1 }))[1] // => { player: 1, place: 1, total: 0 }
 * ```
 */
export function standings(state: GameState | Observation): readonly Standing[] {
  return rankingOf(knownPosition(state));
}
