import fc from "fast-check";
import { type GameOptions, PRINTED_TABLES, type Tables } from "perfect-home-rules/dream-home";
import type { RandomGame } from "./any-games.js";

/** A number from 0 below a bound. */
type Roll = (below: number) => number;

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];
/** Ids that other tables may have too, that objects have by themselves, and that need quotes. */
const IDS = [
  "hall",
  "red",
  "piano",
  "upper",
  "constructor",
  "__proto__",
  "a b",
  '"',
  "<b>&",
  "é\n",
  "0",
  "up",
];

const upTo = (count: number): number[] => [...Array(count).keys()];

/** Some different ids. */
function ids(roll: Roll, count: number): string[] {
  const from = roll(IDS.length);
  return upTo(count).map((index) => IDS[(from + index) % IDS.length] ?? "");
}

/** A number divided into some parts, of which many may be 0. */
function parts(roll: Roll, whole: number, count: number): number[] {
  const found = upTo(count).map(() => 0);
  for (let left = whole; left > 0; left--) {
    const at = roll(count);
    found[at] = (found[at] ?? 0) + 1;
  }
  return found;
}

/** Spaces in any order, of one floor or more, with gaps between them and with any space below another. */
function boardOf(roll: Roll): Tables["board"] {
  const floors = ids(roll, 1 + roll(3));
  const spaces = 1 + roll(9);
  const columns = 1 + Math.ceil(spaces / floors.length);
  const places = floors.flatMap((floor) => upTo(columns).map((column) => ({ floor, column })));
  return upTo(spaces).flatMap((space) => {
    const [place] = places.splice(roll(places.length), 1);
    const below = space > 0 && roll(3) === 0 ? roll(space) : null;
    return place === undefined ? [] : [{ ...place, below }];
  });
}

/** Tables of some spaces and types, most of whose specials are tokens or helpers; they always go together. */
function tablesOf(roll: Roll): Tables {
  const board = boardOf(roll);
  const columns = 5 + roll(3);
  const some = <T>(all: readonly T[]): T[] => all.filter(() => roll(3) > 0);
  const points = (): number => (roll(9) === 0 ? 200 : roll(9));
  const floors = [...new Set(board.map(({ floor }) => floor))];
  const types = ids(roll, 1 + roll(3));
  const counts = parts(roll, board.length * columns, types.length);
  const rooms = types.map((id, index) => {
    const count = counts[index] ?? 0;
    return {
      id,
      floors: roll(3) === 0 ? some(floors) : floors,
      points: upTo(1 + roll(4)).map(points),
      beside: roll(2) === 0 ? null : { rooms: some(types), points: points() },
      count,
      children: upTo(count).map(() => roll(3)),
    };
  });
  const colours = ids(roll, roll(3));
  const tokens = ids(roll, roll(4));
  const helpers = Object.keys(PRINTED_TABLES.helpers);
  const tools = Object.keys(PRINTED_TABLES.tools);
  // Half of the specials are tokens, and helpers that bring rooms with tokens together.
  const likely = ["handyman", "interior-designer", "interior-designer"];
  const named = [
    ...colours.flatMap((id) => [`plain ${id}`, `window ${id}`]),
    ...tokens.flatMap((id) => Array<string>(4).fill(`token ${id}`)),
  ];
  const names = [...named, ...helpers, ...tools, ...likely];
  const drawn = upTo(board.length * (columns - 1)).map(() => names[roll(names.length)]);
  const countOf = (name: string): number => drawn.filter((each) => each === name).length;
  const counted = (all: readonly string[]): never =>
    Object.fromEntries(all.map((name) => [name, countOf(name)])) as never;
  return {
    board,
    columns,
    rooms,
    roofs: colours.map((id) => ({ id, plain: countOf(`plain ${id}`), window: countOf(`window ${id}`) })),
    decor: tokens.map((id) => ({
      id,
      rooms: roll(5) === 0 ? null : some(types),
      points: points(),
      count: countOf(`token ${id}`),
    })),
    helpers: counted(helpers),
    tools: counted(tools),
    scoring: {
      bonuses: ids(roll, roll(3)).map((id) => ({
        id,
        needs: upTo(roll(3)).map(() => ({
          room: types[roll(types.length)] ?? "",
          floor: roll(2) === 0 ? null : (floors[roll(floors.length)] ?? null),
        })),
        points: points(),
      })),
      roof: { cards: 1 + roll(6), mixed: points(), uniform: points(), window: points() },
      architect: { bonus: points(), emptyRoom: points() },
      designer: { token: points() },
    },
  };
}

/** Games with tables of all sorts, dealt or entered, in which everything is chosen at random. */
export const gamesWithOwnTables: fc.Arbitrary<RandomGame> = fc
  .noBias(fc.infiniteStream(fc.nat()))
  .map((stream) => {
    const next = (): number => stream.next().value ?? 0;
    const roll: Roll = (below) => next() % below;
    const players = NAMES.slice(0, 2 + roll(3));
    const options: GameOptions = {
      players,
      first: roll(players.length),
      simple: roll(2) === 0,
      childrenBreakTies: roll(2) === 0,
      tables: tablesOf(roll),
      ...(roll(3) === 0 ? { cards: "entered" } : { seed: next() % 1000 }),
    };
    return { options, choices: next };
  });
