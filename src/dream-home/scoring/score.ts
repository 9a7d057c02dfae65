import type { Bonus, Tables } from "../data/tables.js";
import { neighboursOf, typeOn } from "../house/board.js";
import { roomType } from "../house/fits.js";
import { type Room, roomsOf } from "../house/rooms.js";
import type { RoofCard } from "../state/cards.js";
import type { House } from "../state/house.js";

/** A room and what it is worth. */
export interface RoomScore extends Room {
  /** On which floor it lies. */
  readonly floor: string;
  /** What it is worth. */
  readonly points: number;
}

/** An empty room and what it is worth. */
export interface EmptyRoomScore {
  /** Where it lies. */
  readonly space: number;
  /** What it is worth. */
  readonly points: number;
}

/** A token and what it is worth. */
export interface DecorScore {
  /** The decor. */
  readonly decor: string;
  /** The space on which it lies, `null` outside. */
  readonly space: number | null;
  /** What it is worth. */
  readonly points: number;
}

/** A bonus, with what is missing for it. */
export interface BonusScore {
  /** Which bonus. */
  readonly bonus: string;
  /** The rooms that are missing. */
  readonly missing: Bonus["needs"];
  /** What it is worth. */
  readonly points: number;
}

/** The roof: the cards chosen, and what they and their windows are worth. */
export interface RoofScore {
  /** The cards chosen, those with windows first. */
  readonly cards: readonly RoofCard[];
  /** What they are worth by their colours. */
  readonly roof: number;
  /** What their windows are worth. */
  readonly windows: number;
  /** Both together. */
  readonly points: number;
}

/** What a house is worth. DRH-72 */
export interface ScoreSheet {
  /** The rooms, in the order of their first spaces. */
  readonly rooms: readonly RoomScore[];
  /** The empty rooms. */
  readonly emptyRooms: readonly EmptyRoomScore[];
  /** The tokens, those outside last. */
  readonly decor: readonly DecorScore[];
  /** The bonuses of the tables. */
  readonly bonuses: readonly BonusScore[];
  /** `null` before the roofs are revealed. */
  readonly roof: RoofScore | null;
  /** All points together. */
  readonly total: number;
}

const sum = (items: readonly { readonly points: number }[]): number =>
  items.reduce((total, { points }) => total + points, 0);

/** How many of a helper stand beside a house: each works by itself. [DRH-58] */
function count(house: House, helper: House["helpers"][number]): number {
  return house.helpers.filter((each) => each === helper).length;
}

/** A room is worth what its card says for its size, or for what lies beside it. [DRH-73] [DRH-74] */
function scoreRoom(tables: Tables, house: House, room: Room): RoomScore {
  const { points, beside } = roomType(tables, room.type);
  const isWanted = (space: number): boolean =>
    !room.spaces.includes(space) && beside?.rooms.includes(typeOn(house, space) ?? "") === true;
  const gains =
    beside !== null && room.spaces.some((space) => neighboursOf(tables.board, space).some(isWanted));
  return {
    ...room,
    floor: tables.board[room.spaces[0]].floor,
    points: gains ? beside.points : points[room.spaces.length - 1],
  };
}

/** Each token is worth what it says, and more with an interior designer. [DRH-50] [DRH-56] */
function scoreDecor(tables: Tables, house: House): DecorScore[] {
  const more = count(house, "interior-designer") * tables.scoring.designer.token;
  const inside = house.spaces.flatMap((card, space) =>
    card === null || card.token === null ? [] : [{ decor: card.token, space }],
  );
  const outside = house.outside.map((decor) => ({ decor, space: null }));
  return [...inside, ...outside].map((token) => ({
    ...token,
    points: (tables.decor.find(({ id }) => id === token.decor)?.points ?? 0) + more,
  }));
}

/** A bonus for rooms in their places; an architect adds to it. [DRH-75] [DRH-76] [DRH-54] */
function scoreBonus(tables: Tables, house: House, rooms: readonly RoomScore[], bonus: Bonus): BonusScore {
  const missing = bonus.needs.filter(
    ({ room, floor }) =>
      !rooms.some((each) => each.type === room && (floor === null || each.floor === floor)),
  );
  const more = count(house, "architect") * tables.scoring.architect.bonus;
  return { bonus: bonus.id, missing, points: missing.length === 0 ? bonus.points + more : 0 };
}

/** The windows first. */
function windowsFirst(cards: readonly RoofCard[]): RoofCard[] {
  return [...cards].sort((one, other) => Number(other.window) - Number(one.window));
}

/** What a roof of some cards is worth. [DRH-41] */
function roofOf({ scoring }: Tables, cards: readonly RoofCard[]): RoofScore {
  const { roof } = scoring;
  if (cards.length < roof.cards) return { cards: [], roof: 0, windows: 0, points: 0 };
  const isUniform = cards.every(({ colour }) => colour === cards[0].colour);
  const base = isUniform ? roof.uniform : roof.mixed;
  const windows = cards.filter(({ window }) => window).length * roof.window;
  return { cards, roof: base, windows, points: base + windows };
}

/** The best roof that can be made of a box: of one colour, or with a card of some colour in it. [DRH-40] */
export function bestRoof(tables: Tables, box: readonly RoofCard[]): RoofScore {
  const { cards: needed } = tables.scoring.roof;
  const cards = windowsFirst(box);
  const choices = [...new Set(cards.map(({ colour }) => colour))].flatMap((colour) => {
    const first = cards.findIndex((card) => card.colour === colour);
    const others = cards.filter((_, index) => index !== first);
    return [cards.filter((card) => card.colour === colour), [cards[first], ...others]];
  });
  const roofs = [cards, ...choices].map((each) => roofOf(tables, windowsFirst(each.slice(0, needed))));
  return roofs.reduce((best, roof) => (roof.points > best.points ? roof : best));
}

/** What a house is worth as it stands. [DRH-72] [DRH-77] */
export function scoreHouse(tables: Tables, house: House): ScoreSheet {
  const rooms = roomsOf(tables.board, house).map((room) => scoreRoom(tables, house, room));
  const forEmpty = count(house, "architect") * tables.scoring.architect.emptyRoom;
  const emptyRooms = house.spaces.flatMap((card, space) =>
    card?.face === "down" ? [{ space, points: forEmpty }] : [],
  );
  const decor = scoreDecor(tables, house);
  const bonuses = tables.scoring.bonuses.map((bonus) => scoreBonus(tables, house, rooms, bonus));
  const roof = house.roof === null ? null : bestRoof(tables, house.roof);
  const total = sum(rooms) + sum(emptyRooms) + sum(decor) + sum(bonuses) + (roof?.points ?? 0);
  return { rooms, emptyRooms, decor, bonuses, roof, total };
}
