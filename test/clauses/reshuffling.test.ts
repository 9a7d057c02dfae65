import { type Card, createGame, type DeckCard, type GameOptions, type GameState } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { deckOf, multiset } from "../support/deck.js";
import { FIRST, LONG, roundsLater } from "../support/position-sheets.js";

/** A game of one player, on a sheet on which it goes on for long. */
function longGame(options: Partial<GameOptions> = {}): GameState {
  return createGame({ players: ["Ann"], seed: 5, layout: LONG, ...options });
}

/** Cards that are Construction cards, as all are here, in any order. */
function sorted(cards: readonly (DeckCard | null)[]): string[] {
  return multiset(cards as readonly Card[]);
}

/** The cards of each stack that are not flipped. */
function unflipped({ table, hidden }: GameState): (readonly (DeckCard | null)[])[] {
  return table.stacks.map(({ top }, index) => [...hidden.stacks[index], top]);
}

describe("a stack whose last card is flipped (2023)", () => {
  const before = roundsLater(longGame(), 19);
  const after = roundsLater(before, 1);

  test("RND-4: its discards, but for the card just flipped, are the stack again, so that a number shows", () => {
    expect(before.table.round).toBe(20);
    expect(before.table.stacks.map(({ left }) => left)).toEqual([1, 1, 1]);
    expect(after.table.stacks.map(({ left }) => left)).toEqual([20, 20, 20]);
    const tops = before.table.stacks.map(({ top }) => top);
    expect(after.table.stacks.map(({ flipped }) => flipped)).toEqual(tops.map((top) => [top]));
    expect(after.table.stacks.every(({ top }) => top !== null)).toBe(true);
  });

  test("RND-4: each stack is reshuffled separately", () => {
    const flipped = before.table.stacks.map((stack) => stack.flipped);
    expect(unflipped(after).map(sorted)).toEqual(flipped.map(sorted));
    expect(unflipped(after)).not.toEqual(flipped);
  });

  test("RND-4: so it is again when these are flipped", () => {
    const again = roundsLater(after, 20);
    expect(again.table.stacks.map(({ left, flipped }) => [left, flipped.length])).toEqual([
      [20, 1],
      [20, 1],
      [20, 1],
    ]);
    const expansion = after.table.stacks.map(({ flipped }, index) => [
      ...flipped,
      ...unflipped(after)[index],
    ]);
    const now = again.table.stacks.map(({ flipped }, index) => [...flipped, ...unflipped(again)[index]]);
    expect(now.map(sorted)).toEqual(expansion.map(sorted));
  });

  test("RND-4 NTQ-1: with the 9¾ cards it has 22 cards", () => {
    const state = roundsLater(longGame({ nineAndThreeQuarters: true }), 21);
    expect(state.table.stacks.map(({ left, flipped }) => [left, flipped.length])).toEqual([
      [21, 1],
      [21, 1],
      [21, 1],
    ]);
  });
});

describe("stacks that run out (2018)", () => {
  const before = roundsLater(longGame(FIRST), 25);
  const after = roundsLater(before, 1);

  test("RND-5: the discards are dealt into three stacks; the cards just flipped stay in front of them", () => {
    expect(before.table.stacks.map(({ left }) => left)).toEqual([1, 1, 1]);
    expect(after.table.round).toBe(27);
    expect(after.table.stacks.map(({ left }) => left)).toEqual([26, 26, 26]);
    const tops = before.table.stacks.map(({ top }) => top);
    expect(after.table.stacks.map(({ flipped }) => flipped)).toEqual(tops.map((top) => [top]));
  });

  test("RND-5: they are shuffled together: stacks get cards of one another", () => {
    const flipped = before.table.stacks.map((stack) => stack.flipped);
    expect(sorted(unflipped(after).flat())).toEqual(sorted(flipped.flat()));
    expect(unflipped(after).map(sorted)).not.toEqual(flipped.map(sorted));
  });

  test("RND-5: over and over, with all 81 cards", () => {
    const again = roundsLater(after, 26);
    expect(again.table.stacks.map(({ left, flipped }) => [left, flipped.length])).toEqual([
      [26, 1],
      [26, 1],
      [26, 1],
    ]);
    const all = [...again.table.stacks.flatMap(({ flipped }) => flipped), ...unflipped(again).flat()];
    expect(sorted(all)).toEqual(multiset(deckOf(again.setup.cards)));
  });
});
