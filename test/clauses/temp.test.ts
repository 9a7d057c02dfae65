import { describeSheet } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import {
  against,
  alone,
  classic,
  EDITIONS,
  kindsOf,
  numbersFor,
  scored,
  written,
} from "../support/position-sheets.js";
import { after } from "../support/positions.js";

describe.each(EDITIONS)("the temp action (%s)", (edition) => {
  const numbersWith = (number: number) => {
    const picked = after(alone(classic(""), `${number} temp`, { edition }), 0, { type: "pick", stack: 0 });
    return numbersFor(picked, 1, 5);
  };

  test("TMP-1: a card with 8 may be written as 6, 7, 8, 9 or 10", () => {
    expect(numbersWith(8)).toEqual([6, 7, 8, 9, 10]);
  });

  test("TMP-1: by more than 2 no number is changed", () => {
    const picked = after(alone(classic(""), "8 temp", { edition }), 0, { type: "pick", stack: 0 });
    expect(against(picked, { type: "write", street: 0, house: 0, number: 11 })).toBe(
      "TMP-1 write.shift-too-large",
    );
  });

  test("TMP-1 ACT-2: by 1 or 2 it is changed as long as a box is left", () => {
    const state = alone(classic("", "temps 11"), "8 temp", { edition });
    const picked = after(state, 0, { type: "pick", stack: 0 });
    const reasons = [5, 6, 7, 8, 9, 10, 11].map((number) =>
      against(picked, { type: "write", street: 0, house: 0, number }),
    );
    const [tooLarge, noBox] = ["TMP-1 write.shift-too-large", "ACT-2 write.no-temp-left"];
    expect(reasons).toEqual([tooLarge, noBox, noBox, null, noBox, noBox, tooLarge]);
  });

  test("TMP-1: only a temp changes a number", () => {
    const picked = after(alone(classic(""), "8 park", { edition }), 0, { type: "pick", stack: 0 });
    expect(against(picked, { type: "write", street: 0, house: 0, number: 9 })).toBe(
      "NUM-1 write.other-number",
    );
  });

  test("TMP-1: a number changed has used the action: one box is crossed", () => {
    const state = written(classic(""), "8 temp", [0, 4, 10], { edition });
    expect(describeSheet(state, 0)).toEqual(classic(". . . . 10", "temps 1"));
    expect(kindsOf(state)).toEqual(["end"]);
  });

  test("TMP-2: used without a change it crosses a box too (2018: ruling)", () => {
    const used = after(written(classic(""), "8 temp", [0, 4, 8], { edition }), 0, { type: "temp" });
    expect(describeSheet(used, 0)).toEqual(classic(". . . . 8", "temps 1"));
    expect(scored(used, "temps")).toBe(7);
  });

  test("TMP-2: with the number unchanged it may be left unused", () => {
    const left = after(written(classic(""), "8 temp", [0, 4, 8], { edition }), 0, { type: "skip" });
    expect(describeSheet(left, 0)).toEqual(classic(". . . . 8"));
  });

  test.each([
    [1, [0, 1, 2, 3]],
    [2, [0, 1, 2, 3, 4]],
    [3, [1, 2, 3, 4, 5]],
    [13, [11, 12, 13, 14, 15]],
    [14, [12, 13, 14, 15, 16]],
    [15, [13, 14, 15, 16, 17]],
  ])("TMP-3: a card with %i may be written as %j", (number, expected) => {
    expect(numbersWith(number)).toEqual(expected);
  });

  test("TMP-3: never below 0", () => {
    const picked = after(alone(classic(""), "1 temp", { edition }), 0, { type: "pick", stack: 0 });
    expect(against(picked, { type: "write", street: 0, house: 0, number: -1 })).toBe(
      "null move.out-of-range",
    );
  });
});
