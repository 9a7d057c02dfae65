import { type CustomPlanCard, createGame, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { validating } from "../support/position-plans.js";
import { against, alone, classic, EDITIONS, kindsOf } from "../support/position-sheets.js";
import { after, type Untaken } from "../support/positions.js";
import { violationIn } from "../support/refusals.js";
import { STANDARD } from "./plan-cards-printed.js";

const CLAIM_A: Untaken = { type: "claim", plan: "A" };

describe.each(EDITIONS)("Advanced Mode (%s)", (edition) => {
  test("ADV-1: advanced plans are mixed with standard ones: still one A, one B and one C", () => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { plans } = createGame({ players: ["Ann"], seed, edition, advanced: true }).setup;
      expect(plans.map(({ letter }) => letter)).toEqual(["A", "B", "C"]);
      const isStandard = plans.map(({ id }) => STANDARD.some(([, standard]) => standard === id));
      kinds.add(isStandard.join());
    }
    expect(kinds.size).toBeGreaterThan(3);
  });

  test("ADV-6: it means roundabouts; without it there are none", () => {
    const without = alone(classic(""), "8 park", { edition });
    expect(kindsOf(without)).toEqual(["pick"]);
    expect(against(without, { type: "roundabout", street: 0, house: 0 })).toBe(
      "ADV-6 roundabout.not-advanced",
    );
    expect(kindsOf(alone(classic(""), "8 park", { edition, advanced: true }))).toContain("roundabout");
  });
});

test.each([
  ["A", "one-street-4-4-roundabout", "collector-2023"],
  ["A", "one-street-2-2-3-two-roundabouts", "collector-2023"],
  ["B", "roundabout-pools-parks-one-street", "first-2018"],
] as const)(
  "ADV-6: without it no plan that needs a roundabout is chosen: %s %s (%s)",
  (letter, id, edition) => {
    const create = (advanced: boolean) =>
      createGame({ players: ["Ann"], seed: 1, edition, advanced, plans: { [letter]: id } });
    expect(violationIn(() => create(false)).code).toBe("options.plan-advanced");
    expect(create(true).setup.plans.some((plan) => plan.id === id)).toBe(true);
  },
);

test("ADV-6: without it other advanced plans may be chosen by hand", () => {
  const { plans } = createGame({ players: ["Ann"], seed: 1, plans: { C: "seven-parks" } }).setup;
  expect(plans[2].id).toBe("seven-parks");
});

describe("plans of 2023 for certain streets", () => {
  const claimOn = (plan: string | CustomPlanCard, streets: string, ...lines: string[]) =>
    validating({ advanced: true, plans: { A: plan } }, [streets, ...lines]);

  test("ADV-3: the six estates at the ends of the streets must not have been used before", () => {
    const ends = "1_ | . . . . . . . . | 10/1 | . . . . . . . . . | 11/1 | . . . . . . . . . . | 12";
    const options = { advanced: true, plans: { A: "ends-of-all-streets" } };
    expect(against(validating(options, [ends, "plans B 5"], [0, 4, 5]), CLAIM_A)).toBe("PLN-3 claim.not-met");
  });

  test.each([
    ["the roundabouts in another", "1 2 | 3 4 | 5 6 7 |/. | @ | . | @ |"],
    ["an estate in another", "1 2 | @ | 3 4 | @ |/1 2 3 |"],
    ["a roundabout in another", "1 2 | @ | 3 4 | 5 6 7 |/. | @ |"],
  ])("ADV-4: estates and roundabouts stand in the same street: not %s", (_, streets) => {
    const state = claimOn("one-street-2-2-3-two-roundabouts", streets, "roundabouts 2");
    expect(against(state, CLAIM_A)).toBe("PLN-3 claim.not-met");
  });

  test("ADV-4: which of them is the player's choice, those of other streets are none", () => {
    const streets = "1 2 | @ | 3 4 | @ | 5 6 | 7 8/1 2 |";
    const state = after(claimOn(ONE_STREET_2_2, streets, "roundabouts 2"), 0, CLAIM_A);
    expect(against(state, { type: "use", street: 1, house: 0 })).toBe("ADV-4 use.condition");
    expect(against(state, { type: "use", street: 0, house: 3 })).toBeNull();
  });
});

/** A plan that asks for two estates of 2 and a roundabout in one street. */
const ONE_STREET_2_2: CustomPlanCard = {
  id: "one-street-2-2-roundabout",
  letter: "A",
  score: [6, 3],
  parts: [
    {
      where: { in: "streets", count: 1 },
      needs: [
        { need: "estates", sizes: [2, 2], each: [] },
        { need: "feature", feature: "roundabouts", min: 1 },
      ],
    },
  ],
};

describe("plans for improvement boxes (2023)", () => {
  const statusOf = (id: string, line: string) =>
    planStatus(alone(classic("", line), "8 park", { plans: { C: id } }), 0, "C").met;

  test.each([
    ["improvements 1 2 3 0 0 0", true],
    ["improvements 0 0 3 4 4 0", true],
    ["improvements 1 2 3 4 4 4", true],
    ["improvements 0 2 3 3 3 3", false],
  ])("ADV-5: all boxes of at least 3 sizes: %s: %s", (line, met) => {
    expect(statusOf("three-full-improvement-columns", line)).toBe(met);
  });

  test.each([
    ["improvements 0 0 0 4 2 0", true],
    ["improvements 1 1 1 1 1 1", true],
    ["improvements 1 1 1 1 1 0", false],
  ])("ADV-5: at least 6 boxes of any size: %s: %s", (line, met) => {
    expect(statusOf("six-improvements", line)).toBe(met);
  });
});
