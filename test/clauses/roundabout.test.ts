import { decision, describeSheet, type GameState, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import {
  against,
  alone,
  classic,
  EDITIONS,
  FIRST,
  kindsOf,
  numbersFor,
  scored,
  writing,
  written,
} from "../support/position-sheets.js";
import { after, type Untaken } from "../support/positions.js";

function roundabout(street: number, house: number): Untaken {
  return { type: "roundabout", street, house };
}

describe.each(EDITIONS)("roundabouts (%s)", (edition) => {
  const start = (streets: string, shown = "8 park", ...lines: string[]): GameState =>
    alone(classic(streets, ...lines), shown, { edition, advanced: true });

  test("RBT-1: an empty house is replaced by a roundabout", () => {
    const state = start(". 5");
    expect(describeSheet(after(state, 0, roundabout(0, 2)), 0)).toEqual(
      classic(". 5 | @ |", "roundabouts 1"),
    );
    expect(against(state, roundabout(0, 1))).toBe("RBT-1 roundabout.not-empty");
  });

  test("RBT-1: not a house numbered by extension, nor another roundabout", () => {
    const state = start("5 5B | @ |", "8 park", "roundabouts 1");
    expect(against(state, roundabout(0, 1))).toBe("RBT-1 roundabout.not-empty");
    expect(against(state, roundabout(0, 2))).toBe("RBT-1 roundabout.not-empty");
  });

  test("RBT-1: beside numbering and action, before them or after them", () => {
    const expected = classic(". 8 | @ |", "parks 1 0 0", "roundabouts 1");
    const number = [...writing([0, 1, 8]), { type: "park" }] as const;
    expect(describeSheet(after(start(""), 0, roundabout(0, 2), ...number), 0)).toEqual(expected);
    expect(describeSheet(after(start(""), 0, ...number, roundabout(0, 2)), 0)).toEqual(expected);
  });

  test("RBT-2: with a fence on both sides; at the end of a street that fence is there", () => {
    const fences = (house: number) =>
      describeSheet(after(start(""), 0, roundabout(0, house)), 0).streets[0].fences;
    expect([fences(0), fences(4), fences(9)]).toEqual([[0], [3, 4], [8]]);
  });

  test("RBT-2: it costs 3 points, the second 5 more; a third can't be built", () => {
    expect(scored(start(""), "roundabouts")).toBe(0);
    expect(scored(start(". | @ |", "8 park", "roundabouts 1"), "roundabouts")).toBe(-3);
    const two = start(". | @ | . . | @ |", "8 park", "roundabouts 2");
    expect(scored(two, "roundabouts")).toBe(-8);
    expect(against(two, roundabout(1, 3))).toBe("RBT-2 roundabout.no-box");
  });

  test("RBT-2: both may be in one street, also side by side", () => {
    const state = start(". | @ |", "8 park", "roundabouts 1");
    expect(against(state, roundabout(0, 2))).toBeNull();
    expect(against(state, roundabout(0, 7))).toBeNull();
  });

  test("RBT-3: the numbering starts anew on each side, and a number may stand on both", () => {
    const state = start("3 8 15 | @ | . . 8", "3 park", "roundabouts 1");
    const picked = after(state, 0, { type: "pick", stack: 0 });
    expect(numbersFor(picked, 0, 4)).toEqual([3]);
    expect(numbersFor(picked, 0, 7)).toEqual([]);
    expect(
      numbersFor(
        after(start("3 8 15 | @ |", "1 park", "roundabouts 1"), 0, { type: "pick", stack: 0 }),
        0,
        4,
      ),
    ).toEqual([1]);
  });

  test("RBT-5: it is offered before choosing and in the last step, not between number and action", () => {
    const chosen = after(start(""), 0, { type: "pick", stack: 0 });
    const numbered = after(start(""), 0, ...writing([0, 1, 8]));
    const done = after(numbered, 0, { type: "park" });
    const kinds = [start(""), chosen, numbered, done].map((state) => kindsOf(state).includes("roundabout"));
    expect(kinds).toEqual([true, false, false, true]);
    expect(against(numbered, roundabout(0, 2))).toBe(
      `${edition === "first-2018" ? "RBT-4" : "RBT-5"} move.not-now`,
    );
  });

  test("RBT-5: the number chosen keeps its place: a roundabout built first leaves the choice open", () => {
    const built = after(start("8 9 10"), 0, roundabout(0, 3));
    expect(decision(built, 0)?.step.step).toBe("choose");
  });

  test("RBT-6: a pool where one is built can't be circled any more: a plan for all of them is out of reach", () => {
    const plan = {
      id: "all-pools-street-1",
      letter: "A",
      score: [5, 2],
      parts: [
        {
          where: { in: "street", street: 0 },
          needs: [{ need: "feature", feature: "pools", min: "all" }],
        },
      ],
    } as const;
    const options = { edition, advanced: true, plans: { A: plan } };
    const without = alone(classic("1 2 | @ | 4 5 6 7* 8*", "pools 2", "roundabouts 1"), "8 park", options);
    expect(planStatus(without, 0, "A").parts).toMatchObject([{ have: 2, need: 3 }]);
    const withAll = alone(classic("1 2 3* 4 5 6 7* 8*", "pools 3"), "8 park", options);
    expect(planStatus(withAll, 0, "A").met).toBe(true);
  });
});

describe("when roundabouts are built, and how many in a round", () => {
  test("RBT-4: one per round in the first edition", () => {
    const state = alone(classic(""), "8 park", { ...FIRST, advanced: true });
    const built = after(state, 0, roundabout(0, 4));
    expect(against(built, roundabout(1, 4))).toBe("RBT-4 roundabout.one-per-round");
    const done = after(built, 0, ...writing([2, 3, 8]), { type: "park" });
    expect(against(done, roundabout(1, 4))).toBe("RBT-4 roundabout.one-per-round");
    const next = after(done, 0, { type: "end" });
    expect(against(next, roundabout(1, 4))).toBeNull();
  });

  test("RBT-4: two in one round are allowed in 2023", () => {
    const state = alone(classic(""), "8 park", { advanced: true });
    const built = after(state, 0, roundabout(0, 4), roundabout(1, 4));
    expect(describeSheet(built, 0).roundabouts).toBe(2);
    const around = after(
      state,
      0,
      roundabout(0, 4),
      ...writing([2, 3, 8]),
      { type: "park" },
      roundabout(0, 6),
    );
    expect(describeSheet(around, 0).roundabouts).toBe(2);
  });

  test("RBT-4: not between number and action in the first edition", () => {
    const state = written(classic(""), "8 park", [0, 1, 8], { ...FIRST, advanced: true });
    expect(against(state, roundabout(0, 2))).toBe("RBT-4 move.not-now");
  });
});
