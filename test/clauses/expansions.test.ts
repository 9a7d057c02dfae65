import { createGame, EXPANSION_IDS, type GameOptions, legalMoves } from "perfect-home-rules";
import { describe, expect, test } from "vitest";

/** All but the American Dream, which has its own plans under every letter. AMD-5 */
const EXPANSIONS = EXPANSION_IDS.filter((id) => id !== "american-dream");

/** The ids of a letter's plans that games have, drawn with many seeds. */
function drawn(slot: number, options: Partial<GameOptions>): Set<string> {
  const games = Array.from({ length: 120 }, (_, seed) => createGame({ players: ["Ann"], ...options, seed }));
  return new Set(games.map(({ setup }) => setup.plans[slot].id));
}

describe("XPN-1: a sheet, rules and plans", () => {
  test.each(EXPANSIONS)("XPN-1: %s has five plans C, which no other sheet has", (layout) => {
    const cards = drawn(2, { layout });
    expect(cards.size).toBe(5);
    expect([...drawn(2, { advanced: true })].filter((id) => cards.has(id))).toEqual([]);
    expect(drawn(2, { layout, advanced: true })).toEqual(cards);
  });

  test("XPN-1: plans A and B are the usual ones, with the advanced ones among them in Advanced Mode", () => {
    for (const slot of [0, 1]) {
      for (const advanced of [false, true]) {
        expect(drawn(slot, { layout: "christmas-lights", advanced })).toEqual(drawn(slot, { advanced }));
      }
    }
  });
});

describe("XPN-2: what can be played together", () => {
  test.each(EXPANSIONS)("XPN-2: %s in all modes, advanced or not, with the 9¾ cards or without", (layout) => {
    for (const mode of ["standard", "expert", { aaa: "sam" }, { aaa: "closed" }] as const) {
      for (const advanced of [false, true]) {
        for (const nineAndThreeQuarters of [false, true]) {
          const players = typeof mode === "string" ? ["Ann", "Bob"] : ["Ann"];
          const state = createGame({ players, seed: 1, layout, mode, advanced, nineAndThreeQuarters });
          expect(legalMoves(state, 0).length).toBeGreaterThan(0);
        }
      }
    }
  });
});
