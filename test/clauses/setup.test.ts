import { createGame, type EditionId, type GameOptions, type GameState, observe } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { ACTIONS, deckOf, multiset } from "../support/deck.js";
import { boundOfCounts } from "../support/likelihood.js";
import { classic, EDITIONS, scored } from "../support/position-sheets.js";
import { positionOf } from "../support/positions.js";
import { violationIn } from "../support/refusals.js";
import { ADVANCED, STANDARD } from "./plan-cards-printed.js";
import { ACTION_COUNTS, NUMBER_COUNTS, PAIRINGS } from "./printed-cards.js";

/** A new game for a number of players. */
function newGame(edition: EditionId, players = 2, options: Partial<GameOptions> = {}) {
  const names = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`);
  return createGame({ players: names, seed: 1, edition, ...options });
}

test.each([
  ["collector-2023", 63],
  ["first-2018", 81],
] as const)("SET-1 SET-2: the Construction cards (%s): %i", (edition, size) => {
  const { cards } = newGame(edition).setup;
  const deck = deckOf(cards);
  const numbers = NUMBER_COUNTS[edition].map(
    (_count, index) => deck.filter(({ number }) => number === index + 1).length,
  );
  const actions = ACTIONS.map((action) => [action, cards[action].length]);
  expect(deck).toHaveLength(size);
  expect(numbers).toEqual(NUMBER_COUNTS[edition]);
  expect(Object.fromEntries(actions)).toEqual(ACTION_COUNTS[edition]);
  expect(cards).toEqual(PAIRINGS[edition]);
});

describe.each(EDITIONS)("setting up (%s)", (edition) => {
  test("SET-3: three equal stacks of all cards, number face up", () => {
    const { table, hidden, setup } = newGame(edition);
    const size = deckOf(setup.cards).length / 3;
    const cards = table.stacks.map(({ flipped, top }, index) => [...flipped, top, ...hidden.stacks[index]]);
    expect(cards.map(({ length }) => length)).toEqual([size, size, size]);
    expect(multiset(cards.flat() as never)).toEqual(multiset(deckOf(setup.cards)));
    expect(table.stacks.every(({ top }) => top !== null && "number" in top)).toBe(true);
  });

  test("SET-3: shuffled: another seed, other stacks", () => {
    expect(newGame(edition, 2, { seed: 2 }).hidden.stacks).not.toEqual(newGame(edition).hidden.stacks);
  });

  test.each<[string, (index: number) => number | number[]]>([
    ["neighbouring numbers", (index) => index],
    ["lists that are mostly 0", (index) => [0, 0, 0, index]],
    ["lists that differ in the first word alone", (index) => [index, 0, 7, 0]],
  ])("SET-3 SET-4: cards and plans lie anywhere equally often for seeds that are %s", (_, seedOf) => {
    const games = Array.from({ length: 2000 }, (_, index) =>
      newGame(edition, 1, { seed: seedOf(index + 1) }),
    );
    const expectEven = (all: readonly unknown[], read: (game: GameState) => unknown): void => {
      const chances = new Map<string, number>();
      const counts = new Map<string, number>();
      const add = (to: Map<string, number>, value: unknown, share: number): void =>
        void to.set(JSON.stringify(value), (to.get(JSON.stringify(value)) ?? 0) + share);
      for (const each of all) add(chances, each, 1 / all.length);
      for (const game of games) add(counts, read(game), 1);
      expect(boundOfCounts(chances, counts)).toBeGreaterThan(1e-9);
    };
    const deck = deckOf(games[0].setup.cards);
    for (const stack of [0, 1, 2]) {
      expectEven(deck, ({ table }) => table.stacks[stack].flipped[0]);
      expectEven(deck, ({ hidden }) => hidden.stacks[stack][0]);
    }
    for (const [index, letter] of ["A", "B", "C"].entries()) {
      const ids = STANDARD.filter((card) => card[0] === letter).map((card) => card[1]);
      expectEven(ids, ({ setup }) => setup.plans[index].id);
    }
  });

  test("SET-4: one plan A, one B and one C, drawn among all the plan cards in use", () => {
    for (const [advanced, cards] of [
      [false, STANDARD],
      [true, [...STANDARD, ...ADVANCED[edition]]],
    ] as const) {
      const drawn = new Set<string>();
      for (let seed = 0; seed < 300; seed++) {
        const { plans } = newGame(edition, 1, { seed, advanced }).setup;
        expect(plans.map(({ letter }) => letter)).toEqual(["A", "B", "C"]);
        for (const { letter, id, score } of plans) drawn.add(`${letter} ${id} ${score.join(" ")}`);
      }
      expect([...drawn].sort()).toEqual(cards.map((card) => card.join(" ")).sort());
    }
  });

  test("SET-4: or chosen by whoever sets the game up", () => {
    const plans = { A: "two-estates-of-4", C: "2-5" };
    for (let seed = 0; seed < 20; seed++) {
      const [A, , C] = newGame(edition, 1, { seed, plans }).setup.plans;
      expect([A.id, C.id]).toEqual([plans.A, plans.C]);
    }
  });

  test("SET-6: no upper limit of players", () => {
    expect(newGame(edition, 500).sheets).toHaveLength(500);
  });

  test("SET-6: one alone may practise: any temp box is the first place", () => {
    expect(scored(positionOf({ edition }, [classic("", "temps 1")]), "temps")).toBe(7);
    expect(scored(positionOf({ edition }, [classic("")]), "temps")).toBe(0);
  });

  test("SET-7: public of a stack are its action, its number, its next action, its size and the cards flipped", () => {
    const state = newGame(edition);
    const { table, hidden } = observe(state, 1);
    expect(hidden).toBeNull();
    for (const [index, stack] of table.stacks.entries()) {
      expect(stack).toEqual({
        flipped: state.table.stacks[index].flipped,
        top: { number: expect.any(Number), action: expect.any(String) },
        left: deckOf(state.setup.cards).length / 3 - 1,
        segments: [],
        known: null,
      });
    }
  });

  test("SET-7: who observes learns nothing of the order beneath", () => {
    const state = newGame(edition);
    const text = JSON.stringify(observe(state, 0));
    for (const stack of state.hidden.stacks) expect(text).not.toContain(JSON.stringify(stack.slice(0, 5)));
    expect(text).not.toContain(JSON.stringify(state.hidden.random));
  });
});

describe("which sheets are played together", () => {
  const withSheets = (...layout: NonNullable<GameOptions["layout"]> & readonly unknown[]) =>
    newGame("collector-2023", layout.length, { layout } as Partial<GameOptions>);

  test("SET-5: all of the same layout", () => {
    expect(violationIn(() => withSheets("classic", "blueprint"))).toMatchObject({
      clause: "SET-5",
      code: "options.layouts-differ",
    });
    expect(violationIn(() => withSheets("classic", "easter-eggs")).clause).toBe("SET-5");
  });

  test("SET-5: the Revisited Classic sheets may be mixed, with Classic too", () => {
    const { layouts, playerLayouts } = withSheets(
      "beth-sobel",
      "classic",
      "vincent-dutrait",
      "classic",
    ).setup;
    expect(layouts.map(({ id }) => id)).toEqual(["beth-sobel", "classic", "vincent-dutrait"]);
    expect(playerLayouts).toEqual([0, 1, 2, 1]);
  });
});
