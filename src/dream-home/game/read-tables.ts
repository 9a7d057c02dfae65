import { invalid } from "../../input/fields.js";
import {
  areDifferent,
  checked,
  list,
  nullable,
  object,
  optional,
  type Reader,
  text,
  whole,
} from "../../input/readers.js";
import type { BoardSpace } from "../data/board.js";
import type { RoomType } from "../data/rooms.js";
import type { DecorType, RoofColour } from "../data/specials.js";
import { type Bonus, PRINTED_TABLES, roundsOf, type ScoringTable, type Tables } from "../data/tables.js";
import { roomCardsOf, specialsOf } from "./cards.js";

const MOST = 200;
const number = whole(0, MOST);
const names = list(text, "a list of names", MOST);

function withIds<T extends { readonly id: string }>(each: Reader<T>, min = 0): Reader<T[]> {
  const things = list(each, "a list of different things", MOST, min);
  return checked(things, (read) => areDifferent(read.map(({ id }) => id)), "things with different ids");
}

const board: Reader<BoardSpace[]> = list(
  object<BoardSpace>({ floor: text, column: number, below: nullable(number) }),
  "a list of spaces",
  MOST,
  1,
);

const wholeRoomType = object<Omit<RoomType, "children"> & Record<"children", RoomType["children"]>>({
  id: text,
  floors: names,
  points: list(number, "points by number of cards", MOST, 1),
  beside: nullable(object({ rooms: names, points: number })),
  count: number,
  children: optional(list(number, "a number for each card", MOST)), // [DRH-79]
});

const roomType: Reader<RoomType> = (value, path) => {
  const { children, ...read } = wholeRoomType(value, path);
  if (children === undefined) return read;
  return children.length === read.count
    ? { ...read, children }
    : invalid(`${path}.children`, `${read.count} numbers, one for each card`);
};

const rooms: Reader<RoomType[]> = withIds(roomType, 1);

const roofs = withIds(object<RoofColour>({ id: text, plain: number, window: number }));

const decor = withIds(object<DecorType>({ id: text, rooms: nullable(names), points: number, count: number }));

const bonuses = withIds(
  object<Bonus>({
    id: text,
    needs: list(object({ room: text, floor: nullable(text) }), "a list of rooms", MOST),
    points: number,
  }),
);

const scoring = object<ScoringTable>({
  bonuses,
  roof: object({ cards: whole(1, MOST), mixed: number, uniform: number, window: number }),
  architect: object({ bonus: number, emptyRoom: number }),
  designer: object({ token: number }),
});

const counts = <K extends string>(printed: Readonly<Record<K, number>>) =>
  object(Object.fromEntries(Object.keys(printed).map((name) => [name, number]))) as unknown as Reader<
    Readonly<Record<K, number>>
  >;

/** Tables as a caller gives them: each whole, or left out for the printed one. */
const given = object<{ readonly [K in keyof Tables]: Tables[K] | undefined }>({
  board: optional(board),
  rooms: optional(rooms),
  roofs: optional(roofs),
  helpers: optional(counts(PRINTED_TABLES.helpers)),
  tools: optional(counts(PRINTED_TABLES.tools)),
  decor: optional(decor),
  scoring: optional(scoring),
  columns: optional(whole(2, MOST)),
});

/** What tables must satisfy together. [DRH-93] */
function checkTables(tables: Tables, path: string): void {
  const { columns } = tables;
  const rounds = roundsOf(tables);
  const roomIds = tables.rooms.map(({ id }) => id);
  const floors = tables.board.map(({ floor }) => floor);
  const places = tables.board.map(({ floor, column }) => `${column} ${floor}`);
  const needs = tables.scoring.bonuses.flatMap((bonus) => bonus.needs);
  const named = [
    ...tables.rooms.flatMap(({ beside }) => beside?.rooms ?? []),
    ...tables.decor.flatMap((each) => each.rooms ?? []),
    ...needs.map(({ room }) => room),
  ];
  if (roomCardsOf({ tables }).length !== rounds * columns)
    invalid(`${path}.rooms`, `${rounds * columns} cards`);
  if (specialsOf(tables).length !== rounds * (columns - 1))
    invalid(`${path}.roofs`, `${rounds * (columns - 1)} specials`);
  if (!areDifferent(places)) invalid(`${path}.board`, "one space in each column of a floor");
  const isBelow = ({ below }: BoardSpace, space: number): boolean => below === null || below < space;
  if (!tables.board.every(isBelow)) invalid(`${path}.board`, "each space after the one below it");
  if (named.some((id) => !roomIds.includes(id))) invalid(`${path}.rooms`, "all types that other tables name");
  if (needs.some(({ floor }) => floor !== null && !floors.includes(floor)))
    invalid(`${path}.scoring`, "bonuses on floors of the board");
  const unknownFloor = tables.rooms.some((each) => each.floors.some((floor) => !floors.includes(floor)));
  if (unknownFloor) invalid(`${path}.rooms`, "floors of the board");
}

/** Reads the tables of a caller, each of which stands for the printed one. [DRH-93] */
export function readTables(value: unknown, path: string): Tables {
  const read = Object.entries(given(value, path)).filter(([, table]) => table !== undefined);
  const tables: Tables = { ...PRINTED_TABLES, ...Object.fromEntries(read) };
  checkTables(tables, path);
  return tables;
}
