import { createGame, describeSheet, type EditionId, type GameState } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { deckOf } from "../support/deck.js";
import { against, alone, classic, numbersFor, written } from "../support/position-sheets.js";
import { after } from "../support/positions.js";
import { violationIn } from "../support/refusals.js";
import { PAIRINGS, QUARTER_CARDS } from "./printed-cards.js";

const QUARTERS = { nineAndThreeQuarters: true } as const;

/** A game of one player, who has chosen 9¾. */
function chosen(streets: string, action: string): GameState {
  return after(alone(classic(streets), `9¾ ${action}`, QUARTERS), 0, { type: "pick", stack: 0 });
}

describe("the 9¾ cards", () => {
  const newGame = (edition: EditionId) => createGame({ players: ["Ann"], seed: 1, edition, ...QUARTERS });

  test("NTQ-1: three are added to the others: 66 cards, stacks of 22", () => {
    const { setup, table } = newGame("collector-2023");
    const quarters = deckOf(setup.cards).filter(({ number }) => number === 9.75);
    expect(quarters.map(({ action }) => action)).toEqual(QUARTER_CARDS);
    expect(deckOf(setup.cards)).toHaveLength(66);
    expect(table.stacks.map(({ left, flipped }) => left + flipped.length)).toEqual([22, 22, 22]);
    for (const [action, numbers] of Object.entries(PAIRINGS["collector-2023"])) {
      const all = setup.cards[action as keyof typeof setup.cards];
      expect(all.filter((number) => number !== 9.75)).toEqual(numbers);
    }
  });

  test("NTQ-1: only where they are asked for, and in the 2023 edition", () => {
    const { cards } = createGame({ players: ["Ann"], seed: 1 }).setup;
    expect(deckOf(cards).some(({ number }) => number === 9.75)).toBe(false);
    expect(violationIn(() => newGame("first-2018")).code).toBe("options.cards-edition");
  });
});

describe("a 9¾", () => {
  test("NTQ-2: stands between 9 and 10", () => {
    const state = chosen("9 . 10/. 9 . ./. 10 . .", "fence");
    expect(numbersFor(state, 0, 1)).toEqual([9.75]);
    expect(numbersFor(state, 1, 0)).toEqual([]);
    expect(numbersFor(state, 1, 2)).toEqual([9.75]);
    expect(numbersFor(state, 2, 0)).toEqual([9.75]);
    expect(numbersFor(state, 2, 2)).toEqual([]);
    expect(against(state, { type: "write", street: 1, house: 0, number: 9.75 })).toBe("NUM-2 write.order");
  });

  test("NTQ-2: not twice in a street", () => {
    expect(numbersFor(chosen("9¾ . .", "fence"), 0, 2)).toEqual([]);
  });

  test("NTQ-2: by temp it becomes 7¾, 8¾, 10¾ or 11¾, or stays", () => {
    expect(numbersFor(chosen("", "temp"), 0, 0)).toEqual([7.75, 8.75, 9.75, 10.75, 11.75]);
    const state = written(classic(""), "9¾ temp", [0, 0, 7.75], QUARTERS);
    expect(describeSheet(state, 0)).toEqual(classic("7¾", "temps 1"));
  });

  test("NTQ-2: a whole number does not become one", () => {
    const state = after(alone(classic(""), "9 temp", QUARTERS), 0, { type: "pick", stack: 0 });
    expect(numbersFor(state, 0, 0)).toEqual([7, 8, 9, 10, 11]);
    const reason = against(state, { type: "write", street: 0, house: 0, number: 9.75 });
    expect(reason).not.toBe("ACT-2 write.no-temp-left"); // all boxes are left
    expect(reason).toBe("NUM-1 write.other-number");
  });

  test.each(["7¾", "8¾", "9¾", "10¾", "11¾"])("NTQ-2: %s is copied by extension", (number) => {
    const state = written(classic(number), "15 extension", [2, 11, 15], QUARTERS);
    const copied = after(state, 0, { type: "extend", street: 0, house: 1, from: "left" });
    expect(describeSheet(copied, 0).streets[0]).toEqual(classic(`${number} ${number}B`).streets[0]);
  });
});
