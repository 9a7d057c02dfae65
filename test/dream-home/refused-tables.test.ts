import { createGame, type GameOptions, PRINTED_TABLES, type Tables } from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { altered, type Changes, wrongIn } from "./support/altered.js";
import { SMALL } from "./support/scripted.js";

const PLAIN = { players: ["Ann", "Bob"], seed: 1 };

/** What is wrong with options, of which some may be other ones. */
const wrongWith = (changed: object, code = "options.invalid"): string[] =>
  wrongIn(code, () => createGame({ ...PLAIN, ...changed } as GameOptions));

/** What is wrong with the small tables once some parts of them are other ones. */
const wrongTables = (changes: Changes): string[] =>
  wrongWith({ simple: true, tables: altered(SMALL, changes) });

const NUMBER = "a whole number from 0 to 200";
const TEXT = "a text that is not empty";
const THINGS = "a list of different things";
const IDS = "things with different ids";
const many = <T>(count: number, each: T): T[] => Array.from({ length: count }, () => each);
const bonus = { id: "all", needs: [{ room: "hall", floor: null }], points: 1 };

describe("DRH-93 tables as they are written", () => {
  test("the small ones are read, and each may be left out", () => {
    expect(wrongTables({})).toEqual([]);
    expect(wrongTables({ "scoring.bonuses": [bonus] })).toEqual([]);
    for (const table of Object.keys(PRINTED_TABLES) as (keyof Tables)[])
      expect(wrongWith({ tables: { [table]: PRINTED_TABLES[table] } })).toEqual([]);
    expect(createGame(PLAIN).setup.tables).toEqual(PRINTED_TABLES);
  });

  test.each<[path: string, value: unknown, allowed: string, within?: string]>([
    ["board", {}, "a list of spaces"],
    ["board", [], "a list of spaces"],
    ["board", many(201, SMALL.board?.[0]), "a list of spaces"],
    ["board[0].floor", "", TEXT],
    ["board[0].column", 201, NUMBER],
    ["board[0].below", -1, NUMBER],
    ["rooms", {}, THINGS],
    ["rooms", [], THINGS],
    ["rooms", many(201, SMALL.rooms?.[0]), THINGS],
    ["rooms", many(2, SMALL.rooms?.[0]), IDS],
    ["rooms[0].id", "", TEXT],
    ["rooms[0].floors", "ground", "a list of names"],
    ["rooms[0].floors[0]", 1, TEXT],
    ["rooms[0].points", [], "points by number of cards"],
    ["rooms[0].points[1]", -1, NUMBER],
    ["rooms[0].beside", { rooms: {}, points: 1 }, "a list of names", ".rooms"],
    ["rooms[0].beside", { rooms: [], points: -1 }, NUMBER, ".points"],
    ["rooms[0].count", 201, NUMBER],
    ["rooms[0].children", {}, "a number for each card"],
    ["rooms[0].children", [1], "7 numbers, one for each card"],
    ["rooms[0].children", many(8, 1), "7 numbers, one for each card"],
    ["roofs", many(2, SMALL.roofs?.[0]), IDS],
    ["roofs[0].plain", -1, NUMBER],
    ["roofs[0].window", "1", NUMBER],
    ["helpers.roofer", -1, NUMBER],
    ["tools.drill", 201, NUMBER],
    ["decor", many(2, SMALL.decor?.[0]), IDS],
    ["decor[0].rooms", [""], TEXT, "[0]"],
    ["decor[0].points", 201, NUMBER],
    ["decor[0].count", null, NUMBER],
    ["scoring.bonuses", [{ ...bonus, needs: {} }], "a list of rooms", "[0].needs"],
    ["scoring.bonuses", [{ ...bonus, points: 201 }], NUMBER, "[0].points"],
    ["scoring.bonuses", [bonus, bonus], IDS],
    ["scoring.roof.cards", 0, "a whole number from 1 to 200"],
    ["scoring.roof.mixed", -1, NUMBER],
    ["scoring.architect.bonus", -1, NUMBER],
    ["scoring.designer.token", 201, NUMBER],
    ["columns", 1, "a whole number from 2 to 200"],
    ["columns", 201, "a whole number from 2 to 200"],
  ])("%s is not %j", (path, value, allowed, within = "") => {
    const place = path.replaceAll("[", ".").replaceAll("]", "");
    expect(wrongTables({ [place]: value })).toEqual([`tables.${path}${within}: ${allowed}`]);
  });

  test("a table that nobody knows is refused, and so is a helper or a tool", () => {
    const unknown = (changes: Changes): string[] =>
      wrongWith({ tables: altered(SMALL, changes) }, "options.unknown");
    expect(unknown({ garden: [] })).toEqual(["tables.garden: undefined"]);
    expect(unknown({ "helpers.mason": 1 })).toEqual(["tables.helpers.mason: undefined"]);
    expect(unknown({ "tools.saw": 1 })).toEqual(["tables.tools.saw: undefined"]);
  });

  test("DRH-79 children are read with their cards", () => {
    const tables = altered(SMALL, { "rooms.0.children": many(7, 200) }) as Partial<Tables>;
    const { rooms } = createGame({ ...PLAIN, simple: true, tables }).setup.tables;
    expect(rooms.map(({ children }) => children?.length)).toEqual([7, undefined, undefined]);
    expect(rooms.map((type) => Object.hasOwn(type, "children"))).toEqual([true, false, false]);
  });
});

describe("DRH-93 tables must go together", () => {
  test.each<[string, Changes, string]>([
    ["a room card too few", { "rooms.0.count": 6 }, ".rooms: 12 cards, not 11"],
    ["a room card too many", { "rooms.0.count": 8 }, ".rooms: 12 cards, not 13"],
    ["a special too few", { "decor.0.count": 0 }, ": 8 roofs, decor, helpers and tools together, not 7"],
    ["a special too many", { "tools.drill": 1 }, ": 8 roofs, decor, helpers and tools together, not 9"],
    ["a space twice", { "board.1.column": 0 }, ".board: one space in each column of a floor"],
    ["a space below itself", { "board.3.below": 3 }, ".board: each space after the one below it"],
    ["a space below a later one", { "board.0.below": 3 }, ".board: each space after the one below it"],
    [
      "a neighbour of no type",
      { "rooms.1.beside": { rooms: ["hall", "cellar"], points: 1 } },
      ".rooms[1].beside.rooms[1]: the id of a type of room, not cellar",
    ],
    [
      "a token for no type",
      { "decor.1.rooms": ["hall", "cellar"] },
      ".decor[1].rooms[1]: the id of a type of room, not cellar",
    ],
    [
      "a bonus for no type",
      { "scoring.bonuses": [bonus, { ...bonus, id: "two", needs: [{ room: "cellar", floor: null }] }] },
      ".scoring.bonuses[1].needs[0].room: the id of a type of room, not cellar",
    ],
    [
      "a bonus on no floor",
      { "scoring.bonuses": [bonus, { ...bonus, id: "two", needs: [{ room: "hall", floor: "cellar" }] }] },
      ".scoring.bonuses[1].needs[0].floor: a floor of the board, not cellar",
    ],
    [
      "a room on no floor",
      { "rooms.0.floors": ["ground", "cellar"] },
      ".rooms[0].floors[1]: a floor of the board, not cellar",
    ],
  ])("%s", (_name, changes, wrong) => {
    expect(wrongTables(changes)).toEqual([`tables${wrong}`]);
  });

  test.each<[string, Changes]>([
    ["a space in the same column of another floor", { "board.3.column": 1 }],
    ["a space after the one directly below it", { "board.1.below": 0 }],
    ["a neighbour of another type", { "rooms.1.beside": { rooms: ["attic"], points: 1 } }],
    ["a room on one of the floors", { "rooms.0.floors": ["upper"] }],
    ["a room that lies face up nowhere", { "rooms.2.floors": [] }],
    ["a bonus on a floor", { "scoring.bonuses": [{ ...bonus, needs: [{ room: "hall", floor: "upper" }] }] }],
  ])("%s is right", (_name, changes) => {
    expect(wrongTables(changes)).toEqual([]);
  });
});

describe("DRH-96 options", () => {
  const SEED = "a whole number from 0 to 4294967295, or a list of four of them, not all 0";
  const NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"];

  test.each<[string, object, string]>([
    ["DRH-1 one player", { players: ["Ann"] }, "players: 2 to 4 names"],
    ["DRH-1 five players", { players: NAMES }, "players: 2 to 4 names"],
    ["no players", { players: undefined }, "players: 2 to 4 names"],
    ["a name that is empty", { players: ["Ann", ""] }, `players[1]: ${TEXT}`],
    ["no seed", { seed: undefined }, `seed: ${SEED}`],
    ["a wrong seed", { seed: -1 }, `seed: ${SEED}`],
    ["a wrong seed where none is needed", { seed: -1, cards: "entered" }, `seed: ${SEED}`],
    ["cards that are neither dealt nor entered", { cards: "drawn" }, "cards: entered"],
    ["DRH-4 the fifth player first", { first: 4 }, "first: a whole number from 0 to 3"],
    ["DRH-4 a player first who is not there", { first: 2 }, "first: a whole number from 0 to 1"],
    ["a simple game or not", { simple: 1 }, "simple: true, false"],
    ["children or not", { childrenBreakTies: 1 }, "childrenBreakTies: true, false"],
    [
      "DRH-79 children on no card",
      { childrenBreakTies: true },
      "childrenBreakTies: false without tables that say how many children each room card shows",
    ],
    [
      "DRH-18 a column too few",
      { tables: SMALL, players: NAMES.slice(0, 3) },
      "tables.columns: at least 4 columns for these players",
    ],
    [
      "DRH-20 a column too few for four",
      { tables: SMALL, players: NAMES.slice(0, 4) },
      "tables.columns: at least 4 columns for these players",
    ],
  ])("%s", (_name, changed, wrong) => {
    expect(wrongWith(changed)).toEqual([wrong]);
  });

  test("a name twice is refused where it comes again", () => {
    const twice = (...players: string[]) => wrongWith({ players }, "options.duplicate-player");
    expect(twice("Ann", "Bob", "Ann")).toEqual(["players[2]: undefined"]);
    expect(twice("Ann", "Ann")).toEqual(["players[1]: undefined"]);
  });

  test("what is no option, or no options at all", () => {
    expect(wrongWith({ edition: 1 }, "options.unknown")).toEqual(["edition: undefined"]);
    expect(wrongIn("options.not-an-object", () => createGame(null as never))).toEqual([": undefined"]);
  });

  test.each<[string, object, boolean]>([
    ["DRH-18 two players", { players: NAMES.slice(0, 2) }, true],
    ["DRH-18 three players", { players: NAMES.slice(0, 3) }, true],
    ["DRH-20 four players", { players: NAMES.slice(0, 4) }, false],
    ["DRH-19 the simple game of two", { simple: true }, false],
  ])("%s: whether a pair is discarded", (_name, changed, isDiscarded) => {
    const { setup, agenda } = createGame({ ...PLAIN, ...changed });
    expect(setup.discardsPair).toBe(isDiscarded);
    expect(agenda[0]?.do).toBe(isDiscarded ? "discardPair" : "take");
  });

  test("what is left out is not there; the last player may begin", () => {
    const state = createGame({ ...PLAIN, first: 1, childrenBreakTies: false });
    expect(Object.keys(state.setup)).toEqual(["players", "discardsPair", "tables"]);
    expect(state.table.marker).toBe(1);
    const entered = createGame({ players: ["Ann", "Bob"], cards: "entered" });
    expect(entered.setup.entered).toBe(true);
    expect(entered.hidden).toEqual({ rooms: [], specials: [], roofs: [[], []] });
    expect(entered.table.left).toEqual({ rooms: 60, specials: 48 });
  });
});
