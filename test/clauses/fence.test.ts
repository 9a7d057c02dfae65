import { describeSheet, type GameOptions, type GameState, scoreSheet } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { against, classic, EDITIONS, FIRST, written } from "../support/position-sheets.js";
import { after } from "../support/positions.js";

/** A game of one player, who has to draw a fence after writing a 15 in the last house of street 3. */
function drawing(streets: string, options: Partial<GameOptions> = {}, ...lines: string[]): GameState {
  return written(classic(streets, ...lines), "15 fence", [2, 11, 15], options);
}

/** A sheet on which that 15 stands. */
function with17(streets: string, ...lines: string[]) {
  const [one = "", two = "", three = ". . . . . . . . . . ."] = streets.split("/");
  return classic([one, two, `${three} 15`].join("/"), ...lines);
}

describe.each(EDITIONS)("the fence action (%s)", (edition) => {
  const draw = (streets: string) => drawing(streets, { edition });

  test.each([
    ["two numbered houses", "5 6", "5 | 6"],
    ["an empty house and a numbered one", ". 6", ". | 6"],
    ["two empty houses", "", ". | ."],
  ])("FNC-1: a fence is drawn between %s", (_, before, expected) => {
    const fenced = after(draw(before), 0, { type: "fence", street: 0, gap: 0 });
    expect(describeSheet(fenced, 0)).toEqual(with17(expected));
  });

  test("FNC-1: in any street, wherever the number was written", () => {
    for (const street of [0, 1, 2]) {
      expect(against(draw(""), { type: "fence", street, gap: 3 })).toBeNull();
    }
  });

  test("FNC-1: each street has a fence at both ends: there is no gap to draw one", () => {
    const state = draw("");
    expect(against(state, { type: "fence", street: 0, gap: 8 })).toBeNull();
    expect(against(state, { type: "fence", street: 0, gap: 9 })).toBe("null move.out-of-range");
    expect(scoreSheet(draw("1 | . . . . . . . . | 10"), 0).estatesBySize).toEqual([2, 0, 0, 0, 0, 0]);
  });

  test("FNC-2: a complete estate of 3 with a fence after its first house is two, of 1 and 2", () => {
    const state = draw("1 2 3 |");
    expect(scoreSheet(state, 0).estatesBySize).toEqual([0, 0, 1, 0, 0, 0]);
    const split = after(state, 0, { type: "fence", street: 0, gap: 0 });
    expect(scoreSheet(split, 0).estatesBySize).toEqual([1, 1, 0, 0, 0, 0]);
  });

  test("FNC-2: an estate used for a plan is not split", () => {
    const state = drawing("1_ 2_ 3_ | 4", { edition }, "plans A 8");
    expect(against(state, { type: "fence", street: 0, gap: 0 })).toBe("PLN-5 fence.used-estate");
    expect(against(state, { type: "fence", street: 0, gap: 1 })).toBe("PLN-5 fence.used-estate");
    expect(against(state, { type: "fence", street: 0, gap: 3 })).toBeNull();
  });

  test("FNC-3: no second fence in a gap", () => {
    expect(against(draw("1 | 2"), { type: "fence", street: 0, gap: 0 })).toBe("FNC-3 fence.exists");
  });

  test("FNC-3: nor where a roundabout has brought one", () => {
    const state = drawing("1 | @ | 2", { edition, advanced: true }, "roundabouts 1");
    expect(against(state, { type: "fence", street: 0, gap: 0 })).toBe("FNC-3 fence.exists");
    expect(against(state, { type: "fence", street: 0, gap: 1 })).toBe("FNC-3 fence.exists");
  });
});

describe("a fence between a house and its copy", () => {
  test.each([["5 5B"], ["5B 5"], ["5 5B 5B"]])(
    "FNC-4: it can't be drawn in the first edition: %s",
    (street) => {
      const state = drawing(street, FIRST);
      expect(against(state, { type: "fence", street: 0, gap: street.split(" ").length - 2 })).toBe(
        "FNC-4 fence.copies",
      );
    },
  );

  test("FNC-4: in the first edition it can be drawn beside them", () => {
    const state = drawing("4 5 5B 6", FIRST);
    expect(against(state, { type: "fence", street: 0, gap: 0 })).toBeNull();
    expect(against(state, { type: "fence", street: 0, gap: 2 })).toBeNull();
  });

  test("FNC-4: in 2023 it can be drawn between them", () => {
    const fenced = after(drawing("5 5B"), 0, { type: "fence", street: 0, gap: 0 });
    expect(describeSheet(fenced, 0)).toEqual(with17("5 | 5B"));
  });
});
