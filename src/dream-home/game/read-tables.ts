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

/** Where tables name something of another table, such as a type of room, and what they name there. */
type Naming = readonly [path: string, name: string];

function typesNamed({ rooms: types, decor: tokens, scoring: { bonuses: all } }: Tables): Naming[] {
  return [
    ...types.flatMap(({ beside }, type) =>
      (beside?.rooms ?? []).map((id, index): Naming => [`rooms[${type}].beside.rooms[${index}]`, id]),
    ),
    ...tokens.flatMap((token, which) =>
      (token.rooms ?? []).map((id, index): Naming => [`decor[${which}].rooms[${index}]`, id]),
    ),
    ...all.flatMap(({ needs }, bonus) =>
      needs.map(({ room }, need): Naming => [`scoring.bonuses[${bonus}].needs[${need}].room`, room]),
    ),
  ];
}

function floorsNamed({ rooms: types, scoring: { bonuses: all } }: Tables): Naming[] {
  return [
    ...types.flatMap((type, which) =>
      type.floors.map((floor, index): Naming => [`rooms[${which}].floors[${index}]`, floor]),
    ),
    ...all.flatMap(({ needs }, bonus) =>
      needs.flatMap(({ floor }, need): Naming[] =>
        floor === null ? [] : [[`scoring.bonuses[${bonus}].needs[${need}].floor`, floor]],
      ),
    ),
  ];
}

/** Refuses the first name that nothing in the other table has. */
function checkNames(path: string, named: readonly Naming[], known: readonly string[], allowed: string): void {
  const unknown = named.find(([, name]) => !known.includes(name));
  if (unknown !== undefined) invalid(`${path}.${unknown[0]}`, `${allowed}, not ${unknown[1]}`);
}

/** What tables must satisfy together. [DRH-93] */
function checkTables(tables: Tables, path: string): void {
  const { columns } = tables;
  const rounds = roundsOf(tables);
  const places = tables.board.map(({ floor, column }) => `${column} ${floor}`);
  const roomCards = roomCardsOf({ tables }).length;
  const specials = specialsOf(tables).length;
  if (roomCards !== rounds * columns) invalid(`${path}.rooms`, `${rounds * columns} cards, not ${roomCards}`);
  if (specials !== rounds * (columns - 1))
    invalid(path, `${rounds * (columns - 1)} roofs, decor, helpers and tools together, not ${specials}`);
  if (!areDifferent(places)) invalid(`${path}.board`, "one space in each column of a floor");
  const isBelow = ({ below }: BoardSpace, space: number): boolean => below === null || below < space;
  if (!tables.board.every(isBelow)) invalid(`${path}.board`, "each space after the one below it");
  const types = tables.rooms.map(({ id }) => id);
  checkNames(path, typesNamed(tables), types, "the id of a type of room");
  const floors = tables.board.map(({ floor }) => floor);
  checkNames(path, floorsNamed(tables), floors, "a floor of the board");
}

/** Reads the tables of a caller, each of which stands for the printed one. [DRH-93] */
export function readTables(value: unknown, path: string): Tables {
  const read = Object.entries(given(value, path)).filter(([, table]) => table !== undefined);
  const tables: Tables = { ...PRINTED_TABLES, ...Object.fromEntries(read) };
  checkTables(tables, path);
  return tables;
}
