import { describeSheet, type GameState, legalMoves, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import {
  against,
  allNumbered,
  classic,
  EDITIONS,
  kindsOf,
  scored,
  writing,
} from "../support/position-sheets.js";
import { after, positionOf, type Untaken } from "../support/positions.js";

const PLANS = { A: "two-estates-of-4", B: "1-1-1-4", C: "3-4" } as const;
const TWO_FOURS = "1 2 3 4 | 5 6 7 8 |";
const CLAIM_A: Untaken = { type: "claim", plan: "A" };
const END: Untaken = { type: "end" };

describe.each(EDITIONS)("City Plans (%s)", (edition) => {
  /** A game of players with these streets, each of whom has written a 15 in the last house of street 3. */
  const played = (...sheets: readonly string[]): GameState => {
    const start = positionOf(
      { edition, plans: PLANS },
      sheets.map((streets) => classic(streets)),
      ["15 pool", "5 park", "6 improvement"],
    );
    return sheets.reduce((state, _, player) => after(state, player, ...writing([2, 11, 15])), start);
  };

  test("PLN-1: who meets a plan may validate it, or wait for a later round", () => {
    const state = played(TWO_FOURS);
    expect(kindsOf(state)).toEqual(["claim", "end"]);
    const waited = allNumbered(after(state, 0, END));
    expect(scored(after(waited, 0, CLAIM_A), "plans")).toBe(6);
  });

  test("PLN-1: in step 5, after the action", () => {
    const start = positionOf(
      { edition, plans: PLANS },
      [classic(TWO_FOURS)],
      ["15 fence", "5 park", "6 park"],
    );
    expect(against(start, CLAIM_A)).toBe("RND-1 move.not-now");
    const numbered = after(start, 0, ...writing([2, 11, 15]));
    expect(against(numbered, CLAIM_A)).toBe("RND-1 move.not-now");
    expect(against(after(numbered, 0, { type: "skip" }), CLAIM_A)).toBeNull();
  });

  test("PLN-1: several in one round", () => {
    const state = played("1 2 3 4 | 5 6 7 8 |/1 2 3 | 4 5 6 7 |");
    const claimed = after(
      state,
      0,
      { type: "claim", plan: "C" },
      { type: "use", street: 0, house: 0 },
      CLAIM_A,
    );
    expect(describeSheet(claimed, 0).plans).toEqual({ A: 6, C: 7 });
  });

  test("PLN-1: each once a game", () => {
    const state = after(
      played("1 2 3 4 | 5 6 7 8 |/1 2 3 4 | 5 6 7 8 |"),
      0,
      CLAIM_A,
      { type: "use", street: 0, house: 0 },
      { type: "use", street: 0, house: 4 },
    );
    expect(against(state, CLAIM_A)).toBe("PLN-1 claim.again");
    const later = allNumbered(after(state, 0, END));
    expect(against(later, CLAIM_A)).toBe("PLN-1 claim.again");
  });

  test("PLN-2: all who validate in the first round score the higher value, all later ones the lower", () => {
    const state = played(TWO_FOURS, TWO_FOURS, TWO_FOURS);
    const first = after(after(state, 0, CLAIM_A, END), 1, CLAIM_A, END);
    expect(first.table.turned).toEqual([false, false, false]);
    const second = allNumbered(after(first, 2, END));
    expect(second.table.turned).toEqual([true, false, false]);
    expect(planStatus(second, 2, "A").worth).toBe(3);
    const third = after(second, 2, CLAIM_A);
    expect([0, 1, 2].map((player) => scored(third, "plans", player))).toEqual([6, 6, 3]);
  });

  test("PLN-2: a card that is turned stays so", () => {
    const start = positionOf({ edition, plans: PLANS }, [classic(TWO_FOURS), classic("", "plans A 6")]);
    expect(start.table.turned).toEqual([true, false, false]);
    expect(scored(after(allNumbered(start), 0, CLAIM_A), "plans")).toBe(3);
  });

  test("PLN-2: plan B with an estate of 4 and three of 1: 9 points, and the four estates are used", () => {
    const claimed = after(played("1 | 2 | 3 | 4 5 6 7 | 8 9 |"), 0, { type: "claim", plan: "B" });
    expect(describeSheet(claimed, 0)).toEqual(
      classic("1_ | 2_ | 3_ | 4_ 5_ 6_ 7_ | 8 9 |//. . . . . . . . . . . 15", "plans B 9"),
    );
  });

  test.each([
    ["one is larger", "1 2 3 4 | 5 6 7 8 9 |"],
    ["one is smaller", "1 2 3 4 | 5 6 7 |"],
    ["one is not complete", "1 2 3 4 | 5 6 . 8 |"],
  ])("PLN-3: estates of exactly the sizes asked for: not where %s", (_, streets) => {
    expect(against(played(streets), CLAIM_A)).toBe("PLN-3 claim.not-met");
  });

  test("PLN-3: wherever they stand", () => {
    expect(against(played("1 2 3 4 |/. . | 3 4 5 6 |"), CLAIM_A)).toBeNull();
  });

  test("PLN-3: the player chooses which, in any order", () => {
    const state = after(played("1 2 3 4 | 5 6 7 8 |/1 2 3 4 |"), 0, CLAIM_A);
    const places = legalMoves(state, 0).map((move) => (move.type === "use" ? [move.street, move.house] : []));
    expect(places).toEqual([
      [0, 0],
      [0, 4],
      [1, 0],
    ]);
    const { streets } = classic("1 2 3 4 | 5_ 6_ 7_ 8_ |/1_ 2_ 3_ 4_ |");
    for (const [first, second] of [
      [places[1], places[2]],
      [places[2], places[1]],
    ]) {
      const uses = [first, second].map(([street, house]) => ({ type: "use", street, house }) as const);
      expect(describeSheet(after(state, 0, ...uses), 0).streets.slice(0, 2)).toEqual(streets.slice(0, 2));
    }
  });
});
