import { inspect } from "node:util";
import { createGame, type GameOptions } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { deckOf } from "../support/deck.js";
import { as, violationIn } from "../support/refusals.js";

const good = { players: ["Ann", "Bob"], seed: 1 };
const deck = deckOf(createGame(good).setup.cards);

function refused(options: unknown): string {
  const { code, details } = violationIn(() => createGame(as<GameOptions>(options)));
  return `${code} ${String(details["path"])}`;
}

/** Cases with the value also as text, for their names. */
function shown(cases: readonly (readonly [string, unknown])[]): (readonly [string, string, unknown])[] {
  return cases.map(([path, value]) => [path, inspect(value).slice(0, 40), value]);
}

/** An object with a key that literals can't have. */
function parsed(json: string): object {
  return as<object>(JSON.parse(json));
}

describe("options that are no options", () => {
  test.each([
    [undefined],
    [null],
    [5],
    ["players"],
    [[]],
    [() => good],
    [new Date(0)],
    [new Map(Object.entries(good))],
    [Object.create(good)],
  ])("no plain object: %s", (options) => {
    expect(refused(options)).toBe("options.not-an-object ");
  });

  test.each([
    ["colour", { ...good, colour: "red" }],
    ["__proto__", { ...good, ...parsed('{"players":["Ann"]}'), ["__proto__"]: 1 }],
    ["__proto__", parsed('{"players":["Ann"],"seed":1,"__proto__":{"seed":2}}')],
    ["constructor", { ...good, constructor: 1 }],
    ["toString", { ...good, toString: () => "" }],
    ["Symbol(seed)", { ...good, [Symbol("seed")]: 1 }],
    ["plans.D", { ...good, plans: { D: "3-4" } }],
    ["cards[0].colour", { ...good, cards: deck.map((card) => ({ ...card, colour: "red" })) }],
  ])("no option of this name: %s", (path, options) => {
    expect(refused(options)).toBe(`options.unknown ${path}`);
  });

  test("an option can't be inherited", () => {
    const inherited: unknown = Object.create({ seed: 1 }, { players: { value: ["Ann"], enumerable: true } });
    expect(() => refused(inherited)).not.toThrow();
  });
});

describe("values that an option can't have", () => {
  const wrongValues = shown([
    ["players", undefined],
    ["players", null],
    ["players", "Ann"],
    ["players", 2],
    ["players", { 0: "Ann", length: 1 }],
    ["players", new Set(["Ann"])],
    ["players[0]", [""]],
    ["players[1]", ["Ann", 5]],
    ["players[0]", [null]],
    ["players[0]", [["Ann"]]],
    ["players[0]", [Object("Ann")]],
    ["players[0]", new Array(2)],
    ["seed", undefined],
    ["seed", null],
    ["seed", "1"],
    ["seed", -1],
    ["seed", -0],
    ["seed", 0.5],
    ["seed", Number.NaN],
    ["seed", Number.POSITIVE_INFINITY],
    ["seed", 2 ** 32],
    ["seed", 1n],
    ["seed", {}],
    ["seed", []],
    ["seed", [1, 2, 3]],
    ["seed", [1, 2, 3, 4, 5]],
    ["seed", [0, 0, 0, 0]],
    ["seed[3]", [1, 2, 3, -1]],
    ["seed[2]", [1, 2, "3", 4]],
    ["seed[1]", new Array(4).fill(1, 0, 1)],
    ...["edition", "mode", "layout"].flatMap((name) =>
      ["", "nope", "__proto__", "constructor", "toString"].map((value) => [name, value] as const),
    ),
    ...["edition", "mode"].flatMap((name) =>
      [null, 1, true, ["standard"], Object("standard")].map((value) => [name, value] as const),
    ),
    ...["advanced", "nineAndThreeQuarters"].flatMap((name) =>
      [null, 0, 1, "", "true", {}, Object(true)].map((value) => [name, value] as const),
    ),
    ["plans.A", { A: "3-4" }],
    ["plans.B", { A: "two-estates-of-4", B: "__proto__" }],
    ["plans.C", { C: "toString" }],
    ["cards", null],
    ["cards", {}],
    ["cards", "cards"],
  ]);

  test.each(wrongValues)("%s: %s", (path, _text, value) => {
    const name = path.replace(/[[.].*$/, "");
    expect(refused({ ...good, [name]: value })).toBe(`options.invalid ${path}`);
  });

  const wrongObjects = shown([
    ["plans", null],
    ["plans", []],
    ["plans", "A"],
    ["plans", 5],
    ["plans.A", { A: null }],
    ["plans.A", { A: 5 }],
    ["plans.C", { C: ["3-4"] }],
    ["layout", null],
    ["layout", 1],
    ["layout", true],
    ["layout", Object("classic")],
    ["start", null],
    ["start", 1],
    ["start", []],
    ["cards[0]", [null]],
    ["cards[0]", [5]],
  ]);

  test.each(wrongObjects)("%s is no plain object: %s", (path, _text, value) => {
    const name = path.replace(/[[.].*$/, "");
    expect(refused({ ...good, [name]: value })).toBe(`options.not-an-object ${path}`);
  });
});

describe("SET-1 SET-6: players and cards that make no game", () => {
  test("SET-6: nobody plays, or two have one name", () => {
    expect(refused({ ...good, players: [] })).toBe("options.no-players players");
    expect(refused({ ...good, players: ["Ann", "Bob", "Ann"] })).toBe("options.duplicate-player players[2]");
  });

  test.each([
    ["cards", deck.slice(1)],
    ["cards[62]", [...deck.slice(1), deck[1]]],
    ["cards[0]", [{ number: 16, action: "fence" }, ...deck.slice(1)]],
    ["cards[0]", [{ number: "1", action: "fence" }, ...deck.slice(1)]],
    ["cards[0]", [{ number: 1, action: "bis" }, ...deck.slice(1)]],
    ["cards[0]", [{ number: Number.NaN, action: "fence" }]],
    ["cards[0]", [{}]],
  ])("SET-1: cards that are not those of the game: %s", (path, cards) => {
    expect(refused({ ...good, cards })).toBe(`options.cards ${path}`);
  });
});

test("SET-1: a card too many", () => {
  expect(refused({ ...good, cards: [...deck, deck[0]] })).toMatch(/^options\.\w+ cards/);
});
