import { createGame } from "../../../src/dream-home/game/create.js";
import type { SpecialCard } from "../../../src/dream-home/state/cards.js";
import type { House } from "../../../src/dream-home/state/house.js";
import type { GameState, Step } from "../../../src/dream-home/state/state.js";
import { houseFrom } from "./houses.js";

export const EMPTY = ". . . . .\n. . . . .\n. .";

/** A game of two in which the first player's house is given and a step is under way. */
export function positionWith(house: House, step: Step, table: Partial<GameState["table"]> = {}): GameState {
  const state = createGame({ players: ["Serena", "Lorenzo"], seed: 1 });
  return {
    ...state,
    table: { ...state.table, ...table },
    houses: [house, houseFrom(EMPTY)],
    agenda: [step, { do: "take", player: 1, jackhammer: false }, { do: "clear" }],
  };
}

/** The first player deals with a pair. */
export function settling(
  house: House,
  room: string | null,
  special: SpecialCard | null = null,
  scaffold: number | null = null,
): GameState {
  const pair = { room: room === null ? null : { room }, special, scaffold };
  return positionWith(house, { do: "settle", player: 0, pair });
}
