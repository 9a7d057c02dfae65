import { checkSheet, scoreSheets } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { classic, EDITIONS } from "../support/position-sheets.js";
import { pointsIn } from "../support/positions.js";

describe.each(EDITIONS)("the score sheet (%s)", (edition) => {
  const scoresOf = (...sheets: Parameters<typeof scoreSheets>[0]) => scoreSheets(sheets, { edition });
  const pointsFor = (section: string, streets: string, ...lines: string[]) =>
    pointsIn(scoresOf(classic(streets, ...lines))[0], section);
  const tempsOf = (...counts: readonly number[]) =>
    scoresOf(...counts.map((count) => classic("", `temps ${count}`))).map((score) =>
      pointsIn(score, "temps"),
    );

  test("SCO-1: the sum of the plans' values", () => {
    expect(pointsFor("plans", "", "plans A 8 B 5 C 7")).toBe(20);
    expect(pointsFor("plans", "")).toBe(0);
  });

  test("SCO-2: the lowest visible value of each street's parks", () => {
    expect(pointsFor("parks", "1 2 3/1 2 3/1 2", "parks 3 3 2")).toBe(10 + 6 + 4);
    expect(pointsFor("parks", "1 2 3/1 2 3 4/1 2 3 4 5", "parks 3 4 5")).toBe(10 + 14 + 18);
  });

  test("SCO-3: the lowest visible value of the pools", () => {
    expect([0, 3, 9].map((pools) => pointsFor("pools", "", `pools ${pools}`))).toEqual([0, 9, 36]);
  });

  test("SCO-4: players with 5, 5, 1 and 0 temps score 7, 7, 4 and 0", () => {
    expect(tempsOf(5, 5, 1, 0)).toEqual([7, 7, 4, 0]);
  });

  test.each([
    [
      [6, 4, 2, 1],
      [7, 4, 1, 0],
    ],
    [
      [1, 2, 4, 6],
      [0, 1, 4, 7],
    ],
    [
      [3, 3, 2, 2, 1, 1, 1],
      [7, 7, 4, 4, 1, 1, 1],
    ],
    [
      [5, 5, 5, 5],
      [7, 7, 7, 7],
    ],
    [
      [5, 4, 4, 3, 2],
      [7, 4, 4, 1, 0],
    ],
    [
      [1, 0, 0],
      [7, 0, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[1], [7]],
  ])("SCO-4: places are dense: %j temps score %j", (counts, points) => {
    expect(tempsOf(...counts)).toEqual(points);
  });

  test("SCO-5: each complete estate scores the lowest visible value of its size's column", () => {
    const streets = "1 | 2 | 3 4 | 5 6 7 | . . ./1 2 3 4 | 5 6 7 8 9 |/1 2 3 4 5 6 |";
    expect(pointsFor("estates", streets)).toBe(1 + 1 + 2 + 3 + 4 + 5 + 6);
    expect(pointsFor("estates", streets, "improvements 1 1 3 4 4 4")).toBe(3 + 3 + 3 + 6 + 8 + 10 + 12);
  });

  test("SCO-5: used for a plan or not", () => {
    expect(pointsFor("estates", "1_ 2_ 3_ | 4 5 6 |", "plans A 8")).toBe(6);
  });

  test("SCO-6: the values of extensions, refusals and roundabouts are subtracted", () => {
    const lines = ["extensions 4", "refusals 2", "roundabouts 2"] as const;
    const [score] = scoresOf(classic("1 1B 1B 1B 1B | @ | @ |", ...lines));
    const points = ["extensions", "refusals", "roundabouts"].map((section) => pointsIn(score, section));
    expect(points).toEqual([-9, -3, -8]);
    expect(score.total).toBe(5 - 9 - 3 - 8);
  });

  test.each([
    ["extensions", [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]],
    ["refusals", [0, 0, 3, 5]],
    ["roundabouts", [0, 3, 8]],
  ])("SCO-6: %s cost %j", (section, values) => {
    const costs = values.map((_, count) => pointsFor(section, "", `${section} ${count}`));
    expect(costs).toEqual(values.map((value) => 0 - value));
  });
});

describe("SCO-7: the drawn sheet of 83 points", () => {
  // Its picture is not known; divided so, its houses are the estates that its points ask for.
  const sheet = classic(
    "1 5 8* 9 | 10 11 12* 14 | . ./2* 2B | 4 6 | 8 | 9 | 10 | 12 | . | 15 | 17/0 1 3 4 7 | 8 9B 9 9B | 10 13 15",
    "parks 3 3 2",
    "pools 3",
    "temps 3",
    "improvements 0 0 0 3 0 0",
    "extensions 3",
    "plans A 8 C 12",
  );

  test("SCO-7: 20 + 20 + 9 + 1 + 6 + 4 + 3 + 21 + 5 + 0 - 6 - 0 = 83", () => {
    expect(checkSheet(sheet)).toEqual([]);
    const [{ sections, total }] = scoreSheets([sheet, classic("", "temps 5"), classic("", "temps 4")]);
    expect(sections.map(({ section, points }) => [section, points])).toEqual([
      ["plans", 20],
      ["parks", 20],
      ["pools", 9],
      ["temps", 1],
      ["estates", 6 + 4 + 3 + 21 + 5 + 0],
      ["extensions", -6],
      ["refusals", 0],
      ["roundabouts", 0],
    ]);
    expect(total).toBe(83);
  });

  test("SCO-7: its 30 numbered houses are 6, 2, 1, 3 and 1 estates of 1 to 5", () => {
    const [{ sections, estatesBySize }] = scoreSheets([sheet]);
    expect(estatesBySize).toEqual([6, 2, 1, 3, 1, 0]);
    const estates = sections.find(({ section }) => section === "estates");
    expect(estates?.items.map(({ points }) => points)).toEqual([6, 4, 3, 21, 5, 0]);
  });
});
