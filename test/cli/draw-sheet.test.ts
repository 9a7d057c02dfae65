import {
  createGame,
  describeSheet,
  type HouseDescription,
  type Layout,
  type SheetDescription,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { drawSheet } from "../../src/cli/drawing/draw-sheet.js";
import { tellerOf } from "../../src/cli/language.js";

interface SheetContext {
  readonly layout: Layout;
  readonly blank: SheetDescription;
}

function classicPaper(): SheetContext {
  const state = createGame({ players: ["Ann"], seed: 1 });
  return { layout: state.setup.layouts[0], blank: describeSheet(state, 0) };
}

function emptyHouses(count: number): HouseDescription[] {
  return Array.from({ length: count }, () => ({ kind: "empty" }));
}

/** A custom layout with a number of houses in each street. */
function ownPaper(...houses: number[]): SheetContext {
  const { layout, blank } = classicPaper();
  const streets = houses.map((count) => ({ houses: count, column: 0, pools: [0], parks: [0, 2, 4] }));
  return {
    layout: { ...layout, streets },
    blank: {
      ...blank,
      streets: houses.map((count) => ({ houses: emptyHouses(count), fences: [], parks: 0 })),
    },
  };
}

/** A street without fences, with houses of which some, by their index, are given. */
function street(
  count: number,
  given: Readonly<Record<number, HouseDescription>>,
): SheetDescription["streets"][number] {
  return { houses: emptyHouses(count).map((house, index) => given[index] ?? house), fences: [], parks: 0 };
}

/** The drawing as one text that begins and ends with a line break, to be compared with a template. */
function drawing(sheet: SheetDescription, layout: Layout): string {
  return `\n${drawSheet(sheet, layout, tellerOf())
    .map((line) => line.trimEnd())
    .join("\n")}\n`;
}

describe("a drawn sheet", () => {
  test("shows the Classic sheet with its streets right-aligned", () => {
    const { layout, blank } = classicPaper();
    expect(drawing(blank, layout)).toMatchInlineSnapshot(`
      "
                 ╓───┬───┬─~─┬───┬───┬───┬─~─┬─~─┬───┬───╖
      1          ║   │   │   │   │   │   │   │   │   │   ║  Parks [0] 2 4 10
                 ╙───┴───┴───┴───┴───┴───┴───┴───┴───┴───╜
             ╓─~─┬───┬───┬─~─┬───┬───┬───┬─~─┬───┬───┬───╖
      2      ║   │   │   │   │   │   │   │   │   │   │   ║  Parks [0] 2 4 6 14
             ╙───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───╜
         ╓───┬─~─┬───┬───┬───┬───┬─~─┬───┬───┬───┬─~─┬───╖
      3  ║   │   │   │   │   │   │   │   │   │   │   │   ║  Parks [0] 2 4 6 8 18
         ╙───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───╜
         Improvements        City Plans       A –   B –   C –
         1  [1] 3            Temp workers     · · · · · · · · · · ·
         2  [2] 3 4          Pools            [0] 3 6 9 13 17 21 26 31 36
         3  [3] 4 5 6        Extensions       [0] 1 3 6 9 12 16 20 24 28
         4  [4] 5 6 7 8      Roundabouts      [0] 3 8
         5  [5] 6 7 8 10     Permit Refusals  [0] 0 3 5
         6  [6] 7 8 10 12
      "
    `);
  });

  test("shows everything that can stand on a sheet", () => {
    const { layout, blank } = classicPaper();
    const sheet: SheetDescription = {
      ...blank,
      streets: [
        {
          ...street(10, {
            0: { kind: "numbered", number: 0, used: true },
            1: { kind: "numbered", number: 9.75, used: true },
            2: { kind: "numbered", number: 11, used: true, pool: true },
            3: { kind: "extension", number: 11, used: true },
            5: { kind: "roundabout" },
            7: { kind: "invaded" },
          }),
          fences: [1, 3, 4, 5, 6, 7],
        },
        { ...street(11, { 0: { kind: "numbered", number: 5, pool: true } }), parks: 2 },
        {
          houses: street(12, {
            10: { kind: "numbered", number: 16, used: true },
            11: { kind: "extension", number: 16, used: true },
          }).houses,
          fences: [9],
          parks: 5,
        },
      ],
      pools: 2,
      temps: 11,
      improvements: [1, 0, 2, 0, 0, 4],
      extensions: 9,
      roundabouts: 1,
      refusals: 3,
      plans: { A: 8, C: 12 },
    };
    expect(drawing(sheet, layout)).toMatchInlineSnapshot(`
      "
                 ╓───┬───╥(~)┬───╥───╥───╥─~─╥─~─╥───┬───╖
      1          ║ 0 │9¾ ║11 │11B║   ║(@)║   ║ Z ║   │   ║  Parks [0] 2 4 10
                 ╚═══╧═══╩═══╧═══╨───╨───╨───╨───╨───┴───╜
             ╓(~)┬───┬───┬─~─┬───┬───┬───┬─~─┬───┬───┬───╖
      2      ║ 5 │   │   │   │   │   │   │   │   │   │   ║  Parks × × [4] 6 14
             ╙───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───╜
         ╓───┬─~─┬───┬───┬───┬───┬─~─┬───┬───┬───╥─~─┬───╖
      3  ║   │   │   │   │   │   │   │   │   │   ║16 │16B║  Parks × × × × × [18]
         ╙───┴───┴───┴───┴───┴───┴───┴───┴───┴───╨═══╧═══╝
         Improvements       City Plans       A 8   B –   C 12
         1  × [3]           Temp workers     × × × × × × × × × × ×
         2  [2] 3 4         Pools            × × [6] 9 13 17 21 26 31 36
         3  × × [5] 6       Extensions       × × × × × × × × × [28]
         4  [4] 5 6 7 8     Roundabouts      × [3] 8
         5  [5] 6 7 8 10    Permit Refusals  × × × [5]
         6  × × × × [12]
      "
    `);
  });

  test("makes all houses wider for a copied number like 10¾", () => {
    const { layout, blank } = ownPaper(3, 2);
    const sheet: SheetDescription = {
      ...blank,
      streets: [
        street(3, {
          0: { kind: "numbered", number: 10.75, pool: true },
          1: { kind: "extension", number: 10.75 },
          2: { kind: "numbered", number: 12 },
        }),
        blank.streets[1],
      ],
    };
    expect(drawing(sheet, layout).split("\n").slice(1, 7).join("\n")).toMatchInlineSnapshot(`
      "   ╓(~)─┬────┬────╖
      1  ║10¾ │10¾B│12  ║  Parks [0] 2 4
         ╙────┴────┴────╜
         ╓─~──┬────╖
      2  ║    │    ║       Parks [0] 2 4
         ╙────┴────╜"
    `);
  });

  test("stands left-aligned where the columns do not fit, with the parks among the tracks", () => {
    const { layout, blank } = ownPaper(18, 1);
    const streets = [layout.streets[0], { ...layout.streets[1], column: 19 }];
    expect(drawing(blank, { ...layout, streets })).toMatchInlineSnapshot(`
      "
         ╓─~─┬───┬───┬───┬───┬───┬───┬───┬───┬───┬───┬───┬───┬───┬───┬───┬───┬───╖
      1  ║   │   │   │   │   │   │   │   │   │   │   │   │   │   │   │   │   │   ║
         ╙───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───┴───╜
         ╓─~─╖
      2  ║   ║
         ╙───╜
         Improvements        Parks 1          [0] 2 4
         1  [1] 3            Parks 2          [0] 2 4
         2  [2] 3 4          City Plans       A –   B –   C –
         3  [3] 4 5 6        Temp workers     · · · · · · · · · · ·
         4  [4] 5 6 7 8      Pools            [0] 3 6 9 13 17 21 26 31 36
         5  [5] 6 7 8 10     Extensions       [0] 1 3 6 9 12 16 20 24 28
         6  [6] 7 8 10 12    Roundabouts      [0] 3 8
                             Permit Refusals  [0] 0 3 5
      "
    `);
  });

  test("shows a street that is too long in two rows", () => {
    const { layout, blank } = ownPaper(20, 2);
    const [, second] = blank.streets;
    const sheet = {
      ...blank,
      streets: [street(20, { 9: { kind: "empty", used: true }, 10: { kind: "empty", used: true } }), second],
    };
    expect(drawing(sheet, layout).split("\n").slice(1, 10).join("\n")).toMatchInlineSnapshot(`
      "   ╓─~─┬───┬───┬───┬───┬───┬───┬───┬───┬───┐
      1  ║   │   │   │   │   │   │   │   │   │   │  Parks [0] 2 4
         ╙───┴───┴───┴───┴───┴───┴───┴───┴───┴═══╛
         ┌───┬───┬───┬───┬───┬───┬───┬───┬───┬───╖
         │   │   │   │   │   │   │   │   │   │   ║
         ╘═══┴───┴───┴───┴───┴───┴───┴───┴───┴───╜
         ╓─~─┬───╖
      2  ║   │   ║                                  Parks [0] 2 4
         ╙───┴───╜"
    `);
  });

  test("counts the boxes of tracks that are too long", () => {
    const { layout, blank } = ownPaper(4, 4);
    const long = Array.from({ length: 40 }, (_, value) => value * 10);
    const drawn = drawing(
      { ...blank, pools: 3, temps: 2, extensions: 39 },
      { ...layout, pools: long, temps: 40, extensions: long },
    );
    expect(drawn).toContain("Temp workers     2× of 40\n");
    expect(drawn).toContain("Pools            3× [30] …\n");
    expect(drawn).toContain("Extensions       39× [390]\n");
  });

  test("keeps to 80 columns for any number of streets and houses", () => {
    for (let streets = 2; streets <= 6; streets++) {
      for (let houses = 1; houses <= 20; houses++) {
        const { layout, blank } = ownPaper(...Array.from({ length: streets }, () => houses));
        const widths = drawSheet(blank, layout, tellerOf()).map((line) => line.length);
        expect(Math.max(...widths)).toBeLessThanOrEqual(80);
      }
    }
  });
});
