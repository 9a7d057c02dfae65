import { isSame } from "../../floor/canonical.js";
import type { Tables } from "../data/tables.js";
import { isSupported, typeOn } from "../house/board.js";
import { roomType } from "../house/fits.js";
import { crowdedRoom, roomsOf } from "../house/rooms.js";
import type { House } from "../state/house.js";

/** What must hold of a house at any moment; `null` where it does. */
export function faultOfHouse(tables: Tables, house: House, keep: readonly number[]): string | null {
  const { board } = tables;
  const filled = [...board.keys()].filter((space) => house.spaces[space] !== null);
  const lying = [...filled, ...house.scaffolds];
  if (!lying.every((space) => isSupported(board, house, space))) return "no card over a hole"; // [DRH-9]
  if (house.scaffolds.some((space) => house.spaces[space] !== null)) return "scaffolds on open spaces";
  const isOnFloor = (space: number): boolean => {
    const type = typeOn(house, space);
    return type === null || roomType(tables, type).floors.includes(board[space].floor);
  };
  if (!filled.every(isOnFloor)) return "each card on its floor"; // [DRH-26]
  const rooms = roomsOf(board, house);
  if (rooms.some(({ type, spaces }) => spaces.length > roomType(tables, type).points.length))
    return "no room above its size"; // [DRH-27]
  // A handyman can crowd two rooms at once, of which one is asked about after the other. [DRH-43] [DRH-55]
  if (!isSame(crowdedRoom(board, house) ?? [], keep)) return "one token in a room";
  const decor = (id: string) => tables.decor.find((each) => each.id === id);
  const isTokenRight = (space: number): boolean => {
    const token = house.spaces[space]?.token ?? null;
    return token === null || decor(token)?.rooms?.includes(typeOn(house, space) ?? "") === true;
  };
  if (!filled.every(isTokenRight)) return "tokens on rooms that their cards name"; // [DRH-42]
  if (house.outside.some((id) => decor(id)?.rooms !== null)) return "outside what stands there"; // [DRH-49]
  return null;
}
