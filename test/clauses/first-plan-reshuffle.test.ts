import { type Card, createGame, type GameState, tryApplyMove } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { deckOf, multiset } from "../support/deck.js";
import { against, allNumbered, classic, FIRST, roundsLater } from "../support/position-sheets.js";
import { after, positionOf, type Untaken } from "../support/positions.js";

const PLANS = { A: "two-estates-of-4", B: "3-6", C: "2-5" };
const FOURS = "1 2 3 4 | 5 6 7 8 |";
const RESHUFFLE: Untaken = { type: "reshuffle" };
const CLAIM_A: Untaken = { type: "claim", plan: "A" };
const END: Untaken = { type: "end" };

/** Players with these streets, all of whom have numbered a house. */
function numbered(options: object, ...streets: readonly string[]): GameState {
  return allNumbered(
    positionOf(
      { ...FIRST, plans: PLANS, ...options },
      streets.map((each) => classic(each)),
    ),
  );
}

/** How many cards lie in each stack and in front of it. */
function sizes({ table }: GameState) {
  return table.stacks.map(({ left, flipped }) => [left, flipped.length]);
}

describe("reshuffling when the first plan is validated", () => {
  test("RND-6: who validates one in the first round in which any is validated may ask for it", () => {
    const state = numbered({}, FOURS);
    expect(against(state, RESHUFFLE)).toBe("RND-6 reshuffle.not-first");
    const claimed = after(state, 0, CLAIM_A);
    expect(against(claimed, RESHUFFLE)).toBeNull();
    expect(against(after(claimed, 0, RESHUFFLE), RESHUFFLE)).toBe("RND-6 reshuffle.again");
  });

  test("RND-6: after the round all 81 cards are shuffled and dealt as at setup, then flipped", () => {
    const later = roundsLater(
      positionOf({ ...FIRST, plans: PLANS }, [classic(FOURS)], ["8 fence", "9 park", "10 improvement"]),
      4,
    );
    const claimed = after(allNumbered(later), 0, CLAIM_A, RESHUFFLE);
    expect(sizes(claimed)).toEqual([22, 22, 22].map((left) => [left, 5]));
    const { table, hidden, setup } = after(claimed, 0, END);
    expect(table.stacks.map(({ left, flipped }) => [left, flipped.length])).toEqual([
      [26, 1],
      [26, 1],
      [26, 1],
    ]);
    const cards = [...table.stacks.flatMap(({ flipped, top }) => [...flipped, top]), ...hidden.stacks.flat()];
    expect(multiset(cards as Card[])).toEqual(multiset(deckOf(setup.cards)));
  });

  test("RND-6: it need not be asked for", () => {
    const state = after(numbered({}, FOURS), 0, CLAIM_A, END);
    expect(sizes(state)).toEqual([25, 25, 25].map((left) => [left, 2]));
  });

  test("RND-6: of several who validate in that round one is enough, and each may ask", () => {
    const claimed = [0, 1].reduce(
      (state, player) => after(state, player, CLAIM_A),
      numbered({}, FOURS, FOURS, ""),
    );
    expect([0, 1, 2].map((player) => against(claimed, RESHUFFLE, player))).toEqual([
      null,
      null,
      "RND-6 reshuffle.not-first",
    ]);
    for (const asking of [0, 1]) {
      const asked = after(claimed, asking, RESHUFFLE);
      const ended = [0, 1, 2].reduce((state, player) => after(state, player, END), asked);
      expect(sizes(ended)).toEqual([26, 26, 26].map((left) => [left, 1]));
    }
    const both = after(after(claimed, 0, RESHUFFLE), 1, RESHUFFLE);
    expect(sizes([0, 1, 2].reduce((state, player) => after(state, player, END), both))[0]).toEqual([26, 1]);
  });

  test("RND-6: another plan validated in the same round will do", () => {
    const state = numbered({}, FOURS, "1 2 3 | 4 5 6 7 8 9 |");
    const claimed = after(after(state, 0, CLAIM_A), 1, { type: "claim", plan: "B" });
    expect([0, 1].map((player) => against(claimed, RESHUFFLE, player))).toEqual([null, null]);
  });

  test("RND-6: not in a later round, whichever plan is the first then", () => {
    const start = positionOf({ ...FIRST, plans: PLANS }, [classic(FOURS), classic("", "plans B 8")]);
    const claimed = after(allNumbered(start), 0, CLAIM_A);
    expect(against(claimed, RESHUFFLE)).toBe("RND-6 reshuffle.not-first");
  });

  test("RND-6: who waits with the first plan can still ask", () => {
    const waited = allNumbered(after(numbered({}, FOURS), 0, END));
    expect(against(after(waited, 0, CLAIM_A), RESHUFFLE)).toBeNull();
  });

  test("RND-6: everybody learns of it when the round is over", () => {
    const asked = after(numbered({}, FOURS), 0, CLAIM_A, RESHUFFLE);
    const result = tryApplyMove(asked, { type: "end", player: 0 });
    const events = result.ok ? result.events.filter(({ to }) => to === "all").map(({ type }) => type) : [];
    expect(events).toContain("cardsReshuffled");
  });

  test("RND-6: not in 2023", () => {
    const claimed = after(numbered({ edition: "collector-2023" }, FOURS), 0, CLAIM_A);
    expect(against(claimed, RESHUFFLE)).toBe("RND-1 move.not-now");
  });
});

/** A plan met by whoever has crossed a temp. */
const ONE_TEMP = {
  id: "one-temp",
  letter: "A",
  score: [6, 3],
  parts: [{ where: { in: "sheet" }, needs: [{ need: "feature", feature: "temps", min: 1 }] }],
} as const;

/** A deck of the first edition that begins with a temp card in each hand. */
function deckWithTemps(): Card[] {
  const { cards } = createGame({ ...FIRST, players: ["Ann"], seed: 1 }).setup;
  const [first, second, third, ...temps] = deckOf(cards).filter(({ action }) => action === "temp");
  const [one, two, three, four, ...rest] = deckOf(cards).filter(({ action }) => action !== "temp");
  return [first, one, two, second, three, four, third, ...temps, ...rest];
}

describe("reshuffling in the other modes of the first edition", () => {
  const options = { ...FIRST, seed: 1, plans: { A: ONE_TEMP } } as const;
  const useTemp: Untaken[] = [
    { type: "pair", numberCard: 1, actionCard: 0 },
    { type: "write", street: 0, house: 0, number: 1 },
    { type: "temp" },
    CLAIM_A,
  ];

  test("RND-6: in Expert all cards form a new deck, those passed too, and each player draws 1", () => {
    const cards = deckWithTemps();
    const state = createGame({ ...options, mode: "expert", players: ["Ann", "Bob"], cards });
    const asked = after(state, 0, ...useTemp, RESHUFFLE, END);
    const ended = after(allNumbered(asked), 1, END);
    expect(ended.hands.map((hand) => hand.length)).toEqual([3, 3]);
    expect(ended.hidden.deck).toHaveLength(81 - 6);
    expect(ended.table.discards).toEqual([]);
    expect(ended.table.deck?.passed).toBe(false);
    const all = [...ended.hidden.deck, ...ended.hands.flat()] as Card[];
    expect(multiset(all)).toEqual(multiset(cards));
  });

  test("RND-6: not in the solo game", () => {
    const deck = deckWithTemps();
    const cards = [...deck.slice(0, 60), { special: "solo" } as const, ...deck.slice(60)];
    const state = createGame({ ...options, mode: "solo", players: ["Ann"], cards });
    expect(against(after(state, 0, ...useTemp), RESHUFFLE)).toBe("RND-6 move.not-now");
  });
});
