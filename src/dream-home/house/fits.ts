import type { Tables } from "../data/tables.js";
import type { House } from "../state/house.js";
import { roomAround, withTokens } from "./rooms.js";

/** Why a card can't lie face up on a space. */
export type Misfit = "floor" | "size" | "closed";

/** The type of room with an id. */
export function roomType({ rooms }: Tables, id: string): Tables["rooms"][number] {
  const found = rooms.find((each) => each.id === id);
  if (found === undefined) throw new RangeError(id);
  return found;
}

/** Whether the tokens of a house close its rooms. [DRH-46] [DRH-56] */
function doTokensClose({ helpers }: House): boolean {
  return !helpers.includes("interior-designer");
}

/**
 * Why a card of a type can't lie face up on a space, whatever lies there now. [DRH-25]
 *
 * @param moved - spaces whose cards have just been exchanged: their tokens close nothing. DRH-57
 */
export function misfit(
  tables: Tables,
  house: House,
  space: number,
  type: string,
  moved: readonly number[] = [],
): Misfit | null {
  const { board } = tables;
  const { floors, points } = roomType(tables, type);
  if (!floors.includes(board[space].floor)) return "floor"; // [DRH-26]
  const room = roomAround(board, house, space, type);
  if (room.length > points.length) return "size"; // [DRH-27]
  const isClosing = (each: number): boolean => each !== space && !moved.includes(each);
  // A full room has no place left: the size has said so. [DRH-28]
  return doTokensClose(house) && withTokens(house, room).some(isClosing) ? "closed" : null;
}
