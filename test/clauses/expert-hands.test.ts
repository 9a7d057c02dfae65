import {
  createGame,
  type EditionId,
  type GameOptions,
  type GameState,
  type HandCard,
  observe,
  tryApplyMove,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { afterRound, dealt } from "../support/position-cards.js";
import { allNumbered, EDITIONS, FIRST, LONG, roundsLater } from "../support/position-sheets.js";

function expert(players: number, options: Partial<GameOptions> = {}): GameOptions {
  const names = Array.from({ length: players }, (_, seat) => `player ${seat + 1}`);
  return { players: names, seed: 1, mode: "expert", ...options };
}

/** A game in its second round: everybody has passed a card. */
function secondRound(edition: EditionId, players = 3): GameState {
  return roundsLater(createGame(expert(players, { edition })), 1);
}

/** A hand of which only the actions are known. */
function actionsOf(hand: readonly HandCard[]): HandCard[] {
  return hand.map(({ action }) => ({ number: null, action }));
}

/** To whom a player passes: to the left in 2023, to the right in 2018. */
function receiverOf(player: number, players: number, edition: EditionId): number {
  return (player + (edition === "first-2018" ? players - 1 : 1)) % players;
}

describe.each(EDITIONS)("what is known of the cards (%s)", (edition) => {
  test("XPT-5: in the first round the own hand, and the actions of all others", () => {
    const state = createGame(expert(3, { edition }));
    for (const player of [0, 1, 2]) {
      const expected = state.hands.map((hand, owner) => (owner === player ? hand : actionsOf(hand)));
      expect(observe(state, player).hands).toEqual(expected);
    }
  });

  test("XPT-5: then also the number of the card that the observer has passed, and of no other", () => {
    const state = secondRound(edition);
    for (const player of [0, 1, 2]) {
      const receiver = receiverOf(player, 3, edition);
      const expected = state.hands.map((hand, owner) => {
        if (owner === player) return hand;
        const [first, ...others] = hand;
        return owner === receiver ? [first, ...actionsOf(others)] : actionsOf(hand);
      });
      expect(observe(state, player).hands).toEqual(expected);
    }
  });

  test("XPT-5: the card passed is the one that neither number nor action was used of", () => {
    const begun = createGame(expert(3, { edition }));
    const numbered = allNumbered(begun);
    const state = roundsLater(begun, 1);
    for (const player of [0, 1, 2]) {
      const rest = numbered.turns[player]?.leftover ?? -1;
      expect(state.hands[receiverOf(player, 3, edition)][0]).toEqual(begun.hands[player][rest]);
    }
  });

  test("XPT-5: with two players each knows one card of the other", () => {
    const state = secondRound(edition, 2);
    const [, ...others] = state.hands[1];
    expect(observe(state, 0).hands[1]).toEqual([state.hands[1][0], ...actionsOf(others)]);
  });

  test("XPT-5: until it is played: then it lies in the discard pile or goes on", () => {
    const state = roundsLater(secondRound(edition), 1);
    const known = observe(state, 0).hands.flatMap((hand, owner) =>
      owner === 0 ? [] : hand.filter(({ number }) => number !== null),
    );
    expect(known).toEqual([state.hands[receiverOf(0, 3, edition)][0]]);
  });

  test("XPT-5: the order of the deck is hidden, the action on its top is not", () => {
    const state = secondRound(edition);
    const next = state.hidden.deck.at(-1);
    const { hidden, table } = observe(state, 2);
    expect(hidden).toBeNull();
    expect(table.deck).toEqual({
      top: next !== undefined && "action" in next ? next.action : null,
      segments: [{ left: state.hidden.deck.length, specials: [] }],
      passed: true,
      rebuilt: 0,
    });
  });

  test("XPT-5: what was drawn is told to its owner alone", () => {
    const numbered = allNumbered(createGame(expert(3, { edition })));
    const two = afterRound(afterRound(numbered, 0), 1);
    const result = tryApplyMove(two, { type: "end", player: 2 });
    if (!result.ok) throw new Error(result.violation.code);
    const drawn = result.events.filter(({ type }) => type === "cardsDrawn");
    expect(drawn).toEqual(
      [0, 1, 2].map((player) => ({ type: "cardsDrawn", to: player, hand: result.state.hands[player] })),
    );
  });

  test("RND-3: nor does anybody see which cards others choose before all have", () => {
    const state = createGame(expert(3, { edition }));
    const numbered = allNumbered(state);
    expect(observe(numbered, 1).turns.map((turn) => turn === null)).toEqual([true, false, true]);
    expect(observe(numbered, 1).hands).toEqual(observe(state, 1).hands);
  });
});

describe("the card on top of a deck in solo games", () => {
  test("XPT-5: the Solo card shows as such", () => {
    const options = { ...FIRST, players: ["Ann"], seed: 1, mode: "solo", layout: LONG } as const;
    const state = roundsLater(dealt(options, [], [[42, { special: "solo" }]]), 13);
    expect(observe(state, 0).table.deck?.top).toBe("solo");
  });

  test("XPT-5: a Validation card too, without its letter", () => {
    const options = { players: ["Ann"], seed: 1, mode: { aaa: "sam" }, layout: LONG } as const;
    const seen = (["A", "B", "C"] as const).map((letter) => {
      const state = roundsLater(dealt(options, [], [[45, { special: "validation", letter }]]), 14);
      return observe(state, 0).table.deck;
    });
    expect(seen[0]?.top).toBe("validation");
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});
