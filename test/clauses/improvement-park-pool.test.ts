import { describeSheet, scoreSheets } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { against, classic, EDITIONS, houseOf, kindsOf, scored, written } from "../support/position-sheets.js";
import { after } from "../support/positions.js";

describe.each(EDITIONS)("the improvement action (%s)", (edition) => {
  const improving = (streets: string, ...lines: string[]) =>
    written(classic(streets, ...lines), "15 improvement", [2, 11, 15], { edition });

  test.each([1, 2, 3, 4, 5, 6])("IMP-1: size %i can be chosen without such an estate", (size) => {
    const { improvements } = describeSheet(after(improving(""), 0, { type: "improve", size }), 0);
    expect(improvements).toEqual([1, 2, 3, 4, 5, 6].map((each) => (each === size ? 1 : 0)));
  });

  test("IMP-1: after the first box of size 2 each estate of 2 is worth 3, those of 3 and 4 what they were", () => {
    const state = improving("1 2 | 3 4 | 5 6 7 |/1 2 3 4 |");
    expect(scored(state, "estates")).toBe(2 + 2 + 3 + 4);
    expect(scored(after(state, 0, { type: "improve", size: 2 }), "estates")).toBe(3 + 3 + 3 + 4);
  });

  test("IMP-1: each box shows the next value of its column", () => {
    const worth = (size: number, crossed: number) => {
      const line = [1, 2, 3, 4, 5, 6].map((each) => (each === size ? crossed : 0)).join(" ");
      const street = `${[1, 2, 3, 4, 5, 6].slice(0, size).join(" ")} |`;
      const [score] = scoreSheets([classic(street, `improvements ${line}`)], { edition });
      return score.sections.find(({ section }) => section === "estates")?.points;
    };
    const columns = [
      [1, 3],
      [2, 3, 4],
      [3, 4, 5, 6],
      [4, 5, 6, 7, 8],
      [5, 6, 7, 8, 10],
      [6, 7, 8, 10, 12],
    ];
    const found = columns.map((values, index) => values.map((_, crossed) => worth(index + 1, crossed)));
    expect(found).toEqual(columns);
  });
});

describe.each(EDITIONS)("the park action (%s)", (edition) => {
  test.each([0, 1, 2])("PRK-1: the box is crossed in the street of the number: %i", (street) => {
    const state = written(classic(""), "8 park", [street, 3, 8], { edition });
    const { streets } = describeSheet(after(state, 0, { type: "park" }), 0);
    expect(streets.map(({ parks }) => parks)).toEqual([0, 1, 2].map((each) => (each === street ? 1 : 0)));
  });
});

describe.each(EDITIONS)("the pool action (%s)", (edition) => {
  test("POL-1: the pool of the house just numbered is circled, and a pool box crossed", () => {
    const built = after(written(classic(""), "8 pool", [0, 2, 8], { edition }), 0, { type: "pool" });
    expect(describeSheet(built, 0)).toEqual(classic(". . 8*", "pools 1"));
    expect(scored(built, "pools")).toBe(3);
  });

  test("POL-1: pools are planned at houses 3, 7, 8 / 1, 4, 8 / 2, 7, 11", () => {
    const isPlanned = (street: number, house: number) =>
      kindsOf(written(classic(""), "8 pool", [street, house, 8], { edition })).includes("pool");
    const planned = [10, 11, 12].map((houses, street) =>
      Array.from({ length: houses }, (_, house) => house + 1).filter((house) => isPlanned(street, house - 1)),
    );
    expect(planned).toEqual([
      [3, 7, 8],
      [1, 4, 8],
      [2, 7, 11],
    ]);
  });

  test("POL-1: in a house without a pool the action does nothing", () => {
    const state = written(classic(""), "8 pool", [0, 0, 8], { edition });
    expect(kindsOf(state)).toEqual(["end"]);
    expect(against(state, { type: "pool" })).toBe("POL-1 pool.no-pool");
  });

  test("POL-2: a pool house numbered with another action never gets its pool", () => {
    const other = written(classic(""), "8 fence", [0, 2, 8], { edition });
    expect(against(other, { type: "pool" })).toBe("ACT-1 move.other-action");
    const later = written(classic(". . 8"), "10 pool", [0, 6, 10], { edition });
    expect(houseOf(after(later, 0, { type: "pool" }), 0, 2)).toEqual({ kind: "numbered", number: 8 });
  });

  test("POL-2: nor one numbered by extension", () => {
    const state = written(classic(""), "8 extension", [0, 1, 8], { edition });
    const copied = after(state, 0, { type: "extend", street: 0, house: 2, from: "left" });
    expect(describeSheet(copied, 0)).toEqual(classic(". 8 8B", "extensions 1"));
    expect(kindsOf(copied)).toEqual(["end"]);
  });
});
