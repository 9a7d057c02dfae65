import { createGame } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { card, playRounds } from "../support/dealt.js";
import { afterRound, dealt, inAnyOrder, pairing } from "../support/position-cards.js";
import { FIRST, kindsOf } from "../support/position-sheets.js";
import { ADVANCED } from "./plan-cards-printed.js";

describe("Expert of the first edition", () => {
  const deck = [
    ...["1 fence", "2 park", "3 pool", "4 temp", "5 park", "6 fence", "7 pool", "8 park", "9 park"],
    ...["10 park", "11 fence", "12 temp", "13 pool", "14 park", "15 fence"],
  ];
  const options = { ...FIRST, players: ["Ann", "Bob", "Cleo"], seed: 1, mode: "expert" } as const;
  const start = dealt(options, deck);

  test("FST-5: all draw three cards in the first round", () => {
    expect(start.hands).toEqual(
      [deck.slice(0, 3), deck.slice(3, 6), deck.slice(6, 9)].map((hand) => hand.map(card)),
    );
  });

  test("FST-5: then two each, from the first in the list; the left-over card goes to the right", () => {
    const played = [pairing(0, 1, [0, 0, 1]), pairing(1, 2, [0, 0, 5]), pairing(1, 2, [0, 0, 8])].reduce(
      (state, moves, player) => afterRound(state, player, ...moves, { type: "skip" }),
      start,
    );
    expect(played.hands).toEqual(
      [
        ["4 temp", "10 park", "11 fence"],
        ["7 pool", "12 temp", "13 pool"],
        ["3 pool", "14 park", "15 fence"],
      ].map((hand) => hand.map(card)),
    );
    expect(inAnyOrder(played.table.discards)).toEqual(
      inAnyOrder(["1 fence", "2 park", "5 park", "6 fence", "8 park", "9 park"].map(card)),
    );
  });

  test("FST-5 AAA-4: a deck of 81 lasts four players nine rounds; all cards but those in hand are shuffled (ruling)", () => {
    const begun = createGame({ ...FIRST, players: ["Ann", "Bob", "Cleo", "Dee"], seed: 1, mode: "expert" });
    const ninth = playRounds(begun, 8);
    expect(ninth.table.round).toBe(9);
    expect(ninth.hidden.deck).toHaveLength(81 - 4 * 3 - 8 * 4 * 2);
    const tenth = playRounds(ninth, 1);
    expect(tenth.hidden.deck).toHaveLength(81 - 4 * 3);
    expect(tenth.table.discards).toEqual([]);
  });
});

test.each(["standard", "expert", "solo"] as const)(
  "FST-6: the advanced variant may be combined with it: %s",
  (mode) => {
    const players = mode === "solo" ? ["Ann"] : ["Ann", "Bob"];
    const drawn = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const state = createGame({ ...FIRST, players, seed, mode, advanced: true });
      expect(kindsOf(state)).toContain("roundabout");
      for (const { id } of state.setup.plans) drawn.add(id);
    }
    expect(ADVANCED["first-2018"].filter(([, id]) => drawn.has(id)).length).toBeGreaterThan(5);
  },
);
