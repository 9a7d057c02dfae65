import {
  type CustomLayout,
  createGame,
  type EditionId,
  type GameOptions,
  type GameState,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { card } from "../support/dealt.js";
import { afterRound, dealt, inAnyOrder, pairing } from "../support/position-cards.js";
import { against, allNumbered, kindsOf, LONG, roundsLater, scored } from "../support/position-sheets.js";
import { after, type Untaken } from "../support/positions.js";
import { violationIn } from "../support/refusals.js";

/** Expert Mode for a number of players. */
function expert(players: number, options: Partial<GameOptions> = {}): GameOptions {
  const names = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`);
  return { players: names, seed: 1, mode: "expert", ...options };
}

const DECK = [
  ...["1 fence", "2 park", "3 pool"], // one for each player at setup
  ...["4 temp", "5 park", "6 fence", "7 pool", "8 park", "9 fence"],
  ...["10 park", "11 fence", "12 temp", "13 pool", "14 park", "15 fence"],
] as const;

function cards(...texts: readonly string[]) {
  return texts.map(card);
}

describe("who plays Expert Mode", () => {
  test("XPT-1: two or more", () => {
    expect(violationIn(() => createGame(expert(1))).code).toBe("options.expert-alone");
    expect(createGame(expert(2)).hands).toHaveLength(2);
  });

  test.each(["classic", "blueprint", "maud-charmel", "halloween", "american-dream"] as const)(
    "XPT-1: on any sheet: %s",
    (layout) => {
      expect(createGame(expert(3, { layout })).setup.mode).toBe("expert");
      if (layout === "american-dream") return;
      expect(createGame(expert(3, { layout, advanced: true })).setup.advanced).toBe(true);
    },
  );

  test.each<readonly [number, EditionId, boolean]>([
    [21, "collector-2023", false],
    [22, "collector-2023", true],
    [27, "first-2018", false],
  ])("XPT-9: at most %i players (%s, with 9¾ cards: %s)", (most, edition, nineAndThreeQuarters) => {
    const options = { edition, nineAndThreeQuarters };
    const state = roundsLater(createGame(expert(most, options)), 2);
    expect(state.hands.every((hand) => hand.length === 3)).toBe(true);
    expect(violationIn(() => createGame(expert(most + 1, options)))).toMatchObject({
      code: "options.expert-players",
      clause: "XPT-9",
    });
  });
});

describe("a round of Expert Mode", () => {
  const start = dealt(expert(3), DECK);

  test("XPT-2 XPT-3: each player draws 1 card at setup and 2 more in each round, in the same order", () => {
    expect(start.hands).toEqual([
      cards("1 fence", "4 temp", "5 park"),
      cards("2 park", "6 fence", "7 pool"),
      cards("3 pool", "8 park", "9 fence"),
    ]);
  });

  test("XPT-2: one deck, action face up", () => {
    expect(start.table.stacks).toEqual([]);
    expect(start.table.deck?.top).toBe("park");
  });

  test("XPT-4: one card for its number, another for its action, which is optional", () => {
    const numbered = after(start, 0, ...pairing(0, 2, [0, 0, 1]));
    expect(kindsOf(numbered)).toEqual(["park", "skip"]);
    expect(against(start, { type: "pair", numberCard: 0, actionCard: 0 })).toBe("ACT-1 pair.same-card");
    expect(against(start, { type: "pick", stack: 0 })).toBe("null move.out-of-range");
  });

  const played = [pairing(0, 2, [0, 0, 1]), pairing(2, 1, [0, 0, 7]), pairing(0, 1, [0, 0, 3])].reduce(
    (state, moves, player) => afterRound(state, player, ...moves, { type: "skip" }),
    start,
  );

  test("XPT-4: both are discarded, the third goes to the left for the next round", () => {
    expect(inAnyOrder(played.table.discards)).toEqual(
      inAnyOrder(cards("1 fence", "5 park", "6 fence", "7 pool", "3 pool", "8 park")),
    );
    expect(played.hands).toEqual([
      cards("9 fence", "10 park", "11 fence"),
      cards("4 temp", "12 temp", "13 pool"),
      cards("2 park", "14 park", "15 fence"),
    ]);
  });
});

describe("the deck of Expert Mode", () => {
  test("XPT-3: exhausted in the middle of a draw it is formed of the discards at that moment", () => {
    const last = roundsLater(createGame(expert(2, { layout: LONG })), 14);
    expect([last.table.round, last.hidden.deck.length]).toEqual([15, 1]);
    const [lastCard] = last.hidden.deck;
    const next = roundsLater(last, 1);
    expect(next.table.deck?.rebuilt).toBe(1);
    expect(next.hands[0][1]).toEqual(lastCard);
    expect(next.table.discards).toEqual([]);
    expect(next.hidden.deck).toHaveLength(63 - 6);
  });

  test("XPT-3: not when its last card is taken", () => {
    const options = expert(3, { layout: LONG, edition: "first-2018" });
    const last = roundsLater(createGame(options), 12);
    expect([last.table.deck?.top, last.table.deck?.rebuilt]).toEqual([null, 0]);
    expect(roundsLater(last, 1).table.deck?.rebuilt).toBe(1);
  });
});

/** Two streets of two houses: with a 1 in both second houses nothing but a 0 fits. */
const SMALL: CustomLayout = {
  ...LONG,
  id: "small",
  streets: [0, 1].map(() => ({ houses: 2, column: 0, pools: [], parks: [0, 1] })),
};

describe.each(["collector-2023", "first-2018"] as const)(
  "a Permit Refusal in Expert Mode (%s)",
  (edition) => {
    /** The first player has numbered both second houses with 1. */
    const start = (): GameState => {
      const isFirst = edition === "first-2018";
      const rest = ["5 park", "6 park", "8 fence", "9 park", "10 park"];
      const hand = ["1 fence", rest[0], rest[1]];
      const deck = isFirst
        ? [...hand, ...rest.slice(2), "11 park", "1 park", "12 improvement"]
        : [hand[0], rest[2], ...hand.slice(1), ...rest.slice(3), "1 improvement", "12 improvement"];
      let state = dealt(expert(2, { edition, layout: SMALL }), deck);
      for (const street of [0, 1]) {
        const one = state.hands[0].findIndex(({ number }) => number === 1);
        const other = one === 0 ? 1 : 0;
        const numbered = after(state, 0, ...pairing(one, other, [street, 1, 1]));
        const skipped = kindsOf(numbered).includes("skip") ? after(numbered, 0, { type: "skip" }) : numbered;
        state = afterRound(allNumbered(afterRound(skipped, 0)), 1);
      }
      return state;
    };

    test.each([0, 1, 2])(
      "XPT-6: two cards are discarded, one of the player's choice is passed: %i",
      (index) => {
        const state = start();
        expect(kindsOf(state)).toEqual(["permitRefusal"]);
        const give: Untaken = { type: "give", card: index };
        const refused = afterRound(state, 0, { type: "permitRefusal" }, give);
        const next = afterRound(allNumbered(refused), 1);
        expect(next.hands[1][0]).toEqual(state.hands[0][index]);
        const others = state.hands[0].filter((_, at) => at !== index);
        expect(inAnyOrder(next.table.discards)).toEqual(expect.arrayContaining(inAnyOrder(others)));
      },
    );
  },
);

test("XPT-8: with Zombies each has two cards, from a deck of 10 per player and one Zombie card", () => {
  const { hands, hidden, table } = createGame(expert(4, { layout: "zombies" }));
  const dealtFrom = [...hidden.deck, ...hands.flat(), ...table.removed];
  expect(hands.map((hand) => hand.length)).toEqual([2, 2, 2, 2]);
  expect(dealtFrom.filter((each) => "number" in each)).toHaveLength(4 + 40);
  expect(dealtFrom.filter((each) => "special" in each)).toHaveLength(1);
});

describe("City Plans in Expert Mode", () => {
  test.each(["collector-2023", "first-2018"] as const)("XPT-7: as usual (%s)", (edition) => {
    const needs = [{ need: "feature", feature: "temps", min: 1 }] as const;
    const plan = {
      id: "one-temp",
      letter: "A",
      score: [6, 2],
      parts: [{ where: { in: "sheet" }, needs }],
    } as const;
    const isFirst = edition === "first-2018";
    const hands = isFirst
      ? ["3 temp", "8 park", "5 fence", "4 temp", "9 park", "6 fence"]
      : ["3 temp", "4 temp", "8 park", "5 fence", "9 park", "6 fence"];
    const start = dealt(expert(2, { edition, plans: { A: plan } }), hands);
    const useTemp = (number: number): readonly Untaken[] => [
      ...pairing(1, 0, [0, 5, number]),
      { type: "temp" },
    ];
    const first = afterRound(start, 0, ...useTemp(8), { type: "claim", plan: "A" });
    const second = allNumbered(afterRound(first, 1, ...useTemp(9)));
    const later = after(second, 1, { type: "claim", plan: "A" });
    expect([0, 1].map((player) => scored(later, "plans", player))).toEqual([6, 2]);
  });
});
