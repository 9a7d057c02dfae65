import { createGame, type Layout, type LayoutId, scoreSheets, standings } from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { classic, scored } from "../support/position-sheets.js";
import { pointsIn, positionOf, sheetWith } from "../support/positions.js";
import { violationIn } from "../support/refusals.js";
import { BLUEPRINT, CLASSIC, type PrintedSheet, REVISITED } from "./printed-sheets.js";

/** A layout as the printed sheets are written down. */
function asPrinted({ streets, ...layout }: Layout): PrintedSheet {
  return {
    streets: streets.map(({ houses }) => houses),
    poolHouses: streets.map(({ pools }) => pools.map((house) => house + 1)),
    parks: streets.map(({ parks }) => parks),
    pools: layout.pools,
    temps: layout.temps,
    improvements: layout.improvements,
    extensions: layout.extensions,
    roundabouts: layout.roundabouts,
    refusals: layout.refusals,
  };
}

function layoutOf(layout: LayoutId, edition: "collector-2023" | "first-2018" = "collector-2023"): Layout {
  return createGame({ players: ["Ann"], seed: 1, layout, edition }).setup.layouts[0];
}

test.each(["collector-2023", "first-2018"] as const)("SCO-7: the Classic sheet (%s)", (edition) => {
  expect(asPrinted(layoutOf("classic", edition))).toEqual(CLASSIC);
});

describe("the Blueprint sheet", () => {
  test("BLU-1: other streets and values", () => {
    expect(asPrinted(layoutOf("blueprint"))).toEqual(BLUEPRINT);
  });

  test("BLU-1: the same rules", () => {
    const sheet = parseSheet(
      `
        sheet blueprint
        1 2* | 3 4 5* | . . . . . .
        1 1B | @ | . . . . . . .
        1* 2 3 4 . . 7* . . . . .
        parks 1 0 2
        pools 4
        temps 1
        improvements 0 1 0 0 0 0
        extensions 1
        roundabouts 1
        refusals 3
        plans A 8
      `,
    );
    const [{ sections, total }] = scoreSheets([sheet]);
    expect(sections.map(({ section, points }) => [section, points])).toEqual([
      ["plans", 8],
      ["parks", 2 + 0 + 3],
      ["pools", 13],
      ["temps", 7],
      ["estates", 4 + 4 + 3],
      ["extensions", -1],
      ["refusals", -5],
      ["roundabouts", -3],
    ]);
    expect(total).toBe(8 + 5 + 13 + 7 + 11 - 1 - 5 - 3);
  });

  test("BLU-1: it belongs to the 2023 edition", () => {
    const create = () =>
      createGame({ players: ["Ann"], seed: 1, layout: "blueprint", edition: "first-2018" });
    expect(violationIn(create)).toMatchObject({ code: "options.layout-edition", clause: "BLU-1" });
  });
});

describe("the Revisited Classic sheets", () => {
  test.each(REVISITED)("RVS-1: %s has the layout of Classic", (sheet) => {
    expect(asPrinted(layoutOf(sheet))).toEqual(CLASSIC);
    const described = { ...classic("1 2 | 3*", "pools 1"), layout: sheet };
    expect(scoreSheets([described])[0]).toEqual(scoreSheets([classic("1 2 | 3*", "pools 1")])[0]);
  });

  test("RVS-1: in one game each player may use another one; temps are compared over all", () => {
    const sheets = REVISITED.map((layout, seat) => sheetWith({ layout }, [], `temps ${6 - seat}`));
    const state = positionOf({ layout: [...REVISITED] }, sheets);
    expect(state.setup.layouts.map(({ id }) => id)).toEqual([...REVISITED]);
    expect(REVISITED.map((_, player) => scored(state, "temps", player))).toEqual([7, 4, 1, 0, 0, 0]);
    expect(standings(state)[0].player).toBe(0);
  });

  test("RVS-1: they belong to the 2023 edition", () => {
    const create = () =>
      createGame({ players: ["Ann"], seed: 1, layout: REVISITED[0], edition: "first-2018" });
    expect(violationIn(create).clause).toBe("RVS-1");
  });
});

test("SCO-6: a section without boxes crossed costs nothing on any sheet", () => {
  for (const sheet of ["classic", "blueprint", ...REVISITED] as const) {
    const text = `sheet ${sheet}\n${layoutOf(sheet)
      .streets.map(({ houses }) => ". ".repeat(houses))
      .join("\n")}`;
    const [score] = scoreSheets([parseSheet(text)]);
    expect(["extensions", "refusals", "roundabouts"].map((name) => pointsIn(score, name))).toEqual([0, 0, 0]);
  }
});
