import { createGame, type DeckCard, type GameOptions, type GameState, observe } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { afterRound, dealt, inAnyOrder, LOWER_PART, pairing, validation } from "../support/position-cards.js";
import { against, kindsOf, LONG, roundsLater } from "../support/position-sheets.js";
import { after } from "../support/positions.js";
import { violationIn } from "../support/refusals.js";
import { REVISITED } from "./printed-sheets.js";

const SAM = { players: ["Ann"], seed: 1, mode: { aaa: "sam" } } as const;

function isSpecial(card: DeckCard): boolean {
  return "special" in card;
}

/** All cards of a new game from the top of the deck down, those in hand first. */
function deckFrom({ hands, hidden }: GameState): DeckCard[] {
  return [...(hands[0] as readonly DeckCard[]), ...hidden.deck.toReversed()];
}

describe("who plays AAA Solo, and on which sheet", () => {
  const sheets = ["classic", "blueprint", ...REVISITED, "easter-eggs", "ducks", "zombies"] as const;

  test.each(sheets)("AAA-1: any sheet, with or without Advanced Mode: %s", (layout) => {
    for (const advanced of [false, true]) {
      const { setup, hands } = createGame({ ...SAM, layout, advanced });
      expect(setup.opponent?.id).toBe("sam");
      expect(hands).toHaveLength(1);
    }
  });

  test("AAA-1: one player, and in the 2023 edition", () => {
    const code = (options: Partial<GameOptions>) =>
      violationIn(() => createGame({ ...SAM, ...options })).code;
    expect(code({ players: ["Ann", "Bob"] })).toBe("options.aaa-players");
    expect(code({ edition: "first-2018" })).toBe("options.aaa-edition");
  });
});

describe("setting up AAA Solo", () => {
  const games = Array.from({ length: 60 }, (_, seed) => createGame({ ...SAM, seed }));

  test("AAA-2: one Validation card is among the last 20 cards, none above", () => {
    for (const state of games) {
      const deck = deckFrom(state);
      expect(deck).toHaveLength(64);
      expect(deck.slice(0, 43).filter(isSpecial)).toEqual([]);
      expect(deck.slice(43).filter(isSpecial)).toHaveLength(1);
    }
  });

  test("AAA-2: it may be any of the three, anywhere in that part; the others lie face down", () => {
    const letters = new Set(games.map((state) => JSON.stringify(deckFrom(state).find(isSpecial))));
    const places = new Set(games.map((state) => deckFrom(state).findIndex(isSpecial)));
    expect(letters.size).toBe(3);
    expect(places.size).toBeGreaterThan(10);
    for (const state of games) {
      const all = [...deckFrom(state).filter(isSpecial), ...state.hidden.faceDown];
      expect(inAnyOrder(all)).toEqual(
        inAnyOrder(["A", "B", "C"].map((letter) => ({ special: "validation", letter }))),
      );
      expect(state.table.discards).toEqual([]);
    }
  });

  test("AAA-2: the deck lies action face up", () => {
    const state = createGame(SAM);
    const next = state.hidden.deck.at(-1);
    expect(state.table.deck?.top).toBe(next !== undefined && "action" in next ? next.action : null);
  });

  test("AAA-2 NTQ-6: with the 9¾ cards it is among the last 20 below 46", () => {
    const deck = deckFrom(createGame({ ...SAM, nineAndThreeQuarters: true }));
    expect(deck).toHaveLength(67);
    expect(deck.findIndex(isSpecial)).toBeGreaterThanOrEqual(46);
  });
});

describe("a round of AAA Solo", () => {
  const hands = ["5 fence", "8 park", "10 pool", "11 fence", "3 temp", "6 park"];
  const start = dealt(SAM, hands, [[50, validation("A")]]);

  test("AAA-3: three cards are drawn; one gives its number, another its action, the third goes to the AAA", () => {
    expect(start.hands).toEqual([
      [
        { number: 5, action: "fence" },
        { number: 8, action: "park" },
        { number: 10, action: "pool" },
      ],
    ]);
    const played = afterRound(start, 0, ...pairing(2, 1, [0, 3, 10]), { type: "park" });
    expect(played.table.opponent?.given).toEqual([{ number: 5, action: "fence" }]);
    expect(inAnyOrder(played.table.discards)).toEqual(
      inAnyOrder([
        { number: 8, action: "park" },
        { number: 10, action: "pool" },
      ]),
    );
    expect(played.hands[0][0]).toEqual({ number: 11, action: "fence" });
  });

  test("AAA-3: the action is optional, and never that of the number's own card", () => {
    const numbered = after(start, 0, ...pairing(2, 1, [0, 3, 10]));
    expect(kindsOf(numbered)).toEqual(["park", "skip"]);
    expect(against(start, { type: "pair", numberCard: 1, actionCard: 1 })).toBe("ACT-1 pair.same-card");
  });

  test("AAA-3: its stack keeps its order, and all of it is open", () => {
    const early = roundsLater(start, 4);
    const late = roundsLater(early, 5);
    const given = early.table.opponent?.given ?? [];
    expect(given).toHaveLength(4);
    expect(late.table.opponent?.given.slice(0, 4)).toEqual(given);
    const { table, hands: seen } = observe(late, 0);
    expect([table.opponent, table.discards, seen]).toEqual([
      late.table.opponent,
      late.table.discards,
      late.hands,
    ]);
  });
});

describe("a deck that is exhausted", () => {
  const start = dealt({ ...SAM, layout: LONG }, [], [[LOWER_PART, validation("A")]]);

  test("AAA-4: it is rebuilt when a card has to be drawn and none is left, not when the last is taken", () => {
    const last = roundsLater(start, 20);
    expect([last.table.round, last.hidden.deck.length, last.table.deck?.top]).toEqual([21, 0, null]);
    expect(last.table.discards).toHaveLength(40);
    const next = roundsLater(last, 1);
    expect(next.table.deck?.rebuilt).toBe(1);
    expect(next.table.discards).toEqual([]);
  });

  test("AAA-4: of the discards with the Validation cards lying there; cards given never come back", () => {
    const last = roundsLater(start, 20);
    const next = roundsLater(last, 1);
    const [used, given] = [2 * 21, 21];
    const inPlay = [...next.hidden.deck, ...next.hands[0], ...next.table.removed.slice(1)];
    expect(inPlay).toHaveLength(used + 2);
    expect(next.table.opponent?.given).toHaveLength(given);
    expect(next.hidden.faceDown).toEqual([]);
    expect(inPlay.filter((card) => "special" in card)).toHaveLength(2);
  });

  test("AAA-4: in the middle of a draw too; what was drawn in it is not in the new deck", () => {
    let state = start;
    const isOneLeft = ({ hidden: { deck } }: GameState) => deck.length === 1 && !deck.some(isSpecial);
    while (!isOneLeft(state)) state = roundsLater(state, 1);
    const [lastCard] = state.hidden.deck;
    const next = roundsLater(state, 1);
    const used = state.hands[0].filter((card) => card !== next.table.opponent?.given.at(-1));
    expect(next.table.deck?.rebuilt).toBe((state.table.deck?.rebuilt ?? 0) + 1);
    expect(next.hands[0][0]).toEqual(lastCard);
    expect(inAnyOrder([...next.hidden.deck, ...next.hands[0]])).toEqual(
      inAnyOrder(state.table.discards, used, [lastCard]),
    );
  });
});
