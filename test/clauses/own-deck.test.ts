import {
  type CardTable,
  checkOptions,
  createGame,
  type GameOptions,
  parseState,
  provenance,
  stateKey,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { changed } from "../support/changed.js";
import { deckOf } from "../support/deck.js";
import { as, violationIn } from "../support/refusals.js";
import { refusedOptions } from "../support/refused-options.js";
import { PAIRINGS, QUARTER_CARDS } from "./printed-cards.js";

const PRINTED: CardTable = PAIRINGS["collector-2023"];

/** A copy whose backs differ from the inferred table: two cards have changed places. */
const MINE: CardTable = {
  ...PRINTED,
  pool: [13, 6, 7, 8, 9, 10, 4],
  temp: [3, 3, 6, 8, 10, 12, 13],
};

const game = (options: object) =>
  createGame(as<GameOptions>({ players: ["Ann", "Bob"], seed: 3, deck: MINE, ...options }));

/** A deck of a number of cards, all of them the same. */
const ofSize = (count: number): CardTable => ({
  fence: new Array<number>(Math.min(count, 200)).fill(7),
  improvement: new Array<number>(Math.max(0, count - 200)).fill(7),
  park: [],
  pool: [],
  temp: [],
  extension: [],
});

describe("SET-1: a deck of your own", () => {
  test("SET-1: is what is dealt, in whatever order its numbers are given", () => {
    const { setup, table, hidden } = game({});
    expect(setup.deck?.pool).toEqual([4, 6, 7, 8, 9, 10, 13]);
    expect(setup.cards).toEqual(setup.deck);
    const dealt = [...hidden.stacks.flat(), ...table.stacks.flatMap(({ top, flipped }) => [top, ...flipped])];
    expect(dealt.map((card) => JSON.stringify(card)).sort()).toEqual(
      deckOf(MINE)
        .map((card) => JSON.stringify(card))
        .sort(),
    );
  });

  test("SET-1: is kept with a saved game, which is read only with the cards of its deck", () => {
    const state = game({ nineAndThreeQuarters: true });
    expect(stateKey(parseState(JSON.stringify(state)))).toBe(stateKey(state));
    const forged = changed(JSON.parse(JSON.stringify(state)), "setup.deck.pool", [3, 6, 7, 8, 9, 10, 13]);
    expect(violationIn(() => parseState(forged)).details["path"]).toBe("setup.cards");
    const unsorted = changed(JSON.parse(JSON.stringify(state)), "setup.deck.pool", MINE.pool);
    expect(violationIn(() => parseState(unsorted)).details["path"]).toBe("setup.deck");
  });

  test("SET-1: is said to be the caller's", () => {
    const cards = (options: object) =>
      provenance(game(options))
        .filter(({ of }) => of === "cards" || of === "nineAndThreeQuarters")
        .map(({ of, id, level }) => `${of} ${id} ${level}`);
    expect(cards({})).toEqual(["cards deck custom"]);
    expect(cards({ nineAndThreeQuarters: true })).toEqual([
      "cards deck custom",
      "nineAndThreeQuarters 9¾ reconstructed",
    ]);
    expect(
      cards({ nineAndThreeQuarters: true, deck: { ...MINE, pool: [...MINE.pool, 9.75, 9.75, 9.75] } }),
    ).toEqual(["cards deck custom", "nineAndThreeQuarters 9¾ custom"]);
  });

  test("NTQ-1: its 9¾ cards are played with where they are asked for; without any, those of the edition", () => {
    const quarters = (options: object) =>
      deckOf(game(options).setup.cards)
        .filter(({ number }) => number === 9.75)
        .map(({ action }) => action);
    const deck = { ...MINE, temp: [...MINE.temp, 9.75], pool: [9.75, ...MINE.pool, 9.75] };
    expect(quarters({ deck })).toEqual([]);
    expect(quarters({ deck, nineAndThreeQuarters: true })).toEqual(["pool", "pool", "temp"]);
    expect(quarters({ nineAndThreeQuarters: true })).toEqual(QUARTER_CARDS);
  });

  test("NTQ-1: the first edition has no 9¾ cards", () => {
    const deck = { ...PAIRINGS["first-2018"], pool: [...PAIRINGS["first-2018"].pool, 9.75] };
    const { code, details } = violationIn(() => game({ edition: "first-2018", deck }));
    expect([code, details["path"]]).toEqual(["options.cards-edition", "deck.pool[9]"]);
  });

  test("SET-1: it can be given in order", () => {
    const cards = deckOf(MINE).reverse();
    const [first] = game({ cards }).table.stacks;
    expect(first.flipped).toEqual([cards[0]]);
    expect(violationIn(() => game({ cards: deckOf(PRINTED) })).code).toBe("options.cards");
  });

  test.each([
    [{ deck: null }, "deck", undefined],
    [{ deck: { ...MINE, pool: undefined } }, "deck.pool", "a list of at most 200 numbers"],
    [{ deck: { ...MINE, pools: [] } }, "deck.pools", undefined],
    [{ deck: { ...MINE, pool: [0] } }, "deck.pool[0]", "a whole number from 1 to 15, or 9.75"],
    [{ deck: { ...MINE, park: [16] } }, "deck.park[0]", "a whole number from 1 to 15, or 9.75"],
    [{ deck: { ...MINE, park: [1, 7.75] } }, "deck.park[1]", "a whole number from 1 to 15, or 9.75"],
    [{ deck: { ...MINE, park: [-0] } }, "deck.park[0]", "a whole number from 1 to 15, or 9.75; 0, not -0"],
    [{ deck: { ...MINE, park: new Array(201).fill(1) } }, "deck.park", "a list of at most 200 numbers"],
    [{ deck: MINE, edition: "first-2018", players: [] }, "players", undefined],
  ])("refuses %j", (options, path, allowed) => {
    const [violation] = checkOptions(as<GameOptions>({ players: ["Ann"], seed: 1, ...options }));
    expect(violation.details["path"]).toBe(path);
    expect(violation.details["allowed"]).toBe(allowed);
  });

  test("its own faults are named together with those of mode and layout", () => {
    const violations = checkOptions(
      as<GameOptions>({
        players: ["Ann"],
        seed: 1,
        layout: "none",
        mode: "duo",
        deck: { ...MINE, park: ["1"] },
      }),
    );
    expect(violations.map(({ details }) => details["path"])).toEqual(["mode", "layout", "deck.park[0]"]);
  });
});

describe("how many cards a deck of your own must have", () => {
  test.each([
    ["SET-3", {}, 64, 63, 66],
    ["SET-3", {}, 0, null, 6],
    ["SET-3", {}, 5, null, 6],
    ["SET-3", { edition: "first-2018" }, 82, 81, 84],
    ["SET-3", { layout: "halloween", advanced: true }, 44, 42, 45],
    ["ZOM-12", { layout: "zombies" }, 60, null, 61],
    ["ZOM-13", { layout: "zombies", mode: { aaa: "sam" }, players: ["Ann"] }, 59, null, 60],
    ["AAA-2", { mode: { aaa: "sam" }, players: ["Ann"] }, 22, null, 23],
    ["FST-1", { edition: "first-2018", mode: "solo", players: ["Ann"] }, 39, null, 42],
    ["FST-1", { edition: "first-2018", mode: "solo", players: ["Ann"] }, 43, 42, 45],
    ["ZOM-X", { layout: "zombies", mode: "expert" }, 1, null, 2],
  ] as const)("%s: %j not %d", (clause, options, count, fewer, more) => {
    const violation = violationIn(() => game({ ...options, deck: ofSize(count) }));
    expect(violation).toMatchObject({
      code: "options.deck-size",
      clause,
      details: { path: "deck", count, fewer, more },
    });
    const players = { players: ["Ann", "Bob"], ...options }.players;
    for (const size of [fewer, more]) {
      if (size === null || clause === "ZOM-X") continue;
      const again = createGame(as<GameOptions>({ ...options, players, seed: 1, deck: ofSize(size) }));
      expect(deckOf(again.setup.cards)).toHaveLength(size);
    }
  });

  test("XPT-9 ZOM-X: in Expert Mode the hands of all players", () => {
    expect(refusedOptions({ mode: "expert", players: ["Ann", "Bob"], deck: ofSize(5) })).toMatch(
      /^options.expert-players/,
    );
    expect(game({ mode: "expert", deck: ofSize(6) }).hands.map(({ length }) => length)).toEqual([3, 3]);
    expect(game({ mode: "expert", layout: "zombies", deck: ofSize(4) }).setup.supply.from).toBe("deck");
  });
});
