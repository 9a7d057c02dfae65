import { checkLayout, createGame } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { changed } from "../support/changed.js";
import { as, placeIn } from "../support/refusals.js";
import { refusedOptions } from "../support/refused-options.js";
import { SMALL } from "../support/small-sheet.js";

describe("SET-5: a custom layout", () => {
  const wrong = (path: string, value: unknown) => placeIn(checkLayout(as(changed(SMALL, path, value)))[0]);

  test("SET-5: a right one is right, with nothing of an expansion", () => {
    expect(checkLayout(SMALL)).toEqual([]);
    expect(checkLayout({ ...SMALL, expansion: null })).toEqual([]);
    expect(createGame({ players: ["Ann"], seed: 1, layout: SMALL }).setup.layouts).toEqual([
      { ...SMALL, expansion: null, provenance: expect.objectContaining({ level: "custom" }) },
    ]);
  });

  test.each([
    ["id", "", "id: a text that is not empty"],
    ["streets", [SMALL.streets[0]], "streets: 2 to 6 streets"],
    ["streets", new Array(7).fill(SMALL.streets[0]), "streets: 2 to 6 streets"],
    ["streets.0.houses", 0, "streets[0].houses: a whole number from 1 to 20"],
    ["streets.0.houses", 21, "streets[0].houses: a whole number from 1 to 20"],
    ["streets.1.column", 21, "streets[1].column: a whole number from 0 to 20"],
    ["streets.0.pools", [3], "streets[0].pools[0]: a whole number from 0 to 2"],
    ["streets.0.parks", [1001], "streets[0].parks[0]: a whole number from 0 to 1000"],
    ["pools", new Array(51).fill(0), "pools: a list of at most 50 values"],
    ["temps", 51, "temps: a whole number from 0 to 50"],
    ["improvements", new Array(7).fill([1]), "improvements: at most 6 tracks"],
    ["refusals", [], "refusals: a track with at least one box"],
    ["refusals", [5], "refusals: a track with at least one box"],
    ["expansion", { id: "classic" }, "expansion.id: "],
  ])("SET-5: %s must not be %j", (path, value, expected) => {
    expect(wrong(path, value).startsWith(expected)).toBe(true);
  });

  test("SET-5: pools stand in rising houses, each once", () => {
    expect(wrong("streets.0.pools", [1, 1])).toMatch(/^streets\[0\]\.pools/);
    expect(wrong("streets.0.pools", [2, 1])).toMatch(/^streets\[0\]\.pools/);
  });
});

describe("SET-5: the sheets of several players", () => {
  const two = (layout: unknown) => refusedOptions({ players: ["Ann", "Bob"], layout });

  test.each([
    ["one too few", ["classic"], "options.layouts-count layout"],
    ["one too many", ["classic", "classic", "classic"], "options.layouts-count layout"],
    ["none", [], "options.layouts-count layout"],
    ["two layouts", ["classic", "blueprint"], "options.layouts-differ layout[1]"],
    ["a sheet that is none", ["classic", "castle"], "options.invalid layout[1]"],
    ["a layout that is none", ["classic", {}], "options.invalid layout[1].id"],
  ])("SET-5: %s is refused", (_what, sheets, expected) => {
    expect(two(sheets).startsWith(expected)).toBe(true);
  });

  test("RVS-1: one of each is kept, and who has which", () => {
    const layout = ["classic", "maud-charmel", "classic"] as const;
    const { playerLayouts, layouts } = createGame({ players: ["a", "b", "c"], seed: 1, layout }).setup;
    expect(playerLayouts).toEqual([0, 1, 0]);
    expect(layouts.map(({ id }) => id)).toEqual(["classic", "maud-charmel"]);
  });
});
