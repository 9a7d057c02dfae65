import {
  createGame,
  type DeckCard,
  type GameOptions,
  type GameState,
  isOver,
  planStatus,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { card } from "../support/dealt.js";
import { multiset } from "../support/deck.js";
import { afterRound, dealt, pairing } from "../support/position-cards.js";
import {
  against,
  allNumbered,
  FIRST,
  kindsOf,
  LONG,
  roundsLater,
  scored,
} from "../support/position-sheets.js";
import { after, type Untaken } from "../support/positions.js";
import { violationIn } from "../support/refusals.js";

const SOLO = { ...FIRST, players: ["Ann"], seed: 1, mode: "solo" } as const;
const SOLO_CARD: DeckCard = { special: "solo" };

/** A long solo game with the Solo card at a place from the top of the deck. */
function soloGame(
  place: number,
  first: readonly string[] = [],
  options: Partial<GameOptions> = {},
): GameState {
  return dealt({ ...SOLO, layout: LONG, ...options }, first, [[place, SOLO_CARD]]);
}

describe("setting up the solo game of the first edition", () => {
  const games = Array.from({ length: 60 }, (_, seed) => createGame({ ...SOLO, seed }));
  const placeOfSolo = ({ hidden }: GameState) =>
    3 + hidden.deck.toReversed().findIndex((each) => "special" in each);

  test("FST-1: 40 cards lie on top of the 41 that hold the Solo card, anywhere among them", () => {
    const places = games.map(placeOfSolo);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...places)).toBeLessThan(82);
    expect(new Set(places).size).toBeGreaterThan(15);
    expect(games.every(({ hidden }) => hidden.deck.length === 82 - 3)).toBe(true);
  });

  test("FST-1: for one player, in the first edition", () => {
    expect(violationIn(() => createGame({ ...SOLO, players: ["Ann", "Bob"] })).code).toBe(
      "options.solo-players",
    );
    expect(violationIn(() => createGame({ ...SOLO, edition: "collector-2023" })).code).toBe(
      "options.solo-edition",
    );
  });
});

describe("a round of the solo game", () => {
  const start = soloGame(60, ["5 fence", "7 park", "10 pool", "11 fence", "3 temp", "8 park"]);

  test("FST-1: three cards are drawn; one gives its number, another its action, all three are discarded", () => {
    expect(start.hands[0]).toEqual(["5 fence", "7 park", "10 pool"].map(card));
    const numbered = after(start, 0, ...pairing(2, 1, [0, 5, 10]));
    expect(kindsOf(numbered)).toEqual(["park", "skip"]);
    const next = afterRound(numbered, 0, { type: "park" });
    expect(multiset(next.table.discards)).toEqual(multiset(["5 fence", "7 park", "10 pool"].map(card)));
    expect(next.hands[0]).toEqual(["11 fence", "3 temp", "8 park"].map(card));
    expect(against(start, { type: "pair", numberCard: 0, actionCard: 0 })).toBe("ACT-1 pair.same-card");
  });

  test("FST-1: after a refusal too: no card has to be chosen", () => {
    const small = {
      ...LONG,
      id: "small",
      streets: [0, 1].map(() => ({ houses: 2, column: 0, pools: [], parks: [0, 1] })),
    };
    const hands = [
      "1 fence",
      "5 park",
      "6 fence",
      "1 improvement",
      "7 park",
      "8 fence",
      "9 park",
      "10 park",
      "11 park",
    ];
    const first = afterRound(soloGame(60, hands, { layout: small }), 0, ...pairing(0, 1, [0, 1, 1]), {
      type: "skip",
    });
    const state = afterRound(first, 0, ...pairing(0, 1, [1, 1, 1]), { type: "skip" });
    expect(kindsOf(state)).toEqual(["permitRefusal"]);
    const refused = after(state, 0, { type: "permitRefusal" });
    expect(kindsOf(refused)).toEqual(["end"]);
    expect(afterRound(refused, 0).table.discards).toHaveLength(9);
  });
});

describe("the Solo card", () => {
  const needs = [{ need: "feature", feature: "temps", min: 1 }] as const;
  const plan = {
    id: "one-temp",
    letter: "A",
    score: [6, 2],
    parts: [{ where: { in: "sheet" }, needs }],
  } as const;
  const useTemp: readonly Untaken[] = [...pairing(1, 0, [0, 5, 8]), { type: "temp" }];
  const start = soloGame(40, ["3 temp", "8 park", "5 fence"], { plans: { A: plan } });
  const before = roundsLater(afterRound(start, 0, ...useTemp), 11);
  const drawn = roundsLater(before, 1);

  test("FST-2: when it appears all plans are worth their lower value, this round included", () => {
    expect([before.table.round, before.table.turned]).toEqual([13, [false, false, false]]);
    expect([drawn.table.round, drawn.table.turned]).toEqual([14, [true, true, true]]);
    expect(planStatus(before, 0, "A").worth).toBe(6);
    expect(scored(after(allNumbered(drawn), 0, { type: "claim", plan: "A" }), "plans")).toBe(2);
  });

  test("FST-2: a further card is drawn in its place, and it is gone", () => {
    expect(drawn.hands[0]).toHaveLength(3);
    expect(drawn.hands[0].every(({ number }) => number !== null)).toBe(true);
    expect(drawn.table.removed).toEqual([SOLO_CARD]);
  });
});

describe("the end of the solo game", () => {
  test.each([
    [50, "within the deck"],
    [81, "beneath all others"],
  ])("FST-3: after the round played with the last Construction cards, the Solo card at %i: %s", (place) => {
    const last = roundsLater(soloGame(place), 26);
    expect([last.table.round, isOver(last)]).toEqual([27, false]);
    const over = roundsLater(last, 1);
    expect(over.table.endedBy).toEqual(["deck-empty"]);
    expect(over.table.discards).toHaveLength(81);
    expect(over.table.deck?.rebuilt).toBe(0);
    expect(over.table.turned).toEqual(place === 81 ? [false, false, false] : [true, true, true]);
  });

  test("FST-3: or as usual", () => {
    const oneRefusal = { ...LONG, id: "one-refusal", refusals: [0, 3] };
    let state = soloGame(60, [], { layout: oneRefusal });
    while (!isOver(state)) state = roundsLater(state, 1);
    expect(state.table.endedBy).toEqual(["last-refusal"]);
  });

  test("FST-4: 7 points for at least 6 temps, otherwise none", () => {
    const hands = [3, 4, 6, 7, 8, 9, 10].flatMap((temp, index) => [
      `${temp} temp`,
      `${[1, 2, 4, 5, 7, 8, 9][index]} park`,
      `${[1, 2, 3, 5, 6, 7, 8][index]} fence`,
    ]);
    let state = soloGame(60, hands);
    const points = [scored(state, "temps")];
    for (let round = 0; round < 7; round++) {
      const number = state.hands[0][1].number ?? 0;
      state = afterRound(state, 0, ...pairing(1, 0, [2, round, number]), { type: "temp" });
      points.push(scored(state, "temps"));
    }
    expect(points).toEqual([0, 0, 0, 0, 0, 0, 7, 7]);
  });
});
