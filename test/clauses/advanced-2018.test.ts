import { describeSheet, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { fencing, validating } from "../support/position-plans.js";
import { against, alone, classic, FIRST, scored } from "../support/position-sheets.js";
import { after, type Untaken } from "../support/positions.js";

const CLAIM_A: Untaken = { type: "claim", plan: "A" };
const CLAIM_B: Untaken = { type: "claim", plan: "B" };

describe("a plan for all houses of a street", () => {
  const options = { ...FIRST, advanced: true, plans: { A: "all-houses-street-1", B: "4-5" } };
  const street = "1 2 3 4 | 5 6 7 8 9 | 10";

  test("ADV-2: they are used by it, and then by no other", () => {
    const state = after(validating(options, [street]), 0, CLAIM_A);
    expect(describeSheet(state, 0).streets[0].houses.every(({ used }) => used === true)).toBe(true);
    expect(against(state, CLAIM_B)).toBe("PLN-3 claim.not-met");
  });

  test("ADV-2: none of them may have been used before", () => {
    const state = after(validating(options, [street]), 0, CLAIM_B);
    expect(against(state, CLAIM_A)).toBe("PLN-1 claim.not-met");
  });

  test("ADV-2: a roundabout fills its place", () => {
    const state = validating(options, ["1 2 3 | @ | 5 6 7 8 9 10", "roundabouts 1"]);
    const claimed = after(state, 0, CLAIM_A);
    expect(scored(claimed, "plans")).toBe(6);
    const { houses } = describeSheet(claimed, 0).streets[0];
    expect(houses.map(({ used }) => used === true)).toEqual(houses.map(({ kind }) => kind === "numbered"));
  });

  test("ADV-2: no fence is drawn between two neighbouring houses so used", () => {
    const state = fencing(options, ["1_ 2_ 3_ 4_ | 5_ 6_ 7_ 8_ 9_ 10_", "plans A 6"]);
    expect(against(state, { type: "fence", street: 0, gap: 1 })).toBe("PLN-5 fence.used-estate");
    expect(against(state, { type: "fence", street: 0, gap: 3 })).toBe("FNC-3 fence.exists");
  });
});

describe("the plan for the first and last house of each street", () => {
  const options = { ...FIRST, advanced: true, plans: { A: "street-ends", B: "2-2-5" } };
  const others = "1 . . . . . . . . . 11/1 . . . . . . . . . . 12";
  const othersUsed = "1_ . . . . . . . . . 11_/1_ . . . . . . . . . . 12_";
  const middle = [0, 4, 5] as const;

  test("ADV-2: none of them may have been used before", () => {
    const ends = `1_ 2_ | . . . . . . . 10/${others}`;
    expect(against(validating(options, [ends, "plans B 10"], middle), CLAIM_A)).toBe("PLN-1 claim.not-met");
  });

  test("ADV-2: an estate with one of them is used afterwards", () => {
    const streets = `1_ 2 | . . . . . . . 10_/${othersUsed}`;
    const state = alone(classic(streets, "plans A 7"), "8 park", options);
    expect(planStatus(state, 0, "B").parts.map(({ have }) => have)).toEqual([0, 0]);
  });

  test("ADV-2: a roundabout is not a built first or last house", () => {
    const ends = `@ | . . . . . . . . 10/${others}`;
    expect(against(validating(options, [ends, "roundabouts 1"], middle), CLAIM_A)).toBe(
      "PLN-1 claim.not-met",
    );
  });

  test("ADV-2: a fence may be drawn between one of them and a house that is not used", () => {
    const state = fencing(options, [`1_ 2 . . . . . . . 10_/${othersUsed}`, "plans A 7"], middle);
    expect(against(state, { type: "fence", street: 0, gap: 0 })).toBeNull();
    expect(against(state, { type: "fence", street: 0, gap: 8 })).toBeNull();
  });
});
