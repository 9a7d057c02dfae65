import { describeSheet, type GameOptions, type GameState, isOver, scoreSheets } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import {
  against,
  alone,
  classic,
  EDITIONS,
  FIRST,
  FULL_2,
  FULL_3,
  kindsOf,
  scored,
} from "../support/position-sheets.js";
import { after, pointsIn, positionOf } from "../support/positions.js";

/** Streets 2 and 3 full, and a last house of street 1 that takes only more than 9. */
const NARROW = `1 2 3 4 5 6 7 8 9/${FULL_2}/${FULL_3}`;

/** A game of one player in which the stacks show these combinations. */
function shown(
  streets: string,
  combinations: readonly [string, string, string],
  options: Partial<GameOptions> = {},
  ...lines: string[]
): GameState {
  return positionOf(options, [classic(streets, ...lines)], combinations);
}

const SMALL = ["3 fence", "5 park", "9 improvement"] as const;
const ONE_FITS = ["3 fence", "5 park", "10 improvement"] as const;
const FITS_BY_TEMP = ["3 fence", "5 park", "8 temp"] as const;

describe.each(EDITIONS)("Permit Refusal (%s)", (edition) => {
  test("REF-1: who can write one of the numbers shown must", () => {
    const state = shown(NARROW, ONE_FITS, { edition });
    expect(kindsOf(state)).toEqual(["pick"]);
    expect(against(state, { type: "permitRefusal" })).toBe("REF-1 permitRefusal.number-fits");
    expect(against(state, { type: "pick", stack: 0 })).toBe("NUM-1 pick.cannot-write");
  });

  test("REF-1: who can write none crosses a box, and neither numbers a house nor uses an action", () => {
    const state = shown(NARROW, SMALL, { edition });
    expect(kindsOf(state)).toEqual(["permitRefusal"]);
    const refused = after(state, 0, { type: "permitRefusal" });
    expect(describeSheet(refused, 0)).toEqual(classic(NARROW, "refusals 1"));
    expect(kindsOf(refused)).toEqual(["end"]);
  });

  test("REF-2: a number that fits only with a temp obliges nobody: both are legal", () => {
    const state = shown(NARROW, FITS_BY_TEMP, { edition });
    expect(kindsOf(state)).toEqual(["pick", "permitRefusal"]);
    expect(against(state, { type: "pick", stack: 2 })).toBeNull();
  });

  test("REF-2: without a temp box left a refusal is all there is", () => {
    const state = shown(NARROW, FITS_BY_TEMP, { edition }, "temps 11");
    expect(kindsOf(state)).toEqual(["permitRefusal"]);
  });

  test("REF-3: a roundabout built before choosing may open a place: then the number must be written", () => {
    const sheet = `1 2 3 4 5 6 7 8 . ./${FULL_2}/${FULL_3}`;
    const state = shown(sheet, ["3 fence", "5 park", "8 improvement"], { edition, advanced: true });
    expect(against(state, { type: "permitRefusal" })).toBeNull();
    const built = after(state, 0, { type: "roundabout", street: 0, house: 8 });
    expect(against(built, { type: "permitRefusal" })).toBe("REF-1 permitRefusal.number-fits");
    expect(against(built, { type: "pick", stack: 0 })).toBeNull();
  });

  test("REF-3: or it takes the last place, and makes a refusal legal", () => {
    const sheet = `. 7 8 9 10 11 12 13 14 ./${FULL_2}/${FULL_3}`;
    const state = shown(sheet, SMALL, { edition, advanced: true });
    expect(against(state, { type: "permitRefusal" })).toBe("REF-1 permitRefusal.number-fits");
    const built = after(state, 0, { type: "roundabout", street: 0, house: 0 });
    expect(kindsOf(built)).toContain("permitRefusal");
    expect(against(built, { type: "pick", stack: 0 })).toBe("NUM-1 pick.cannot-write");
  });

  test("REF-4: the boxes cost 0, 0 and 3; after the third 5 shows", () => {
    const values = [0, 1, 2, 3].map((crossed) => {
      const [score] = scoreSheets([classic("", `refusals ${crossed}`)], { edition });
      return pointsIn(score, "refusals");
    });
    expect(values).toEqual([0, 0, -3, -5]);
  });

  test("REF-4: the third ends the game after the round", () => {
    const state = shown(NARROW, SMALL, { edition }, "refusals 2");
    const refused = after(state, 0, { type: "permitRefusal" });
    expect(scored(refused, "refusals")).toBe(-5);
    expect(isOver(refused)).toBe(false);
    const ended = after(refused, 0, { type: "end" });
    expect(ended.table.endedBy).toEqual(["last-refusal"]);
  });

  test("REF-5: City Plans may be validated in a round with a refusal", () => {
    const sheet = `1 2 3 4 | 5 6 7 8 | 9 ./${FULL_2}/${FULL_3}`;
    const state = shown(sheet, SMALL, { edition, plans: { A: "two-estates-of-4" } });
    const refused = after(state, 0, { type: "permitRefusal" }, { type: "claim", plan: "A" });
    expect(scored(refused, "plans")).toBe(6);
  });

  test("REF-5: a roundabout may be built in a round with a refusal, before it and after it", () => {
    const state = shown(NARROW, SMALL, { edition, advanced: true });
    const build = { type: "roundabout", street: 0, house: 9 } as const;
    const expected = classic(`1 2 3 4 5 6 7 8 9 | @/${FULL_2}/${FULL_3}`, "roundabouts 1", "refusals 1");
    expect(describeSheet(after(state, 0, { type: "permitRefusal" }, build), 0)).toEqual(expected);
    expect(describeSheet(after(state, 0, build, { type: "permitRefusal" }), 0)).toEqual(expected);
  });
});

test("REF-1: in the first edition any number shown counts, not only one already chosen", () => {
  const state = alone(classic(NARROW), "10 fence", FIRST);
  expect(against(state, { type: "permitRefusal" })).toBe("REF-1 permitRefusal.number-fits");
  const picked = after(state, 0, { type: "pick", stack: 0 });
  expect(against(picked, { type: "permitRefusal" })).toBe("RND-1 move.not-now");
});
