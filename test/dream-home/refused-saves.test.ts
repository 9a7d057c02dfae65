import {
  applyMove,
  createGame,
  isRulesError,
  observe,
  parseMove,
  parseState,
  stateKey,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { changed, without } from "../support/changed.js";
import { type Changes, wrongInState } from "./support/altered.js";
import { SMALL, scripted, small, withDecks } from "./support/scripted.js";

type Case = [name: string, state: object, changes: Changes, wrong: string[]];

/** The code with which a saved state is refused, with its details. */
function refusalOf(saved: unknown): [string, object] | null {
  try {
    parseState(saved);
    return null;
  } catch (error) {
    if (!isRulesError(error)) throw error;
    return [error.code, error.violations[0]?.details ?? {}];
  }
}

describe("what is no state", () => {
  const state = createGame({ players: ["Ann", "Bob"], seed: 1 });

  test.each([["{"], ["[]"], ["null"], ["1"], [undefined], [null], [7], [[]], [() => {}]])("%j", (saved) => {
    const expected = expect.stringMatching(/^a (?:state|plain object)$/);
    expect(refusalOf(saved)).toEqual(["state.malformed", { path: "", expected }]);
  });

  test("broken JSON is said to be no state", () => {
    expect(refusalOf("{")).toEqual(["state.malformed", { path: "", expected: "a state" }]);
  });

  test("another version is told from none", () => {
    expect(refusalOf(changed(state, "version", 2))).toEqual(["state.version", { path: "version" }]);
    expect(refusalOf(changed(state, "version", null))).toEqual(["state.version", { path: "version" }]);
    expect(refusalOf(without(state, "version"))).toEqual([
      "state.malformed",
      { path: "version", expected: "1" },
    ]);
  });

  test.each(["setup", "table", "houses", "agenda", "turn", "hidden"])("one without its %s", (part) => {
    expect(refusalOf(without(state, part))?.[1]).toMatchObject({ path: part });
  });

  test("one with something more", () => {
    expect(wrongInState(state, { score: 1 })).toEqual(["score: no such field"]);
    expect(wrongInState(observe(state, 0), { score: 1 })).toEqual(["score: no such field"]);
  });

  test("an altered copy is read, not known", () => {
    expect(() => stateKey(structuredClone(state))).toThrow(/must be the object/);
  });
});

describe("the setup", () => {
  const tables = { ...SMALL, columns: 3 };
  const four = createGame({ players: ["Ann", "Bob", "Cleo", "Dan"], seed: 1 });
  const three = createGame({ players: ["Ann", "Bob", "Cleo"], seed: 1 });
  const crowded = scripted(3, [], { tables, simple: true });

  test.each<Case>([
    [
      "DRH-20 four discard no pair",
      four,
      { "setup.discardsPair": true },
      ["setup.discardsPair: false for four players"],
    ],
    ["DRH-18 three do", three, {}, []],
    ["a column for each player", crowded, {}, []],
    [
      "and one for the pair",
      crowded,
      { "setup.discardsPair": true },
      ["setup.tables.columns: at least 4 columns for these players"],
    ],
    [
      "DRH-79 children on no card",
      four,
      { "setup.childrenBreakTies": true },
      ["setup.childrenBreakTies: false without tables that say how many children each room card shows"],
    ],
    ["one house", three, { houses: three.houses.slice(1) }, ["houses: a house for each player"]],
    ["no seed", three, { "setup.seed": 1 }, ["setup.seed: no such field"]],
    ["cards that are entered or not", four, { "setup.entered": "yes" }, ["setup.entered: true, false"]],
    [
      "a name twice",
      four,
      { "setup.players.1": "Ann" },
      ["setup.players[1]: Two players have the same name."],
    ],
  ])("%s", (_name, state, changes, wrong) => {
    expect(wrongInState(state, changes)).toEqual(wrong);
  });

  test("flags that are false are left out", () => {
    const setup = { ...four.setup, entered: false, childrenBreakTies: false };
    const read = parseState({ ...four, setup });
    expect(stateKey(read)).toBe(stateKey(four));
  });
});

describe("DRH-89 the turn under way", () => {
  const taken = small(2, 3);
  const placed = small(2, 4);
  const [take, place] = placed.turn?.moves ?? [];
  const UNASKED = {
    agenda: [{ do: "keep", player: 0, spaces: [0, 2] }, ...small(5, 2).agenda],
    "houses.0.spaces.2.token": "lamp",
    "table.removed.specials": [],
  };
  const limited = (length: number): object[] => Array.from({ length }, () => ({ do: "clear" }));

  test.each<Case>([
    ["of another player", taken, { "turn.player": 1 }, ["turn.player: the player who acts"]],
    ["without moves", taken, { "turn.moves": [] }, ["turn.moves: moves"]],
    ["with too many moves", taken, { "turn.moves": Array(1001).fill(take) }, ["turn.moves: moves"]],
    [
      "with as many as can be",
      taken,
      { "turn.moves": Array(1000).fill(take) },
      ["turn.moves[1]: a legal move of the turn"],
    ],
    [
      "with an illegal move",
      placed,
      { "turn.moves": [take, { ...place, space: 0 }] },
      ["turn.moves[1]: a legal move of the turn"],
    ],
    [
      "with moves in another order",
      placed,
      { "turn.moves": [place, take] },
      ["turn.moves[0]: a legal move of the turn"],
    ],
    ["with another move", taken, { "turn.moves.0.column": 2 }, ["turn: what leads to the position"]],
    ["with a move too few", placed, { "turn.moves": [take] }, ["turn: what leads to the position"]],
    [
      "that began with more roof cards",
      taken,
      { "turn.before.house.roofCards": 1 },
      ["turn.before.house: an earlier house"],
    ],
    [
      "that began with another house",
      taken,
      { "turn.before.house.spaces.0": null },
      ["houses[0].spaces: 1 cards"],
    ],
    ["that began with nothing to do", taken, { "turn.before.agenda": [] }, ["agenda: what can come next"]],
    [
      "that began where nobody decides",
      taken,
      {
        "turn.before.agenda.0": { do: "ask", player: 1 },
        "turn.before.agenda.1": taken.turn?.before.agenda[0],
        "turn.before.agenda.2": taken.turn?.before.agenda[1],
        "turn.before.agenda.3": { do: "clear" },
      },
      ["agenda: a step in which somebody decides"],
    ],
    ["with too long an agenda", taken, { "turn.before.agenda": limited(101) }, ["turn.before.agenda: steps"]],
    ["with a long one", taken, { "turn.before.agenda": limited(100) }, ["agenda: what can come next"]],
    ["before too long an agenda", taken, { agenda: limited(101) }, ["agenda: steps"]],
    ["before a long one", taken, { agenda: limited(100) }, ["agenda: what can come next"]],
    [
      "that has not begun",
      small(2, 2),
      { turn: { ...taken.turn, moves: [take] } },
      ["turn: what leads to the position"],
    ],
    ["that was left out of a question", small(5, 0), UNASKED, ["turn: the turn under way"]],
  ])("%s is refused", (_name, state, changes, wrong) => {
    expect(wrongInState(state, changes)).toEqual(wrong);
  });

  test("can't begin before the cards of the round were dealt", () => {
    const last = withDecks(small(2, 6)); // Bob ends a round, and begins the next one
    const next = applyMove(last, parseMove("2 place 2 up"));
    const state = applyMove(next, parseMove("2 take 1"));
    const moves = ["2 take 1", "2 place 2 up", "2 take 1"].map(parseMove);
    expect(wrongInState(state)).toEqual([]);
    expect(wrongInState(state, { turn: { ...last.turn, moves } })).toEqual([
      "turn.moves[2]: a legal move of the turn",
    ]);
  });
});
