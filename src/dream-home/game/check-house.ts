import { isSame } from "../../floor/canonical.js";
import type { Tables } from "../data/tables.js";
import { isSupported, typeOn } from "../house/board.js";
import { roomType } from "../house/fits.js";
import type { HouseFaultCode } from "../house/house-faults.js";
import { crowdedRoom, roomsOf, withTokens } from "../house/rooms.js";
import type { House } from "../state/house.js";

/** Something that is wrong with a house, and where. */
export interface HouseFault {
  readonly code: HouseFaultCode;
  /** The space concerned, the first one of a room; `null` outside. */
  readonly space: number | null;
  /** The token concerned; `null` where it is none. */
  readonly decor: string | null;
}

/** What must hold of a house at any moment, but for the number of its cards: everything that does not. */
export function faultsOfHouse(tables: Tables, house: House): HouseFault[] {
  const { board } = tables;
  const filled = [...board.keys()].filter((space) => house.spaces[space] !== null);
  const rooms = roomsOf(board, house);
  const decor = (id: string) => tables.decor.find((each) => each.id === id);
  const at = (code: HouseFaultCode, space: number | null, token: string | null = null): HouseFault => ({
    code,
    space,
    decor: token,
  });
  const tokenOn = (space: number): string | null => house.spaces[space]?.token ?? null;
  return [
    ...[...filled, ...house.scaffolds]
      .filter((space) => !isSupported(board, house, space)) // [DRH-9]
      .map((space) => at("house.over-hole", space)),
    ...house.scaffolds
      .filter((space) => house.spaces[space] !== null)
      .map((space) => at("house.scaffold", space)),
    ...filled
      .filter((space) => {
        const type = typeOn(house, space);
        return type !== null && !roomType(tables, type).floors.includes(board[space].floor);
      })
      .map((space) => at("house.floor", space)), // [DRH-26]
    ...rooms
      .filter(({ type, spaces }) => spaces.length > roomType(tables, type).points.length)
      .map(({ spaces }) => at("house.size", spaces[0])), // [DRH-27]
    ...rooms
      .filter(({ spaces }) => withTokens(house, spaces).length > 1)
      .map(({ spaces }) => at("house.tokens", spaces[0])), // [DRH-43]
    ...filled
      .filter((space) => {
        const token = tokenOn(space);
        return token !== null && decor(token)?.rooms?.includes(typeOn(house, space) ?? "") !== true;
      })
      .map((space) => at("house.wrong-room", space, tokenOn(space))), // [DRH-42]
    ...house.outside.filter((id) => decor(id)?.rooms !== null).map((id) => at("house.outside", null, id)), // [DRH-49]
  ];
}

/** What is allowed in a saved state, in words. */
const ALLOWED: Readonly<Record<Exclude<HouseFaultCode, "house.cards">, string>> = {
  "house.over-hole": "no card over a hole",
  "house.scaffold": "scaffolds on open spaces",
  "house.floor": "each card on its floor",
  "house.size": "no room above its size",
  "house.tokens": "one token in a room",
  "house.wrong-room": "tokens on rooms that their cards name",
  "house.outside": "outside what stands there",
};

/**
 * What must hold of a house in a game; `null` where it does.
 *
 * @param keep - the spaces whose tokens share a room, of which one is asked about just now.
 */
export function faultOfHouse(tables: Tables, house: House, keep: readonly number[]): string | null {
  // A handyman can crowd two rooms at once, of which one is asked about after the other. [DRH-43] [DRH-55]
  const isAsked = isSame(crowdedRoom(tables.board, house) ?? [], keep);
  const wrong = faultsOfHouse(tables, house).find(({ code }) => code !== "house.tokens" || !isAsked);
  if (wrong !== undefined) return ALLOWED[wrong.code as keyof typeof ALLOWED];
  return isAsked ? null : ALLOWED["house.tokens"];
}
