import {
  checkSheet,
  createGame,
  describeSheet,
  EDITION_IDS,
  emptySheet,
  LAYOUT_IDS,
  type LayoutChoice,
  layoutOf,
  scoreSheets,
  sheetGeometry,
  trackValue,
} from "perfect-home-rules";
import { allConfigurations } from "perfect-home-rules/testing";
import { describe, expect, test } from "vitest";
import { violationIn } from "../support/refusals.js";
import { ALL } from "../support/variants.js";

const playable = allConfigurations().filter(({ code, mode }) => code === null && mode === "standard");
const ownLayouts = ALL.flatMap(({ options: { layout } }) =>
  typeof layout === "object" && "streets" in layout ? [layout] : [],
);
const choices: readonly LayoutChoice[] = [...LAYOUT_IDS, ...ownLayouts];

describe("a layout without a game", () => {
  test("SET-5: is that of a game of the same edition and sheet", () => {
    for (const { options } of playable) {
      const { layouts } = createGame({ ...options, players: ["Ann"], seed: 1 }).setup;
      expect(layoutOf(options.layout as LayoutChoice, options.edition)).toEqual(layouts[0]);
    }
  });

  test("without an edition is of the latest that has it", () => {
    for (const sheet of LAYOUT_IDS) {
      const edition = EDITION_IDS.find((each) =>
        playable.some(({ options }) => options.layout === sheet && options.edition === each),
      );
      expect(layoutOf(sheet)).toEqual(layoutOf(sheet, edition));
    }
  });

  test("can be the caller's, and is read then", () => {
    expect(ownLayouts.length).toBeGreaterThan(0);
    for (const layout of ownLayouts) {
      const { setup } = createGame({ players: ["Ann"], seed: 1, layout });
      expect(layoutOf(layout)).toEqual(setup.layouts[0]);
    }
  });

  test("is the caller's: what is done to it changes no other", () => {
    const changed = layoutOf("classic");
    Reflect.set(changed.streets[0], "houses", 3);
    expect(layoutOf("classic").streets[0].houses).toBe(10);
  });

  test.each<[unknown, unknown, string, string]>([
    ["nowhere", undefined, "options.invalid", "layout"],
    ["blueprint", "first-2018", "options.invalid", "layout"],
    ["easter-eggs-2019", "collector-2023", "options.invalid", "layout"],
    ["classic", "third", "options.invalid", "edition"],
    [undefined, undefined, "options.not-an-object", "layout"],
    [["classic"], undefined, "options.not-an-object", "layout"],
    [{ id: "mine" }, undefined, "options.invalid", "layout.streets"],
  ])("%j of %j is refused", (sheet, edition, code, path) => {
    for (const read of [layoutOf, emptySheet]) {
      const violation = violationIn(() => read(sheet as "classic", edition as undefined));
      expect([violation.code, violation.details["path"]]).toEqual([code, path]);
    }
  });
});

describe("an empty sheet", () => {
  test("is the sheet of a new game, right, and scores as that does", () => {
    for (const sheet of choices) {
      const start = createGame({
        players: ["Ann"],
        seed: 1,
        layout: sheet,
        edition: typeof sheet === "string" && sheet.endsWith("2019") ? "first-2018" : "collector-2023",
      });
      const { edition } = start.setup;
      const empty = emptySheet(sheet, edition);
      expect(empty).toEqual(describeSheet(start, 0));
      expect(checkSheet(empty, { layout: sheet, edition })).toEqual([]);
      expect(scoreSheets([empty], { layout: sheet, edition })).toHaveLength(1);
    }
  });
});

describe("the geometry of a layout", () => {
  test.each(
    choices.map(
      (sheet) => [typeof sheet === "string" ? sheet : "id" in sheet ? sheet.id : "paper", sheet] as const,
    ),
  )("names each house of %s once, in the order of the sheet's lists", (_, sheet) => {
    const layout = layoutOf(sheet);
    const { houses, starts } = sheetGeometry(layout);
    const expected = layout.streets.flatMap(({ houses: count, column, pools }, street) =>
      Array.from({ length: count }, (__, house) => ({
        street,
        house,
        column: column + house,
        pool: pools.includes(house),
      })),
    );
    expect(houses).toEqual(expected);
    expect(starts).toHaveLength(layout.streets.length + 1);
    expect(starts.at(-1)).toBe(houses.length);
    for (const [index, { street, house }] of houses.entries()) expect(starts[street] + house).toBe(index);
  });
});

test("ACT-3: the value of a track that counts is the first one not crossed, or else the last", () => {
  const track = [0, 3, 6];
  expect([0, 1, 2, 3, 9].map((crossed) => trackValue(track, crossed))).toEqual([0, 3, 6, 6, 6]);
  expect(trackValue([], 0)).toBe(0);
  expect(violationIn(() => trackValue(track, -1)).details["path"]).toBe("crossed");
  expect(violationIn(() => trackValue({ length: 3 } as unknown as number[], 1)).details["path"]).toBe(
    "track",
  );
});
