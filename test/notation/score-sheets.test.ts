import fc from "fast-check";
import {
  checkSheet,
  describeSheet,
  type Layout,
  type SheetDescription,
  scoreSheet,
  scoreSheets,
} from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import type { SheetContext } from "../oracle/paper.js";
import { scoreOf } from "../oracle/score.js";
import { inRandomGames } from "../support/check.js";
import { lastState, optionsOf, wholeGame } from "../support/games.js";
import { seats } from "../support/sheets.js";
import { anySheet, SHEET_KINDS, sheetKinds } from "./descriptions.js";

const [CLASSIC] = SHEET_KINDS;

describe("scoreSheets", () => {
  test("SCO-1 to SCO-6: any sheets score as by the plain rules, tracks crossed beyond their ends included", () => {
    const together = sheetKinds.chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        sheets: fc.array(anySheet(kind), { minLength: 1, maxLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(together, ({ kind: { layout, options }, sheets }) => {
        const papers = sheets.map((sheet) => sheetContextOf(sheet, layout));
        const found = scoreSheets(sheets, options).map(({ sections, total }) => ({
          total,
          sections: Object.fromEntries(sections.map(({ section, points }) => [section, points])),
        }));
        const expected = papers.map((paper) => {
          const { sections, total } = scoreOf(paper, withoutEnds(layout), papers);
          return { total, sections };
        });
        expect(found).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test("the sheets of a finished game score as in the game", () => {
    inRandomGames(
      (script) => {
        const state = lastState(wholeGame(script));
        if (state.setup.mode !== "standard") return;
        const { edition, layout, plans } = optionsOf(script);
        const sheets = seats(state).map((player) => describeSheet(state, player));
        const expected = seats(state).map((player) => scoreSheet(state, player));
        expect(scoreSheets(sheets, { edition, layout, plans })).toEqual(expected);
      },
      { share: 0.1 },
    );
  });

  test("SCO-7: the worked example of 83 points", () => {
    // The example does not say how the houses are divided into estates; its points leave this much open.
    const text = `
      1 5 8* 9 10 | 11 12* 14 | . .
      2* 2B | 4 6 | 8 | 9 | 10 | 12 | 15 | . | 17
      0 1 3 4 | 7 8 9B 9 | 9B 10 13 15
      parks 3 3 2
      pools 3
      temps 3
      improvements 0 0 0 3 0 0
      extensions 3
      plans A 8 C 12
    `;
    const sheet = parseSheet(text);
    expect(checkSheet(sheet)).toEqual([]);
    const [{ sections, total }] = scoreSheets([sheet, { ...sheet, temps: 4 }, { ...sheet, temps: 5 }]);
    expect(sections.map(({ points }) => points)).toEqual([20, 20, 9, 1, 6 + 4 + 3 + 21 + 5, -6, 0, 0]);
    expect(total).toBe(83);
  });

  test("ACT-3: more extensions than boxes score the last value", () => {
    const [description] = fc.sample(anySheet(CLASSIC), 1);
    const [full, over] = [9, 9999].map(
      (extensions) => scoreSheets([{ ...description, extensions }])[0].total,
    );
    expect(over).toBe(full);
  });

  test("SCO-4: temps are compared over all sheets, as many as there are", () => {
    const [description] = fc.sample(anySheet(CLASSIC), 1);
    const temps = [5, 5, 1, 0].map((each) => ({ ...description, temps: each }));
    const points = scoreSheets(temps).map(
      ({ sections }) => sections.find(({ section }) => section === "temps")?.points,
    );
    expect(points).toEqual([7, 7, 4, 0]);
    expect(scoreSheets([])).toEqual([]);
  });
});

/** A layout for the plain rules, which know no track without a value. */
function withoutEnds(layout: Layout): Layout {
  const atLeastOne = (track: readonly number[]): readonly number[] => (track.length === 0 ? [0] : track);
  return {
    ...layout,
    streets: layout.streets.map((street) => ({ ...street, parks: atLeastOne(street.parks) })),
  };
}

/** A description for the plain rules, in which no track is crossed beyond its end. ACT-3 */
function sheetContextOf(sheet: SheetDescription, layout: Layout): SheetContext {
  const within = (crossed: number, track: readonly number[]): number =>
    Math.min(crossed, Math.max(track.length - 1, 0));
  return {
    streets: sheet.streets.map(({ houses, fences, parks }, street) => ({
      houses: houses.map((house) => ({
        number: "number" in house ? house.number : null,
        copied: house.kind === "extension",
        pool: house.pool ?? false,
        used: house.used ?? false,
      })),
      fences: houses.map((_, house) => house === houses.length - 1 || fences.includes(house)),
      parks: within(parks, layout.streets[street].parks),
    })),
    pools: within(sheet.pools, layout.pools),
    temps: sheet.temps,
    improvements: sheet.improvements.map((crossed, index) => within(crossed, layout.improvements[index])),
    extensions: within(sheet.extensions, layout.extensions),
    refusals: within(sheet.refusals, layout.refusals),
    roundabouts: within(sheet.roundabouts, layout.roundabouts),
    plans: (["A", "B", "C"] as const).map((letter) => sheet.plans[letter] ?? null),
  };
}
