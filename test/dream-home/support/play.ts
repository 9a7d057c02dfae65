import { afterMove } from "../../../src/dream-home/game/apply.js";
import { createGame } from "../../../src/dream-home/game/create.js";
import { movesIn } from "../../../src/dream-home/moves/kinds.js";
import type { Column, RoofCard, SpecialCard } from "../../../src/dream-home/state/cards.js";
import type { House } from "../../../src/dream-home/state/house.js";
import type { Move, MoveType } from "../../../src/dream-home/state/moves.js";
import type { GameState, Step } from "../../../src/dream-home/state/state.js";
import { houseFrom } from "./houses.js";
import { EMPTY, positionWith } from "./positions.js";

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

/** A new game. */
export function newGame(
  players: number,
  options: { readonly seed?: number; readonly simple?: boolean } = {},
): GameState {
  const { seed = 1, simple = false } = options;
  return createGame({ players: NAMES.slice(0, players), seed, simple });
}

/** The legal moves of a kind. */
export function movesOf<T extends MoveType>(
  state: GameState,
  type: T,
): Extract<Move, { readonly type: T }>[] {
  return movesIn(state).filter((move): move is Extract<Move, { readonly type: T }> => move.type === type);
}

/** The state after a move that is legal. */
export function play(state: GameState, move: Move): GameState {
  const found = movesIn(state).find((each) => JSON.stringify(each) === JSON.stringify(move));
  if (found === undefined) throw new Error(`${JSON.stringify(move)} is not legal`);
  return afterMove(state, found);
}

/** Plays the first legal move, or the first of a kind, until something holds. */
export function playUntil(
  state: GameState,
  holds: (state: GameState) => boolean,
  liked?: MoveType,
): GameState {
  let now = state;
  while (!holds(now)) {
    const moves = movesIn(now);
    const move = moves.find(({ type }) => type === liked) ?? moves[0];
    if (move === undefined) throw new Error("nothing can be done");
    now = afterMove(now, move);
  }
  return now;
}

/** A display of up to five room cards, with specials above all but the first. */
export function display(rooms: string, specials: readonly (SpecialCard | null)[] = []): Column[] {
  const words = rooms.split(" ");
  return Array.from({ length: 5 }, (_, column) => {
    const room = words[column] ?? "-";
    return { room: room === "-" ? null : { room }, special: specials[column] ?? null };
  });
}

export const ROOMS = "kitchen bedroom bathroom garage living-room";
export const DRILL: SpecialCard = { kind: "tool", tool: "drill" };
export const RED: RoofCard = { kind: "roof", colour: "red", window: false };
export const PIANO: SpecialCard = { kind: "decor", decor: "piano" };

/** The first player of two takes from a display. */
export function taking(house: House, columns: Column[] = display(ROOMS), jackhammer = false): GameState {
  return positionWith(house, { do: "take", player: 0, jackhammer }, { columns });
}

/** A house from a text, with what lies beside it. */
export function house(text = EMPTY, beside: Partial<House> = {}): House {
  return houseFrom(text, beside);
}

/** The first player of two closes the game, with some cards in the discards. */
export function closing(owned: House, discards: Partial<GameState["table"]["discards"]> = {}): GameState {
  const helpers = owned.helpers.filter((helper) => ["roofer", "supplier", "handyman"].includes(helper));
  const step: Step = { do: "close", player: 0, helpers };
  return positionWith(owned, step, { round: 12, discards: { rooms: [], roofs: [], ...discards } });
}
