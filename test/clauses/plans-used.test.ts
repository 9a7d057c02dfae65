import { describeSheet, type EditionId } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { fencing, validating } from "../support/position-plans.js";
import { against, classic, EDITIONS, FIRST, scored } from "../support/position-sheets.js";
import { after, type Untaken } from "../support/positions.js";

const CLAIM_A: Untaken = { type: "claim", plan: "A" };

describe.each(EDITIONS)("what plans use up (%s)", (edition) => {
  const options = { edition, plans: { A: "two-estates-of-4", B: "1-1-1-4", C: "3-4" } };

  test("PLN-5: an estate used is not used for another plan", () => {
    const state = validating(options, ["1_ 2_ 3_ 4_ |/1 2 3 4 |", "plans B 5"]);
    expect(against(state, CLAIM_A)).toBe("PLN-3 claim.not-met");
  });

  test("PLN-5: it is not divided by a fence any more, others are", () => {
    const state = fencing(options, ["1_ 2_ 3_ 4_ |/1 2 3 4 |", "plans B 5"]);
    for (const gap of [0, 1, 2]) {
      expect(against(state, { type: "fence", street: 0, gap })).toBe("PLN-5 fence.used-estate");
      expect(against(state, { type: "fence", street: 1, gap })).toBeNull();
    }
  });

  test("PLN-5: estates side by side are used one by one", () => {
    const state = validating(options, ["1 2 3 4 | 5 6 7 |/1 2 3 4 |"]);
    const named = [
      { type: "use", street: 0, house: 4 },
      { type: "use", street: 1, house: 0 },
    ] as const;
    const claimed = after(state, 0, { type: "claim", plan: "C" }, ...named);
    const [, second] = describeSheet(claimed, 0).streets;
    expect(second).toEqual(classic("/1_ 2_ 3_ 4_ |").streets[1]);
    expect(describeSheet(claimed, 0).streets[0].houses.map(({ used }) => used === true)).toEqual([
      ...[false, false, false, false],
      ...[true, true, true],
      ...[false, false, false],
    ]);
    expect(against(claimed, CLAIM_A)).toBe("PLN-3 claim.not-met");
  });

  test("PLN-6: an estate used scores at the end all the same", () => {
    const claimed = after(validating(options, ["1 2 3 4 |/1 2 3 4 |"]), 0, CLAIM_A);
    expect(scored(claimed, "estates")).toBe(8);
  });
});

const FOURS = "1 2 3 4 |/1* 2 3 4* |";

describe("what plans do not use up", () => {
  test("PLN-6: parks of streets with used estates count for another plan (2023)", () => {
    const plans = { A: "two-estates-of-4", C: "seven-parks" };
    const state = after(validating({ plans }, [FOURS, "parks 3 4 0", "pools 2"]), 0, CLAIM_A);
    expect(scored(after(state, 0, { type: "claim", plan: "C" }), "plans")).toBe(6 + 7);
  });

  test("PLN-6: pools in used estates count for another plan (2018)", () => {
    const options = { ...FIRST, advanced: true, plans: { A: "two-estates-of-4", B: "pools-two-streets" } };
    const sheet = ["1 2 3* 4 | 5 6 7* 8* |/1* . . 4* . . . 8*", "pools 6"] as const;
    const state = after(validating(options, sheet), 0, CLAIM_A);
    expect(scored(after(state, 0, { type: "claim", plan: "B" }), "plans")).toBe(6 + 7);
  });

  test("PLN-6: nor are five extension houses (2018)", () => {
    const options = { ...FIRST, advanced: true, plans: { A: "five-extensions-one-street", B: "1-1-1-6" } };
    const state = validating(options, ["1 1B 1B 1B 1B 1B |/1 | 2 | 3 |", "extensions 5"]);
    const both = after(state, 0, CLAIM_A, { type: "claim", plan: "B" });
    expect(describeSheet(both, 0).plans).toEqual({ A: 8, B: 11 });
    const reversed = after(state, 0, { type: "claim", plan: "B" }, CLAIM_A);
    expect(describeSheet(reversed, 0).plans).toEqual({ A: 8, B: 11 });
  });

  test.each(EDITIONS)("PLN-6: nor are roundabouts: one serves two plans (%s)", (edition: EditionId) => {
    const needs = [{ need: "feature", feature: "roundabouts", min: 1 }] as const;
    const parts = [{ where: { in: "sheet" }, needs }] as const;
    const plan = <Letter extends "A" | "B">(letter: Letter) =>
      ({ id: letter, letter, score: [5, 2], parts }) as const;
    const options = { edition, advanced: true, plans: { A: plan("A"), B: plan("B") } };
    const state = validating(options, ["1 | @ |", "roundabouts 1"]);
    expect(scored(after(state, 0, CLAIM_A, { type: "claim", plan: "B" }), "plans")).toBe(10);
  });

  test("PLN-8: a plan that asks for one roundabout is met with two (2023)", () => {
    const options = { advanced: true, plans: { A: "one-street-4-4-roundabout" } };
    const state = validating(options, ["/1 2 3 4 | @ | 5 6 7 8 | @ |", "roundabouts 2"]);
    expect(against(state, CLAIM_A)).toBeNull();
  });
});
