import { createGame, type GameState } from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { type Changes, wrongInState } from "./support/altered.js";
import { ROUNDS, SMALL, scripted, small } from "./support/scripted.js";

const NONE = { room: null, special: null };
const HALL = { room: "hall" };
const RED = { kind: "roof", colour: "red", window: false };
const DRILL = { kind: "tool", tool: "drill" };
const SCAFFOLDING = { kind: "tool", tool: "scaffolding" };

const LEFT = ["table.left: what the round leaves in the decks"];
const COLUMNS = ["table.columns: the columns that nobody has taken"];
const PAIR = ["agenda[0]: what is dealt with in a turn"];
const ROOM_CARDS = ["table: the room cards of the game"];
const SPECIALS = ["table: the specials of the game"];

type Case = [name: string, state: GameState, changes: Changes, wrong: string[]];

describe("DRH-3 the display while cards are entered", () => {
  const options = { tables: SMALL, simple: true };
  const [none, upper, lower] = [[], ["piano"], ["piano red hall"]].map((lines) =>
    scripted(2, lines, options),
  );
  const order = ["table.columns: cards in the order of the deal"];

  test.each<Case>([
    ["no card", none, {}, []],
    ["a special", upper, {}, []],
    ["all specials and a room card", lower, {}, []],
    [
      "a place passed over in the lower row",
      lower,
      { "table.columns.2.room": HALL, "table.left.rooms": 10 },
      order,
    ],
    [
      "a place passed over in the upper row",
      upper,
      { "table.columns.1.special": null, "table.columns.2.special": RED },
      order,
    ],
    [
      "a room card before the last special",
      upper,
      { "table.columns.0.room": HALL, "table.left.rooms": 11 },
      order,
    ],
    ["a room card too few in the deck", lower, { "table.left.rooms": 10 }, LEFT],
    ["a room card too many", lower, { "table.left.rooms": 12 }, LEFT],
    ["a special too few in the deck", lower, { "table.left.specials": 5 }, LEFT],
    ["a special too many", upper, { "table.left.specials": 8 }, LEFT],
  ])("%s", (_name, state, changes, wrong) => {
    expect(wrongInState(state, changes)).toEqual(wrong);
  });
});

describe("DRH-17 the display while players act", () => {
  const dealt = small(1, 2);
  const placed = small(1, 5);
  const pair = createGame({ players: ["Ann", "Bob"], seed: 1 });

  test.each<Case>([
    ["all columns", dealt, {}, []],
    ["without the column taken", placed, {}, []],
    ["a special above the first column", dealt, { "table.columns.0.special": RED }, COLUMNS],
    ["a room card without its special", dealt, { "table.columns.1.special": null }, COLUMNS],
    ["a special without its room card", placed, { "table.columns.2.room": null }, COLUMNS],
    ["a column gone before anybody took one", dealt, { "table.columns.2": NONE }, COLUMNS],
    ["one more column gone than players took", placed, { "table.columns.2": NONE }, COLUMNS],
    ["all columns after a player took one", placed, { "table.columns.1": dealt.table.columns[1] }, COLUMNS],
    ["a column gone before the pair is discarded", pair, { "table.columns.2": NONE }, COLUMNS],
    ["a card too few in a deck", dealt, { "table.left.rooms": 8 }, LEFT],
    ["a special too many in a deck", dealt, { "table.left.specials": 7 }, LEFT],
  ])("%s", (_name, state, changes, wrong) => {
    expect(wrongInState(state, changes)).toEqual(wrong);
  });

  test("DRH-18 after the pair is discarded one column is gone", () => {
    const steps = [0, 1].map((player) => ({ do: "take", player, jackhammer: false }));
    const agenda = [...steps, { do: "clear" }];
    expect(wrongInState(pair, { agenda })).toEqual(COLUMNS);
    expect(wrongInState(pair, { agenda, "table.columns.1": NONE, "table.columns.2": NONE })).toEqual(COLUMNS);
    expect(wrongInState(pair, { agenda, "table.columns.1": NONE })).toEqual(ROOM_CARDS);
  });

  test.each<Case>([
    [
      "a room card",
      small(5, 0),
      { "table.columns.0.room": HALL },
      ["table.columns: no cards after the last round"],
    ],
    [
      "a whole display",
      small(5, 3),
      { "table.columns": dealt.table.columns },
      ["table.columns: no cards after the last round"],
    ],
    [
      "a special that left the game",
      small(5, 0),
      { "table.columns.1.special": small(5, 0).table.removed.specials[0], "table.removed.specials": [] },
      ["table.columns: no cards after the last round"],
    ],
    ["a room card in the deck", small(5, 0), { "table.left.rooms": 1 }, ["table.left: no cards"]],
    ["a special in the deck", small(5, 3), { "table.left.specials": 1 }, ["table.left: no cards"]],
  ])("after the last round %s is refused", (_name, state, changes, wrong) => {
    expect(wrongInState(state, changes)).toEqual(wrong);
  });
});

describe("DRH-23 what is dealt with in a turn", () => {
  const cards = ["scaffolding piano treehouse red", "kitchen bedroom bathroom study living-room"];
  const after = (...moves: string[]): GameState => scripted(2, [...cards, ...moves], { simple: true });
  const taken = after("1 take 2");
  const laid = after("1 take 2", "1 scaffold 3");
  const special = "agenda.0.pair.special";

  test.each<Case>([
    ["a scaffold to be laid", taken, {}, []],
    ["a scaffold laid", laid, {}, []],
    ["a token to be laid", after("1 take 3"), {}, []],
    ["another tool", taken, { [special]: DRILL }, PAIR],
    ["a roof card", taken, { [special]: RED }, PAIR],
    ["a helper", taken, { [special]: { kind: "helper", helper: "roofer" } }, PAIR],
    ["what stands outside", taken, { [special]: { kind: "decor", decor: "treehouse" } }, PAIR],
    ["a token beside the scaffold laid", laid, { [special]: { kind: "decor", decor: "piano" } }, PAIR],
    ["a scaffold laid elsewhere", laid, { "agenda.0.pair.scaffold": 3 }, PAIR],
    ["a scaffold of another player", laid, { "houses.0.scaffolds": [], "houses.1.scaffolds": [2] }, PAIR],
    ["no turn", taken, { turn: null }, PAIR],
  ])("%s", (_name, state, changes, wrong) => {
    expect(wrongInState(state, changes)).toEqual(wrong);
  });

  test("DRH-60 in the last round no scaffold is laid, in the one before it may be", () => {
    const helpers = { roofer: 1, supplier: 0, architect: 0, handyman: 0, "interior-designer": 1 };
    const tools = { drill: 0, jackhammer: 0, "concrete-mixer": 0, scaffolding: 1 };
    const options = { tables: { ...SMALL, helpers, tools }, simple: true };
    const lines = (text: string): string => text.replace("handyman", "scaffolding");
    const last = scripted(
      2,
      [...ROUNDS.slice(0, 3).flat(), ...(ROUNDS[3]?.slice(0, 5) ?? [])].map(lines),
      options,
    );
    expect(last.houses[0]?.tools).toEqual(["scaffolding"]);
    expect(wrongInState(last)).toEqual([]);
    expect(wrongInState(last, { [special]: SCAFFOLDING, "houses.0.tools": [] })).toEqual(PAIR);
    const third = ["scaffolding tree", "kitchen kitchen attic", "2 take 2"];
    expect(wrongInState(scripted(2, [...ROUNDS.slice(0, 2).flat(), ...third], options))).toEqual([]);
  });
});

describe("DRH-11 DRH-30 how many cards lie in a house", () => {
  const roofs = "houses[0].roof: cards when the game is over, and only then";
  const card = { room: "hall", face: "up", token: null };

  test.each<Case>([
    ["before a turn one less", small(2, 2), { "houses.0.spaces.0": null }, ["houses[0].spaces: 1 cards"]],
    ["before a turn one more", small(2, 2), { "houses.1.spaces.1": card }, ["houses[1].spaces: 1 cards"]],
    ["in a turn one more", small(2, 3), { "houses.0.spaces.1": card }, ["houses[0].spaces: 1 cards"]],
    ["after a turn one less", small(2, 5), { "houses.0.spaces.2": null }, ["houses[0].spaces: 2 cards"]],
    ["at the end one less", small(5, 0), { "houses.1.spaces.3": null }, ["houses[1].spaces: 4 cards"]],
    [
      "a card over a hole",
      small(2, 2),
      { "houses.0.spaces.3": card, "houses.0.spaces.0": null },
      ["houses[0]: no card over a hole"],
    ],
    [
      "two tokens in a room that is not asked about",
      small(5, 0),
      { "houses.1.spaces.0.token": "piano", "houses.1.spaces.1.token": "lamp" },
      ["houses[1]: one token in a room"],
    ],
    ["DRH-40 a roof before the end", small(2, 2), { "houses.0.roof": [] }, [roofs]],
    ["DRH-71 no roof at the end", small(5, 3), { "houses.0.roof": null }, [roofs]],
    ["a roof of more cards than the box had", small(5, 3), { "houses.0.roof": [RED] }, [roofs]],
    [
      "a roof of fewer",
      small(5, 3),
      { "houses.1.roofCards": 3 },
      ["houses[1].roofCards: the number of cards revealed"],
    ],
  ])("%s", (_name, state, changes, wrong) => {
    expect(wrongInState(state, changes)).toEqual(wrong);
  });

  test("a question which token stays excuses the player who is asked alone", () => {
    const crowded = { "houses.1.spaces.0.token": "piano", "houses.1.spaces.2.token": "lamp" };
    expect(wrongInState(small(4, 6), crowded)).toEqual(["houses[1]: one token in a room"]);
  });
});

describe("DRH-2 DRH-91 the cards that lie open", () => {
  const closing = small(5, 0);
  const { discards, removed } = closing.table;
  const dealt = small(2, 2);

  test.each<Case>([
    ["a type of which there are fewer", closing, { "table.discards.rooms.0.room": "kitchen" }, ROOM_CARDS],
    [
      "a room card too many",
      closing,
      { "table.discards.rooms": [...discards.rooms, { room: "kitchen" }] },
      ROOM_CARDS,
    ],
    ["a room card too few", closing, { "table.discards.rooms": discards.rooms.slice(1) }, ROOM_CARDS],
    ["a room card in two places", closing, { "table.removed.rooms": [{ room: "attic" }] }, ROOM_CARDS],
    [
      "a special of which there are fewer",
      closing,
      { "houses.1.outside": [], "table.removed.specials": [...removed.specials, removed.specials[0]] },
      SPECIALS,
    ],
    [
      "a special too many",
      closing,
      { "table.removed.specials": [...removed.specials, removed.specials[0]] },
      SPECIALS,
    ],
    ["a special too few", closing, { "table.removed.specials": [] }, SPECIALS],
    ["a card in a roof box too many", closing, { "houses.0.roofCards": 1 }, SPECIALS],
    ["a roof card too many", closing, { "table.discards.roofs": [...discards.roofs, RED] }, SPECIALS],
    [
      "more cards in roof boxes than roof cards",
      dealt,
      { "houses.1.roofCards": 2, "houses.0.spaces.0.token": null },
      ["houses: roof boxes with roof cards"],
    ],
    [
      "a scaffold of a game without any",
      closing,
      { "houses.0.scaffolds": [], "houses.0.tools": ["drill"] },
      SPECIALS,
    ],
    ["a helper too many", closing, { "houses.1.helpers": ["roofer", "interior-designer"] }, SPECIALS],
  ])("%s", (_name, state, changes, wrong) => {
    expect(wrongInState(state, changes)).toEqual(wrong);
  });
});
