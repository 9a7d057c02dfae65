import { createGame, parseState, stateKey } from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { altered, wrongInState } from "./support/altered.js";
import { SMALL, small, withDecks } from "./support/scripted.js";

const state = withDecks(small(2, 4)); // Ann has placed a hall, and has the lamp to lay
const RED = { kind: "roof", colour: "red", window: false };
const HALL = { room: "hall" };
const TREE = { kind: "decor", decor: "tree" };
const rooms = "hall, kitchen, attic";
const decor = "piano, lamp, tree";
const kinds = "roof, decor, helper, tool";
const helpers = "roofer, supplier, architect, handyman, interior-designer";
const tools = "drill, jackhammer, concrete-mixer, scaffolding";

describe("parts of a state", () => {
  test("the state by itself is read", () => {
    expect(wrongInState(small(2, 4))).toEqual([]);
    expect(wrongInState(state)).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ["table.round", 5, "a whole number from 0 to 4"],
    ["table.round", -1, "a whole number from 0 to 4"],
    ["table.columns", state.table.columns.slice(1), "3 columns"],
    ["table.columns[0].room", 1, "a plain object"],
    ["table.columns[0].room.room", "cellar", rooms],
    ["table.columns[0].room.children", 0, "no such field"],
    ["table.columns[2].special", 1, "a plain object"],
    ["table.columns[2].special.kind", "room", kinds],
    ["table.columns[2].special.colour", "blue", "red"],
    ["table.columns[2].special.window", 1, "true, false"],
    ["table.marker", 2, "a whole number from 0 to 1"],
    ["table.discards.rooms", {}, "room cards"],
    ["table.discards.rooms", Array(13).fill(HALL), "room cards"],
    ["table.discards.roofs", {}, "roof cards"],
    ["table.discards.roofs", Array(9).fill(RED), "roof cards"],
    ["table.removed.rooms", {}, "room cards"],
    ["table.removed.specials", {}, "specials"],
    ["table.removed.specials", Array(9).fill(TREE), "specials"],
    ["table.removed.specials", [RED], "no roof cards"],
    ["table.removed.specials", [TREE, RED], "no roof cards"],
    ["table.left.rooms", 13, "a whole number from 0 to 12"],
    ["table.left.specials", 9, "a whole number from 0 to 8"],
    ["houses[0].spaces", [null], "a card or null for each space"],
    ["houses[0].spaces[0].room", "cellar", rooms],
    ["houses[0].spaces[0].face", "left", "up, down"],
    ["houses[0].spaces[0].token", "stove", decor],
    ["houses[0].scaffolds", {}, "spaces"],
    ["houses[0].scaffolds", [0, 1, 2, 3, 3], "spaces"],
    ["houses[0].scaffolds[0]", 4, "a whole number from 0 to 3"],
    ["houses[0].outside", {}, "tokens"],
    ["houses[0].outside", Array(9).fill("tree"), "tokens"],
    ["houses[0].outside[0]", "stove", decor],
    ["houses[0].helpers", {}, "helpers"],
    ["houses[0].helpers", Array(9).fill("roofer"), "helpers"],
    ["houses[0].helpers[0]", "mason", helpers],
    ["houses[0].tools", {}, "tools"],
    ["houses[0].tools", Array(9).fill("drill"), "tools"],
    ["houses[0].tools[0]", "saw", tools],
    ["houses[0].roofCards", 9, "a whole number from 0 to 8"],
    ["houses[0].roof", {}, "roof cards"],
    ["agenda[0].do", "wait", "deal, discardPair, ask, take, settle, keep, clear, close, reveal"],
    ["agenda[0].player", 2, "a whole number from 0 to 1"],
    ["agenda[0].pair", [], "a plain object"],
    ["agenda[0].pair.room", 0, "a plain object"],
    ["agenda[0].pair.special.decor", "stove", decor],
    ["agenda[0].pair.scaffold", 4, "a whole number from 0 to 3"],
    ["agenda[1].jackhammer", 0, "true, false"],
    ["agenda[1].player", -1, "a whole number from 0 to 1"],
    ["hidden.rooms", {}, "room cards"],
    ["hidden.specials", {}, "specials"],
    ["hidden.roofs", [[]], "a roof box for each player"],
    ["hidden.roofs[0]", {}, "roof cards"],
    ["turn.before.house.roof", {}, "roof cards"],
    ["turn.before.table.marker", 2, "a whole number from 0 to 1"],
  ])("%s is not %j", (path, value, expected) => {
    const place = path.replaceAll("[", ".").replaceAll("]", "");
    expect(wrongInState(state, { [place]: value })).toEqual([`${path}: ${expected}`]);
  });

  test("spaces rise", () => {
    const wrong = ["houses[0].scaffolds[1]: rising spaces"];
    expect(wrongInState(state, { "houses.0.scaffolds": [1, 1] })).toEqual(wrong);
    expect(wrongInState(state, { "houses.0.scaffolds": [2, 1] })).toEqual(wrong);
  });

  test.each<[string, object, string]>([
    ["discardPair", { do: "discardPair" }, "agenda[0].player: a whole number from 0 to 1"],
    ["ask", { do: "ask" }, "agenda[0].player: a whole number from 0 to 1"],
    ["keep", { do: "keep", player: 0, spaces: [1, 0] }, "agenda[0].spaces[1]: rising spaces"],
    ["close", { do: "close", player: 0, helpers: ["mason"] }, `agenda[0].helpers[0]: ${helpers}`],
    ["deal", { do: "deal", player: 0 }, "agenda[0].player: no such field"],
    ["clear", { do: "clear", player: 0 }, "agenda[0].player: no such field"],
    ["reveal", { do: "reveal", player: 0 }, "agenda[0].player: no such field"],
  ])("a step %s has its own fields", (_name, step, wrong) => {
    expect(wrongInState(state, { "agenda.0": step })).toEqual([wrong]);
  });

  test.each<[string, unknown]>([
    ["houses.0.outside", Array(8).fill("tree")],
    ["houses.0.helpers", Array(8).fill("roofer")],
    ["houses.0.tools", Array(8).fill("drill")],
    ["table.removed.specials", Array(8).fill(TREE)],
    ["table.discards.rooms", Array(12).fill(HALL)],
  ])("%s can be as long as all cards together, which others then rule out", (path, value) => {
    expect(wrongInState(state, { [path]: value })).toEqual([expect.stringMatching(/^table: /)]);
  });

  test("a roof card in a box is told from others", () => {
    const saved = altered(state, { "hidden.roofs.1.0.kind": "decor" });
    expect(stateKey(parseState(saved))).toBe(stateKey(state));
  });
});

describe("DRH-79 room cards with children", () => {
  const tables = {
    ...SMALL,
    rooms: SMALL.rooms?.map((type) => ({ ...type, children: Array(type.count).fill(200) })) ?? [],
  };
  const given = { players: ["Ann", "Bob"], seed: 1, tables, simple: true, childrenBreakTies: true };

  test("show up to 200", () => {
    const shown = createGame(given);
    expect(wrongInState(shown)).toEqual([]);
    expect(wrongInState(shown, { "hidden.rooms.0.children": 201 })).toEqual([
      "hidden.rooms[0].children: a whole number from 0 to 200",
    ]);
    expect(wrongInState(shown, { "hidden.rooms.0.children": undefined })).toEqual([
      "hidden.rooms[0].children: a whole number from 0 to 200",
    ]);
  });

  test("show none without the option", () => {
    const { childrenBreakTies: _option, ...plain } = given;
    expect(wrongInState(createGame(plain), { "hidden.rooms.0.children": 0 })).toEqual([
      "hidden.rooms[0].children: no such field",
    ]);
  });
});
