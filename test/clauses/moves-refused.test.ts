import { inspect } from "node:util";
import {
  applyMove,
  createGame,
  explainMove,
  type GameState,
  isLegal,
  legalMoves,
  type Move,
  playersToMove,
  tryApplyMove,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { inRandomGames, sampledStates } from "../support/check.js";
import { as, hostile, prototypes, refusalOf, withThrowingField } from "../support/refusals.js";

const start = createGame({ players: ["Ann", "Bob"], seed: 1 });
const [pick] = legalMoves(start, 0);
const afterPick = applyMove(start, pick);
const [write] = legalMoves(afterPick, 0);

const extend = { type: "extend", player: 0, street: 0, house: 1, from: "left" };
const fence = { type: "fence", player: 0, street: 0, gap: 0 };
const improve = { type: "improve", player: 0, size: 1 };
const claim = { type: "claim", player: 0, plan: "A" };

const MALFORMED = ["move.malformed"];
const NO_MOVE = ["move.malformed", "move.out-of-range"];

/** The reason for which something is no move: the same from all functions that judge moves. */
function reasonOf(state: GameState, value: unknown): string {
  const move = as<Move>(value);
  const before = JSON.stringify(state);
  const result = tryApplyMove(state, move);
  if (result.ok) return "accepted";
  const { code } = result.violation;
  expect(refusalOf(() => applyMove(state, move)).code).toBe(code);
  expect(explainMove(state, move)?.code).toBe(code);
  expect(isLegal(state, move)).toBe(false);
  expect(JSON.stringify(state)).toBe(before);
  return code;
}

function without(fields: object, name: string): object {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

class Picked {
  readonly type = "pick";
  readonly player = 0;
  readonly stack = 0;
}

describe("what is no move at all", () => {
  test.each([
    ["an unknown type", { ...pick, type: "fly" }, { field: "type" }],
    ["no player", without(pick, "player"), { field: "player" }],
    ["a player by name", { ...pick, player: "Ann" }, { field: "player" }],
    ["a missing field", without(fence, "gap"), { field: "gap" }],
    ["a list in place of a number", { ...fence, gap: [0] }, { field: "gap" }],
    ["a field too many", { ...fence, house: 1 }, { field: "house" }],
    ["no object", "fence", {}],
    ["a getter that throws", withThrowingField(fence, "gap"), {}],
  ])("RND-1: the field at fault is named: %s", (_what, value, details) => {
    expect(explainMove(start, as<Move>(value))).toMatchObject({ code: "move.malformed", details });
    expect(Object.keys(explainMove(start, as<Move>(value))?.details ?? {})).toEqual(Object.keys(details));
  });

  const others = [undefined, null, 0, 1n, "pick", Symbol("pick"), [], [pick], () => pick, new Date(0)];
  test.each(others.map((value) => [inspect(value), value]))("%s", (_text, value) => {
    expect(MALFORMED).toContain(reasonOf(start, value));
  });

  test.each([
    "nope",
    "PICK",
    "",
    "__proto__",
    "constructor",
    "toString",
    0,
    null,
    undefined,
    ["pick"],
    Object("pick"),
  ])("type %s", (type) => {
    expect(MALFORMED).toContain(reasonOf(start, { ...pick, type }));
  });

  test.each(["type", "player", "street", "house", "number"])("a write without %s", (name) => {
    expect(MALFORMED).toContain(reasonOf(afterPick, without(write, name)));
  });

  test.each([
    ["a field too many", { ...write, colour: "red" }],
    ["a field of another move", { ...write, stack: 0 }],
    ["a symbol", { ...write, [Symbol("number")]: 1 }],
    ["a hidden field", Object.defineProperty({ ...write }, "colour", { value: "red" })],
    ["an own __proto__", JSON.parse(`{"__proto__":{},${JSON.stringify(write).slice(1)}`)],
    ["inherited fields", Object.create(write)],
    ["an instance of a class", new Picked()],
    ["a proxy that throws", hostile()],
    ["a type that throws", withThrowingField(write, "type")],
    ["a player that throws", withThrowingField(write, "player")],
    ["a field that throws", withThrowingField(write, "house")],
  ])("a write with %s", (_name, value) => {
    expect(MALFORMED).toContain(reasonOf(afterPick, value));
  });
});

describe("fields of moves that are out of range", () => {
  const values = [
    -1,
    -0,
    0.5,
    99,
    2 ** 32,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "0",
    "",
    "left",
    "A",
    "length",
  ];
  const others = [null, undefined, true, 0n, [0], {}, Object(0), { valueOf: () => 0 }];

  test.each([...values, ...others].map((value) => [inspect(value), value]))("%s", (_text, value) => {
    for (const move of [pick, write, extend, fence, improve, claim]) {
      for (const name of Object.keys(move).filter((key) => key !== "type")) {
        const isRight = (name === "from" && value === "left") || (name === "plan" && value === "A");
        if (!isRight) expect(NO_MOVE).toContain(reasonOf(afterPick, { ...move, [name]: value }));
      }
    }
  });

  test.each([
    ["a house beyond its street", { ...write, street: 0, house: 10 }],
    ["a house that only another street has", { ...write, street: 1, house: 11 }],
    ["a street too many", { ...write, street: 3 }],
    ["a number above 17", { ...write, number: 18 }],
    ["a gap at the end of a street", { ...fence, gap: 9 }],
    ["size 0", { ...improve, size: 0 }],
    ["size 7", { ...improve, size: 7 }],
    ["plan D", { ...claim, plan: "D" }],
    ["plan a", { ...claim, plan: "a" }],
    ["stack 3", { ...pick, stack: 3 }],
    ["a player too many", { ...pick, player: 2 }],
  ])("%s", (_name, move) => {
    expect(reasonOf(afterPick, move)).toBe("move.out-of-range");
  });
});

describe("moves at the wrong time", () => {
  test("RND-1: a step that is past or still to come", () => {
    expect(reasonOf(start, write)).toBe("move.not-now");
    expect(reasonOf(afterPick, pick)).toBe("move.not-now");
  });

  test("RND-3: whoever has ended the turn moves no more in this round", () => {
    let state = start;
    while (playersToMove(state).includes(0)) state = applyMove(state, legalMoves(state, 0)[0]);
    expect(reasonOf(state, pick)).toBe("move.turn-ended");
  });

  test("END-1: nobody moves when the game is over", () => {
    let state = start;
    while (playersToMove(state).length > 0) state = applyMove(state, legalMoves(state)[0]);
    expect(reasonOf(state, pick)).toBe("move.game-over");
  });
});

describe("moves that fight back", () => {
  test("a field is read once: what is judged is what is played", () => {
    let reads = 0;
    const tricky = Object.defineProperty({ ...pick }, "stack", { enumerable: true, get: () => reads++ });
    const result = tryApplyMove(start, tricky);
    expect(result.ok && result.state.turns[0]?.moves).toEqual([{ ...pick, stack: 0 }]);
  });

  test("a move without prototype, or with its fields in another order, is the same move", () => {
    const reversed = Object.fromEntries(Object.entries(write).toReversed());
    for (const move of [Object.assign(Object.create(null), write), reversed]) {
      expect(applyMove(afterPick, as<Move>(move))).toEqual(applyMove(afterPick, write));
    }
  });

  test("bad moves pollute no prototype and change nothing, anywhere in a game", () => {
    const before = prototypes();
    inRandomGames(
      (script) => {
        for (const state of sampledStates(script)) {
          for (const listed of legalMoves(state).slice(0, 5)) {
            for (const name of ["__proto__", "constructor", "colour"]) {
              const polluted = Object.defineProperty({ ...listed }, name, {
                value: { player: 1 },
                enumerable: true,
              });
              expect(MALFORMED).toContain(reasonOf(state, polluted));
            }
          }
        }
      },
      { share: 0.2 },
    );
    expect(prototypes()).toBe(before);
  });
});
