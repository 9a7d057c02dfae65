import { type CustomLayout, type SheetDescription, scoreSheets } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { scoreForCards } from "../support/position-cards.js";
import { classic } from "../support/position-sheets.js";
import { SMALL, small } from "../support/small-sheet.js";

/** The score of a sheet on which something is printed otherwise, with all its houses numbered. */
function scoreOn(other: Partial<CustomLayout>) {
  const layout = { ...SMALL, ...other };
  return scoreSheets([small(["1 2 3", "1 2 3"], [], layout)], { layout })[0];
}

/** The lines of a section, for a sheet that is scored beside others with these numbers of temps. */
function linesOf(sheet: SheetDescription, name: string, ...temps: readonly number[]) {
  const others = temps.map((count) => classic("", `temps ${count}`));
  return scoreSheets([sheet, ...others])[0].sections.find(({ section }) => section === name)?.items;
}

describe("the lines of a score sheet", () => {
  test("SCO-1: a plan that was not scored has no line", () => {
    expect(linesOf(classic("", "plans B 7"), "plans")).toEqual([{ of: "B", count: 1, points: 7 }]);
  });

  test("SCO-2: parks have a line for each street, counted from 1", () => {
    expect(linesOf(classic("1 2 3/1 2", "parks 3 2 0"), "parks")).toEqual([
      { of: "1", count: 3, points: 10 },
      { of: "2", count: 2, points: 4 },
      { of: "3", count: 0, points: 0 },
    ]);
  });

  test("SCO-3: pools have one line", () => {
    expect(linesOf(classic("", "pools 3"), "pools")).toEqual([{ of: "pools", count: 3, points: 9 }]);
  });

  test.each([
    ["1", 7, [2, 1]],
    ["2", 4, [4, 1]],
    ["3", 1, [5, 4]],
    ["temps", 0, [6, 5, 4]],
  ])("SCO-4: temps have one line, that of place %s with %i points", (of, points, others) => {
    expect(linesOf(classic("", "temps 3"), "temps", ...others)).toEqual([{ of, count: 3, points }]);
  });

  test("SCO-5: estates have a line for each size", () => {
    const streets = "1 | 2 | 3 4 5 | . . . . ./. . . . . . . . . . ./1 2 3 4 5 6 |";
    expect(linesOf(classic(streets, "improvements 1 0 1 0 0 0"), "estates")).toEqual([
      { of: "1", count: 2, points: 2 * 3 },
      { of: "2", count: 0, points: 0 },
      { of: "3", count: 1, points: 4 },
      { of: "4", count: 0, points: 0 },
      { of: "5", count: 0, points: 0 },
      { of: "6", count: 1, points: 6 },
    ]);
  });

  test.each([
    ["extensions", 3, 6],
    ["refusals", 2, 3],
    ["roundabouts", 1, 3],
  ])("SCO-6: %s have one line, which is subtracted; without a box it is 0", (of, count, cost) => {
    expect(linesOf(classic("", `${of} ${count}`), of)).toEqual([{ of, count, points: -cost }]);
    expect(linesOf(classic(""), of)).toEqual([{ of, count: 0, points: 0 }]);
  });
});

describe("the sections of a score sheet", () => {
  const ALL = ["plans", "parks", "pools", "temps", "estates", "extensions", "refusals", "roundabouts"];
  const sectionsOn = (other: Partial<CustomLayout>) => scoreOn(other).sections.map(({ section }) => section);
  const without = (name: string) => ALL.filter((section) => section !== name);

  test("SCO-1 to SCO-6: each names the clause by which it is scored", () => {
    const clauses = scoreOn({}).sections.map(({ section, clause }) => [section, clause]);
    expect(clauses).toEqual([
      ["plans", "SCO-1"],
      ["parks", "SCO-2"],
      ["pools", "SCO-3"],
      ["temps", "SCO-4"],
      ["estates", "SCO-5"],
      ["extensions", "SCO-6"],
      ["refusals", "SCO-6"],
      ["roundabouts", "SCO-6"],
    ]);
  });

  test("SCO-2: parks are scored where any street has a park, and only there", () => {
    expect(sectionsOn({})).toEqual(ALL);
    const streets = SMALL.streets.map((street) => ({ ...street, parks: [] }));
    expect(sectionsOn({ streets })).toEqual(without("parks"));
  });

  test.each([
    ["SCO-3", "pools", { pools: [] }],
    ["SCO-4", "temps", { temps: 0 }],
    ["SCO-5", "estates", { improvements: [] }],
    ["SCO-6", "extensions", { extensions: [] }],
    ["SCO-6", "roundabouts", { roundabouts: [] }],
  ])("%s: a sheet without boxes for %s has no such section", (_clause, name, other) => {
    expect(sectionsOn(other)).toEqual(without(name));
  });

  test("TIE-1 AMD-1: streets between fences are estates where the sheet scores any", () => {
    expect(scoreOn({}).estatesBySize).toEqual([0, 0, 2, 0, 0, 0]);
    const without = scoreOn({ improvements: [] });
    expect([...without.estatesBySize, without.completeEstates]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe("the lines of the AAA's score", () => {
  test("AAA-5 AAA-10 AAA-11: each section names its clause and what it counts", () => {
    const { sections } = scoreForCards(["6 park", "3 temp", "4 extension", "8 fence", "5 park"]);
    expect(sections.map(({ section, clause }) => [section, clause])).toEqual([
      ["plans", "AAA-5"],
      ["parks", "AAA-10"],
      ["pools", "AAA-10"],
      ["temps", "AAA-10"],
      ["fences", "AAA-10"],
      ["estates", "AAA-11"],
    ]);
    expect(sections.map(({ items }) => items)).toEqual([
      [],
      [{ of: "park", count: 2, points: 2 }],
      [{ of: "pool", count: 0, points: 0 }],
      [
        { of: "temp", count: 1, points: 1 },
        { of: "place", count: 1, points: 7 },
      ],
      [{ of: "fence", count: 1, points: 1 }],
      [
        { of: "houses", count: 4, points: 4 },
        { of: "houses", count: 1, points: 1 },
      ],
    ]);
  });

  test("AAA-10 SCO-4: without a temp card it has no place", () => {
    const temps = scoreForCards(["6 park"]).sections.find(({ section }) => section === "temps");
    expect(temps?.items).toEqual([
      { of: "temp", count: 0, points: 0 },
      { of: "place", count: 0, points: 0 },
    ]);
  });
});
