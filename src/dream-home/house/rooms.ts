import type { BoardSpace } from "../data/board.js";
import type { House } from "../state/house.js";
import { sidesOf, typeOn } from "./board.js";

/** Cards of one type, face up, directly beside each other on one floor. */
export interface Room {
  /** The type of its cards. */
  readonly type: string;
  /** Where they lie, from the left. */
  readonly spaces: readonly number[];
}

/** The spaces of the room of a type that a space is part of, or would be, from the left. */
export function roomAround(
  board: readonly BoardSpace[],
  house: House,
  space: number,
  type: string,
): readonly number[] {
  const { left, right } = sidesOf(board);
  const found = [space];
  for (let next = left[space]; typeOn(house, next) === type; next = left[next]) found.unshift(next);
  for (let next = right[space]; typeOn(house, next) === type; next = right[next]) found.push(next);
  return found;
}

/** All rooms of a house, in the order of their first spaces. DRH-73 */
export function roomsOf(board: readonly BoardSpace[], house: House): Room[] {
  return [...board.keys()].flatMap((space) => {
    const type = typeOn(house, space);
    if (type === null) return [];
    const spaces = roomAround(board, house, space, type);
    return spaces[0] === space ? [{ type, spaces }] : [];
  });
}

/** The cards of some spaces that have tokens. */
export function withTokens(house: House, spaces: readonly number[]): number[] {
  return spaces.filter((space) => (house.spaces[space]?.token ?? null) !== null);
}

/** The spaces of a room with several tokens, of which one must stay, in ascending order. [DRH-31] [DRH-55] */
export function crowdedRoom(board: readonly BoardSpace[], house: House): readonly number[] | null {
  const tokens = house.spaces.flatMap((card, space) =>
    card === null || card.token === null
      ? []
      : [withTokens(house, roomAround(board, house, space, card.room))],
  );
  return tokens.find(({ length }) => length > 1)?.sort((one, other) => one - other) ?? null;
}
